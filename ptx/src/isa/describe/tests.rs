//! Descriptions of known rows, and of all of them.

use super::*;
use crate::isa::{rows, rows_spelled};
use crate::target::SmSet;

fn one(text: &str) -> Forms {
    let mut found = Forms::spelled(text);
    assert_eq!(found.len(), 1, "{text}: {found:?}");
    found.remove(0)
}

fn needs(forms: &Forms) -> Vec<String> {
    let line = |need: Need| match need.when.is_empty() {
        true => since_text(need.since),
        false => format!("{}: {}", need.when, since_text(need.since)),
    };
    forms.needs().into_iter().map(line).collect()
}

/// The mnemonic of a form.
fn spelled(id: RowId, mods: Mods) -> String {
    let mut inst = crate::Inst::<crate::Reg>::new(id, crate::Operands::new());
    inst.mods = mods;
    inst.mnemonic()
}

#[test]
fn a_row_in_words() {
    let forms = one("szext");
    assert_eq!(forms.form(Detail::Full), "szext{.clamp,.wrap}{.u32,.s32} d, a, b");
    assert_eq!(needs(&forms), ["sm_70+, PTX 7.6"]);
    let operands: Vec<String> = forms
        .operands()
        .iter()
        .map(|o| format!("{} {} {} {}", o.name, o.direction, o.ty, o.notes.join("; ")))
        .collect();
    assert_eq!(operands, ["d out T1 ", "a in T1 or an immediate", "b in .u32 or an immediate"]);
    let mods = forms.example().expect("a form");
    assert_eq!(spelled(rows::SZEXT, mods), "szext.clamp.u32");
}

#[test]
fn conditions_in_words() {
    let add = Forms::of(rows::ADD_INT);
    assert_eq!(
        needs(&add)[1..],
        [
            "with `.u16x2` or `.s16x2`: sm_90+, PTX 8.0",
            "with `.u8x4` or `.s8x4`: sm_107f/a, PTX 9.4; or else sm_120f/a or sm_121f/a, PTX 9.2",
            "with `.sat` and with `.u32`, `.u16x2` or `.s16x2`: sm_107f/a, PTX 9.4; or else \
             sm_120f/a or sm_121f/a, PTX 9.2",
        ]
    );
    let [exclusion] = &add.exclusions()[..] else { panic!("there is one exclusion") };
    assert_eq!(exclusion.when, "with `.sat` and with `.u16/64,.s16/64`");
    let replace = Forms::of(rows::TENSORMAP_REPLACE_DIMENSION);
    let last = replace.exclusions().pop().expect("there are exclusions");
    assert_eq!(last.when, "with `ord` below 0 or above 4");
}

#[test]
fn words_and_targets_narrow_a_row() {
    // A word that is given decides rules, and what they exclude then is gone.
    let sat = Forms::spelled("add.sat").into_iter().find(|f| f.id() == rows::ADD_INT);
    let sat = sat.expect("integers saturate");
    assert_eq!(sat.mnemonic(Detail::Full), "add.sat{.u32,.s32,.u16x2,.s16x2,.u8x4,.s8x4}");
    let old = sat.on("sm_80".parse().expect("a target")).expect("s32 saturates anywhere");
    assert_eq!(old.mnemonic(Detail::Full), "add.sat.s32");
    assert_eq!(old.exclusions().len(), 0);
    // A word is gone if every form that has it is.
    let tile = Forms::of(rows::CP_TENSOR_TO_SHARED).on("sm_90".parse().expect("a target"));
    let tile = tile.expect("sm_90 copies tensors").mnemonic(Detail::Full);
    assert!(tile.contains("[.tile].") && !tile.contains("gather"), "{tile}");
    let gone = Forms::of(rows::SZEXT).on("sm_61".parse().expect("a target"));
    assert!(gone.is_none());
    // A word that no row has there picks nothing; one that another part has picks that.
    assert!(Forms::spelled("szext.s64").is_empty() && Forms::spelled("szex").is_empty());
    assert_eq!(Forms::spelled("szext.s32").len(), 1);
    assert!(Forms::spelled("cp.async").len() > 3);
}

#[test]
fn a_fixed_form_says_how_long_its_lists_are() {
    let mma = Forms::spelled("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32");
    let forms: Vec<String> = mma.iter().map(|f| f.form(Detail::Full)).collect();
    assert_eq!(
        forms,
        ["mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {d * 4}, {a * 4}, {b * 2}, {c * 4}"]
    );
    let brief = Forms::of(rows::SETP).mnemonic(Detail::Brief);
    assert!(brief.starts_with("setp{Compare}"), "{brief}");
}

#[test]
fn targets_in_words() {
    let set = |names: &str| {
        let sms = names.split(' ').map(|name| name.parse().expect("a target"));
        sms.fold(SmSet::EMPTY, |set, sm| set.union(SmSet::only(sm)))
    };
    assert_eq!(target_text(SmSet::ALL), "every target");
    assert_eq!(target_text(SmSet::since(90)), "sm_90+");
    assert_eq!(target_text(SmSet::between(50, 62)), "sm_50 to sm_62");
    assert_eq!(target_text(set("sm_90a sm_100f sm_100a")), "sm_90a or sm_100f/a");
    assert_eq!(target_text(set("sm_100 sm_121")), "sm_100 without suffix or sm_121 without suffix");
    assert_eq!(target_text(SmSet::EMPTY), "no target");
    let blackwell = SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]);
    assert_eq!(target_text(blackwell), "sm_100f/a to sm_121f/a");
}

#[test]
fn every_row_is_described() {
    for (id, row) in all_rows() {
        let forms = Forms::of(id);
        assert!(!row.section.is_empty() && row.summary.ends_with('.'), "{id:?}");
        let mods = forms.example().unwrap_or_else(|| panic!("{id:?}: no form is legal"));
        let spelling = spelled(id, mods);
        assert!(rows_spelled(&spelling).iter().any(|&(found, _)| found == id), "{spelling}");
        assert!(Forms::spelled(&spelling).iter().any(|found| found.id() == id), "{spelling}");
        assert!(Forms::spelled(row.mnemonic).iter().any(|found| found.id() == id));
        // Where the row is gated at all, the target decides as the gates do.
        for sm in Sm::every() {
            let base = row.base.iter().any(|since| since.targets.contains(sm));
            assert!(base || forms.clone().on(sm).is_none(), "{id:?} on {sm}");
        }
        assert!(forms.needs().iter().all(|need| !need.when.contains('?')), "{id:?}");
        assert!(crate::isa::families().any(|(name, mut rows)| {
            name == crate::isa::family_of(id) && rows.any(|other| other == id)
        }));
    }
}

#[test]
fn names_near_an_unknown_one() {
    assert!(near_names("async", None).contains(&"cp.async"));
    assert_eq!(near_names("szxt", None), ["szext"]);
    assert_eq!(near_names("szext.s64", None), ["szext"]);
    assert!(near_names("frobnicate", None).is_empty());
}
