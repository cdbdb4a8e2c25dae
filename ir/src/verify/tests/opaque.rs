//! Textures, samplers and surfaces that are wrong.

use super::{Cases, global};
use crate::module::{Global, Init, Module, Symbol};
use crate::signature::{Linkage, Param};
use crate::types::{I32, Space, Type};
use crate::verify::verify_module;
use irc_ptx::isa::TextureMode;
use irc_ptx::{OpaqueField, OpaqueValue};

fn fields(fields: &[(OpaqueField, OpaqueValue)]) -> Option<Init> {
    Some(Init::Fields(fields.to_vec()))
}

pub(super) fn cases(cases: &mut Cases) {
    cases.global("OpaqueSpace", |m| global(m, Space::Const, Type::Texref, None));
    cases.global("OpaqueSpace", |m| global(m, Space::Shared, Type::Surfref, None));
    cases.global("GlobalSpace", |m| global(m, Space::Local, Type::Surfref, None));
    cases.global("UnifiedSampler", |m| global(m, Space::Global, Type::Samplerref, None));
    cases.global("Dynamic", |m| Global {
        dynamic: true,
        ..global(m, Space::Global, Type::Texref, None)
    });
    cases.global("ExternalInit", |m| Global {
        linkage: Linkage::External,
        ..global(m, Space::Global, Type::Texref, fields(&[]))
    });
    for init in [Init::Zero, Init::Bits(0), Init::Bytes(vec![]), Init::List(vec![])] {
        cases.global("InitShape", |m| global(m, Space::Global, Type::Texref, Some(init)));
    }
    cases.global("InitShape", |m| global(m, Space::Global, I32, fields(&[])));
    let param = |ty| {
        let mut param = Param::new(ty);
        param.attrs.opaque = true;
        param
    };
    cases.signature("ParamAttr", &[param(Type::Texref)], None);
    cases.signature("ParamAttr", &[], Some(param(Type::Texref)));
    cases.kernel("ParamAttr", |func| {
        let entry = func.layout.entry().unwrap();
        func.dfg.append_param(entry, I32);
        func.signature.params.push(param(I32));
    });
    cases.kernel("UnifiedSampler", |func| {
        let entry = func.layout.entry().unwrap();
        func.dfg.append_param(entry, Type::Samplerref);
        func.signature.params.push(param(Type::Samplerref));
    });
    field_cases(cases);

    // A handle in memory begins as nothing that the module knows.
    let mut m = Module::new();
    let texture = global(&mut m, Space::Global, Type::Texref, None);
    let texture = m.add_global(texture).unwrap();
    assert_eq!(verify_module(&m), Ok(()));
    let address =
        Init::Address { symbol: Symbol::Global(texture), offset: 0, generic: false, mask: None };
    let pointer = global(&mut m, Space::Global, Type::Ptr(Space::Global), Some(address));
    m.add_global(Global { name: "pointer".to_owned(), ..pointer }).unwrap();
    cases.module("InitSymbol", &m);
}

fn field_cases(cases: &mut Cases) {
    use OpaqueField::{FilterMode, MemoryLayout, Width};
    use OpaqueValue::{Int, Linear};
    let wrong: [&[_]; 5] = [
        &[(MemoryLayout, Int(1))],
        &[(Width, Int(-1))],
        &[(Width, Linear)],
        &[(FilterMode, Int(0))],
        &[(Width, Int(1)), (Width, Int(1))],
    ];
    for wrong in wrong {
        cases.global("OpaqueField", |m| global(m, Space::Global, Type::Texref, fields(wrong)));
    }
    let mut m = Module::new();
    let good = fields(&[(Width, Int(7)), (FilterMode, Linear)]);
    let texture = global(&mut m, Space::Global, Type::Texref, good);
    m.add_global(texture).unwrap();
    assert_eq!(verify_module(&m), Ok(()));
    m.textures = TextureMode::Independent;
    cases.module("OpaqueField", &m);
}
