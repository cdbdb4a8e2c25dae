//! Invariants of signatures, function attributes and stack slots.

use super::module::check_align;
use super::{Checker, Subject, Violation};
use crate::data::{MAX_ALIGN, MAX_VARIABLE_ALIGN};
use crate::entity::FuncId;
use crate::function::{FunctionAttrs, Inlining};
use crate::signature::{Aggregate, Extension, Linkage, Param, Preserved, Signature};
use crate::types::{Space, Type};
use irc_ptx::isa::TextureMode;

/// The most threads of a CTA on every target.
const MAX_THREADS: u64 = 1024;
/// The most threads of a CTA in each dimension.
const MAX_DIMENSIONS: [u32; 3] = [1024, 1024, 64];

/// The least and the most general registers that a function can keep. Below that the return address
/// is lost, above there is no register for it (measured with ptxas 13.5, sm_80 and sm_121).
const PRESERVED: (u32, u32) = (2, 237);
/// The same of registers of predicates and barriers.
const PRESERVED_CONTROL: (u32, u32) = (0, 11);

impl Checker<'_> {
    pub(super) fn check_signature(&self) {
        let func = self.func;
        if let Some(aliasee) = func.aliasee {
            return self.check_alias(aliasee);
        }
        for violation in violations(self, &func.signature, func.is_kernel()) {
            self.report_func(violation);
        }
        if func.is_kernel() {
            if !func.signature.results.is_empty() {
                self.report_func(Violation::KernelResult);
            }
            if func.signature.variadic.is_some() {
                self.report_func(Violation::VariadicKernel);
            }
            if !matches!(func.linkage, Linkage::Visible | Linkage::Weak) {
                self.report_func(Violation::KernelLinkage);
            }
        } else if func.linkage == Linkage::Common {
            self.report_func(Violation::CommonFunction);
        }
        match (func.linkage == Linkage::External, func.is_declaration()) {
            (true, false) => self.report_func(Violation::ExternalBody),
            (false, true) => self.report_func(Violation::MissingBody),
            _ => {}
        }
        if func.signature.fixed_params().len() != func.signature.params.len() {
            self.report_func(Violation::Ellipsis);
        }
        self.check_attrs();
        for (_, signature) in func.dfg.signatures.iter() {
            for violation in violations(self, signature, false) {
                self.report_func(violation);
            }
        }
    }

    /// Checks an alias and what it stands for.
    fn check_alias(&self, of: FuncId) {
        let func = self.func;
        let Some(aliasee) = self.module.get_func(of) else {
            return self.report_func(Violation::UnknownId { what: "function", id: of.to_string() });
        };
        let why = if aliasee.is_kernel() {
            Some("it is a kernel")
        } else if aliasee.aliasee.is_some() {
            Some("it is an alias itself")
        } else if aliasee.is_declaration() {
            Some("its body is elsewhere")
        } else if aliasee.linkage == Linkage::Weak {
            Some("it is weak, so another body may take its place")
        } else {
            None
        };
        if let Some(why) = why {
            let aliasee = aliasee.name.clone();
            return self.report_func(Violation::Aliasee { aliasee, why });
        }
        let rules = [
            (func.is_kernel(), "is no kernel"),
            (!func.is_declaration(), "has no body"),
            (func.linkage == Linkage::External, "is a definition; it cannot be `extern`"),
            (func.linkage == Linkage::Common, "cannot be `common`, which only variables are"),
            (func.signature != aliasee.signature, "has the signature of its function"),
            (
                func.attrs != aliasee.attrs.of_alias(),
                "has the `noreturn` of its function and no other attribute",
            ),
        ];
        for (_, rule) in rules.into_iter().filter(|rule| rule.0) {
            self.report_func(Violation::Alias { rule });
        }
    }

    fn check_attrs(&self) {
        let attrs = &self.func.attrs;
        let kernel_attrs = [
            ("maxntid", attrs.maxntid.is_some()),
            ("reqntid", attrs.reqntid.is_some()),
            ("minnctapersm", attrs.minnctapersm.is_some()),
            ("maxnreg", attrs.maxnreg.is_some()),
            ("cluster", attrs.cluster.is_some()),
            ("maxclusterrank", attrs.maxclusterrank.is_some()),
            ("explicitcluster", attrs.explicitcluster),
            ("blocksareclusters", attrs.blocksareclusters),
        ];
        let preserved = self.func.signature.preserved;
        let device_attrs = [
            ("noreturn", attrs.noreturn),
            ("nonconvergent", attrs.nonconvergent),
            ("noinline", attrs.inlining == Inlining::Never),
            ("alwaysinline", attrs.inlining == Inlining::Always),
            ("unified", attrs.unified.is_some()),
            ("abi_preserve", preserved.registers.is_some()),
            ("abi_preserve_control", preserved.control.is_some()),
        ];
        if self.func.is_kernel() {
            for (attr, _) in device_attrs.into_iter().filter(|attr| attr.1) {
                self.report_func(Violation::DeviceAttr { attr });
            }
        } else {
            for (attr, _) in kernel_attrs.into_iter().filter(|attr| attr.1) {
                self.report_func(Violation::KernelAttr { attr });
            }
        }
        let threads = [("maxntid", attrs.maxntid), ("reqntid", attrs.reqntid)];
        for (attr, dims) in threads.into_iter().filter_map(|(attr, dims)| Some((attr, dims?))) {
            if let Some(limit) = broken_limit(dims) {
                self.report_func(Violation::Dimensions { attr, dims, limit });
            }
        }
        if let Some(dims) = attrs.cluster.filter(|dims| dims.contains(&0)) {
            let limit = "every count is at least 1";
            self.report_func(Violation::Dimensions { attr: "cluster", dims, limit });
        }
        let counts = [
            ("minnctapersm", attrs.minnctapersm),
            ("maxnreg", attrs.maxnreg),
            ("local_maxnreg", attrs.local_maxnreg),
            ("maxclusterrank", attrs.maxclusterrank),
        ];
        for (attr, _) in counts.into_iter().filter(|count| count.1 == Some(0)) {
            self.report_func(Violation::ZeroAttr { attr });
        }
        for rule in broken_rules(attrs) {
            self.report_func(Violation::AttrConflict { rule });
        }
        // Strings of PTX have no escapes.
        let is_text = |pragma: &str| !pragma.contains(|c: char| c.is_control() || c == '"');
        for text in attrs.pragmas.iter().filter(|pragma| !is_text(pragma)) {
            self.report_func(Violation::PragmaText { text: text.to_string() });
        }
    }

    pub(super) fn check_slots(&self) {
        for (slot, data) in self.func.slots.iter() {
            let place = Subject::Slot(self.id, slot);
            if !self.module.types.contains(data.ty) {
                let id = data.ty.to_string();
                self.report(place, Violation::UnknownId { what: "type", id });
                continue;
            }
            let least = self.module.types.layout(data.ty).align;
            if let Err(error) = check_align(data.align, least, MAX_VARIABLE_ALIGN) {
                self.report(place, error);
            }
        }
    }
}

