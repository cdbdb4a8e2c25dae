//! Violations of linkage, aliases and attributes of symbols.

use super::{Cases, device, global};
use crate::entity::{FuncId, GlobalId};
use crate::module::{Global, Init, Module, Symbol};
use crate::signature::{Linkage, Preserved, Signature};
use crate::types::{I8, I32, PTR, Space};
use crate::verify::verify_module;

pub(super) fn cases(cases: &mut Cases) {
    cases.global("CommonGlobal", |m| Global {
        linkage: Linkage::Common,
        ..global(m, Space::Global, I32, Some(Init::Bits(1)))
    });
    cases.global("GlobalAttr", |m| {
        let mut shared = global(m, Space::Shared, I32, None);
        shared.attrs.managed = true;
        shared
    });
    cases.global("GlobalAttr", |m| {
        let mut bank = global(m, Space::Const, I32, Some(Init::Bits(1)));
        bank.attrs.constant = true;
        bank
    });
    let byte = |mask, generic| Init::Address {
        symbol: Symbol::Global(GlobalId::from_u32(0)),
        offset: 0,
        generic,
        mask: Some(mask),
    };
    for mask in [0, 0xf, 0xfff, 0xff0, u64::MAX] {
        cases.global("InitMask", |m| global(m, Space::Global, I8, Some(byte(mask, true))));
    }
    cases.global("InitShape", |m| global(m, Space::Global, PTR, Some(byte(0xff, true))));
    cases.func("CommonFunction", |_, func| func.linkage = Linkage::Common);
    for registers in [0, 1, 238, u32::MAX] {
        cases.func("Preserved", |_, func| {
            func.signature.preserved = Preserved { registers: Some(registers), control: None };
        });
    }
    cases.func("Preserved", |_, func| {
        let preserved = Preserved { registers: None, control: Some(12) };
        func.dfg.signatures.push(Signature { preserved, ..Signature::default() });
    });
    cases.func("UnknownId", |_, func| {
        *func = device(Signature::default());
        (func.layout, func.aliasee) = (Default::default(), Some(FuncId::from_u32(7)));
    });
    alias_cases(cases);
}

fn alias_cases(cases: &mut Cases) {
    let mut m = Module::new();
    let f = m.add_func(device(Signature::new(&[I32], None))).unwrap();
    let alias = m.add_alias("h", Linkage::Visible, f).unwrap();
    assert_eq!(verify_module(&m), Ok(()));
    m.func_mut(alias).linkage = Linkage::External;
    cases.module("Alias", &m);
    m.func_mut(alias).linkage = Linkage::Weak;
    m.func_mut(alias).signature.params.clear();
    cases.module("Alias", &m);
    m.func_mut(alias).aliasee = Some(alias);
    cases.module("Aliasee", &m);
}
