use irc_ir::ptx::Module;
use irc_ir::ptx::print::print_inst;
use irc_ir::target::Sm;
use std::io::BufRead;
fn main() {
    let names = "gvar gvar32 svar cvar mbar tmap lvar kp kpg".split(' ');
    let _ = names;
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let text = format!(
            ".version 9.5\n.target sm_100a\n.address_size 64\n.global .align 128 .b8 gvar[4096];\n.global .u32 gvar32;\n.shared .align 128 .b8 svar[4096];\n.const .align 128 .b8 cvar[1024];\n.shared .align 8 .b64 mbar;\n.global .align 128 .b8 tmap[128];\n.entry k0(.param .align 128 .b8 kp[256], .param .u64 kpg) {{\n.reg .pred %p<300>; .reg .b8 %rb<300>; .reg .b16 %rs<300>; .reg .b32 %r<300>;\n.reg .b64 %rd<300>; .reg .f32 %f<300>; .reg .f64 %fd<300>; .reg .b128 %rq<300>;\n .local .align 128 .b8 lvar[1024];\n{line}\nret;\n}}\n"
        );
        let m = match Module::parse(&text) {
            Ok(m) => m,
            Err(e) => {
                println!("PARSE {}", e[0]);
                continue;
            }
        };
        let body = m.functions().find_map(|f| f.body.as_ref()).unwrap();
        let inst = body.insts().next().unwrap();
        let printed = print_inst(&m.names, body, inst);
        if inst.is_excluded() {
            println!("ILLEGAL {}", inst.requirement(Sm::every().last().unwrap()).unwrap_err());
            continue;
        }
        let mut out = format!("OK {}\t", printed.replace('\t', " "));
        for sm in Sm::every() {
            if let Ok(r) = inst.requirement(sm) {
                out += &format!("{}={}:{} ", sm.name(), r.first, r.last);
            }
        }
        println!("{out}");
    }
}