/// The rules about several attributes that are broken; ptxas refuses or ignores them then.
fn broken_rules(attrs: &FunctionAttrs) -> impl Iterator<Item = &'static str> {
    let exact = attrs.reqntid.is_some();
    let bounded = exact || attrs.maxntid.is_some();
    let cluster = attrs.cluster.is_some();
    let rules = [
        (exact && attrs.maxntid.is_some(), "`maxntid` and `reqntid` are mutually exclusive"),
        (attrs.minnctapersm.is_some() && !bounded, "`minnctapersm` needs `maxntid` or `reqntid`"),
        (
            attrs.maxclusterrank.is_some() && cluster,
            "`maxclusterrank` and `cluster` are mutually exclusive",
        ),
        (
            attrs.blocksareclusters && !(exact && cluster),
            "`blocksareclusters` needs `reqntid` and `cluster`",
        ),
    ];
    rules.into_iter().filter_map(|(broken, rule)| broken.then_some(rule))
}

/// The limit that a number of threads breaks.
fn broken_limit(dims: [u32; 3]) -> Option<&'static str> {
    if dims.contains(&0) {
        Some("every count is at least 1")
    } else if dims.iter().zip(MAX_DIMENSIONS).any(|(&dim, most)| dim > most) {
        Some("a CTA has at most 1024, 1024 and 64 threads in x, y and z")
    } else if dims.iter().map(|&dim| u64::from(dim)).product::<u64>() > MAX_THREADS {
        Some("a CTA has at most 1024 threads")
    } else {
        None
    }
}

/// What is wrong with the numbers of registers that calls keep.
fn check_preserved(preserved: Preserved, found: &mut Vec<Violation>) {
    let ranges = [
        ("abi_preserve", preserved.registers, PRESERVED),
        ("abi_preserve_control", preserved.control, PRESERVED_CONTROL),
    ];
    for (attr, count, (least, most)) in ranges {
        if let Some(count) = count.filter(|count| !(least..=most).contains(count)) {
            found.push(Violation::Preserved { attr, found: count, least, most });
        }
    }
}

fn violations(checker: &Checker<'_>, signature: &Signature, kernel: bool) -> Vec<Violation> {
    let mut found = Vec::new();
    check_preserved(signature.preserved, &mut found);
    for (index, param) in signature.params.iter().enumerate() {
        check_param(checker, param, index, kernel, &mut found);
        if param.is_sret() {
            let is_variable = index >= signature.fixed_params().len();
            if index > 0 || is_variable {
                found.push(Violation::SretPosition { index, is_variable });
            }
            if kernel {
                found.push(Violation::KernelResult);
            } else if !signature.results.is_empty() {
                found.push(Violation::SretWithResult);
            }
        }
    }
    for (index, result) in signature.results.iter().enumerate() {
        check_result(signature, index, result, &mut found);
    }
    found
}

fn check_result(signature: &Signature, index: usize, result: &Param, found: &mut Vec<Violation>) {
    let (ty, attrs) = (result.ty, &result.attrs);
    let is_alone = signature.results.len() == 1;
    let what = || if is_alone { "the result".to_owned() } else { format!("result {index}") };
    check_type(ty, found);
    if is_alone {
        check_extension(result, what, found);
    } else if let Some(extension) = attrs.extension {
        let wanted = "parameters and single results: of several each has its own size";
        found.push(Violation::ParamAttr {
            what: what(),
            attr: extension_name(extension),
            wanted,
            ty,
        });
    }
    let others = [
        ("noalias", attrs.noalias),
        ("readonly", attrs.readonly),
        ("align", attrs.align.is_some()),
        ("byval", attrs.aggregate.is_some()),
        ("opaque", attrs.opaque),
    ];
    for (attr, _) in others.into_iter().filter(|attr| attr.1) {
        found.push(Violation::ParamAttr { what: what(), attr, wanted: "parameters", ty });
    }
}

fn extension_name(extension: Extension) -> &'static str {
    match extension {
        Extension::Sign => "signext",
        Extension::Zero => "zeroext",
    }
}

fn check_type(ty: Type, found: &mut Vec<Violation>) {
    if !ty.has_valid_lanes() {
        found.push(Violation::Lanes { ty });
    }
}

fn check_extension(param: &Param, what: impl Fn() -> String, found: &mut Vec<Violation>) {
    let Some(extension) = param.attrs.extension else { return };
    if !(param.ty.is_int() && param.ty.bits() <= 32) {
        let (attr, wanted) = (extension_name(extension), "integers of at most 32 bits");
        found.push(Violation::ParamAttr { what: what(), attr, wanted, ty: param.ty });
    }
}

fn check_param(
    checker: &Checker<'_>,
    param: &Param,
    index: usize,
    kernel: bool,
    found: &mut Vec<Violation>,
) {
    let (ty, attrs) = (param.ty, &param.attrs);
    let what = || format!("parameter {index}");
    check_type(ty, found);
    check_extension(param, what, found);
    let pointer_attrs = [
        ("noalias", attrs.noalias),
        ("readonly", attrs.readonly),
        ("align", attrs.align.is_some()),
    ];
    for (attr, _) in pointer_attrs.into_iter().filter(|attr| attr.1 && !ty.is_ptr()) {
        found.push(Violation::ParamAttr { what: what(), attr, wanted: "pointers", ty });
    }
    if let Some(Err(violation)) = attrs.align.map(|align| check_align(align, 1, MAX_ALIGN)) {
        found.push(violation);
    }
    if attrs.opaque && !(kernel && ty.is_handle()) {
        let wanted = "textures, samplers and surfaces of kernels";
        found.push(Violation::ParamAttr { what: what(), attr: "opaque", wanted, ty });
    } else if attrs.opaque
        && ty == Type::Samplerref
        && checker.module.textures == TextureMode::Unified
    {
        found.push(Violation::UnifiedSampler);
    }
    let (data, align, copy) = match attrs.aggregate {
        None => return,
        Some(Aggregate::ByVal { ty, align }) if kernel => (ty, align, Space::Param),
        Some(Aggregate::ByVal { ty, align } | Aggregate::Sret { ty, align }) => {
            (ty, align, Space::Local)
        }
    };
    if ty != Type::Ptr(copy) && ty != Type::Ptr(Space::Generic) {
        let wanted = if kernel { "`ptr.param` or `ptr`" } else { "`ptr.local` or `ptr`" };
        found.push(Violation::AggregateType { what: what(), ty, wanted });
    }
    if !checker.module.types.contains(data) {
        found.push(Violation::UnknownId { what: "type", id: data.to_string() });
    } else if let Err(violation) = check_align(align, 1, MAX_ALIGN) {
        found.push(violation);
    }
}
