//! Attributes, and what kernels may take.

use super::Checker;
use super::function::{Body, Generics, Signature, Why};
use super::names;
use super::ty::Type;
use crate::ast::{Attribute, FunctionItem};
use crate::diagnostic::Diagnostic;
use crate::hir::{Constant, KernelAttrs};
use irc_ir::types::Space;

/// The most bytes that the parameters of a kernel take.
const MAX_PARAM_BYTES: u64 = 4096;
/// The most threads in a CTA.
const MAX_THREADS: u64 = 1024;

/// How an attribute is written, how many numbers it takes at most, and whether it is for kernels
/// only.
const ATTRIBUTES: [(&str, usize, bool); 7] = [
    ("block", 3, true),
    ("max_block", 3, true),
    ("min_blocks", 1, true),
    ("max_registers", 1, true),
    ("cluster", 3, true),
    ("contract", 0, false),
    ("inline", 0, false),
];

/// What the attributes of a function say.
#[derive(Default)]
pub(super) struct Attributes {
    pub(super) kernel: KernelAttrs,
    pub(super) contract: bool,
    pub(super) inline: bool,
}

impl<'a> Checker<'a> {
    /// The attributes of a function.
    pub(super) fn attributes(&mut self, item: &'a FunctionItem) -> Attributes {
        let mut found = Attributes::default();
        for (i, attribute) in item.attributes.iter().enumerate() {
            let name = attribute.name.text.as_str();
            if let Some(first) = item.attributes[..i].iter().find(|a| a.name.text == name) {
                let message = format!("duplicate attribute `@{name}`");
                let error = Diagnostic::error("T0704", message, attribute.span).at("again here");
                self.report(error.label(first.span, "first here"));
                continue;
            }
            let Some(&(_, most, kernel)) = ATTRIBUTES.iter().find(|(known, ..)| *known == name)
            else {
                self.unknown_attribute(attribute);
                continue;
            };
            if kernel && !item.kernel {
                let message = format!("`@{name}` is for kernels");
                let error =
                    Diagnostic::error("T0704", message, attribute.span).at("not for a `fn`");
                self.report(error.label(item.name.span, "this is a function"));
                continue;
            }
            let Some(values) = self.attribute_values(attribute, most) else { continue };
            let axes = [0, 1, 2].map(|axis| values.get(axis).copied().unwrap_or(1));
            match name {
                "block" => found.kernel.block = Some(axes),
                "max_block" => found.kernel.max_block = Some(axes),
                "min_blocks" => found.kernel.min_blocks = values.first().copied(),
                "max_registers" => found.kernel.max_registers = values.first().copied(),
                "cluster" => found.kernel.cluster = Some(axes),
                "contract" => found.contract = true,
                "inline" => found.inline = true,
                _ => {}
            }
        }
        self.check_attributes(item, &found.kernel);
        found
    }

    fn unknown_attribute(&mut self, attribute: &Attribute) {
        let name = attribute.name.text.as_str();
        let error =
            Diagnostic::error("T0704", format!("unknown attribute `@{name}`"), attribute.name.span)
                .at("not found");
        let known = ATTRIBUTES.iter().map(|(known, ..)| *known);
        let foreign = match name {
            "launch_bounds" | "__launch_bounds__" => Some("max_block"),
            "maxnreg" => Some("max_registers"),
            _ => None,
        };
        self.report(match foreign.or_else(|| names::nearest(name, known.clone())) {
            Some(near) => error.help(format!("did you mean `@{near}`?")),
            None => {
                let list: Vec<String> = known.map(|name| format!("`@{name}`")).collect();
                error.note(format!("there are {}", list.join(", ")))
            }
        });
    }

    fn attribute_values(&mut self, attribute: &'a Attribute, most: usize) -> Option<Vec<u32>> {
        let (name, given) = (&attribute.name.text, attribute.args.len());
        if given > most || (given == 0 && most > 0) {
            let wanted = match most {
                0 => "no arguments".to_owned(),
                1 => "one number".to_owned(),
                n => format!("1 to {n} numbers"),
            };
            let message = format!("`@{name}` takes {wanted}, found {given}");
            let error = Diagnostic::error("T0705", message, attribute.span);
            self.report(error.at(format!("{given} given")));
            return None;
        }
        let mut values = Vec::new();
        for arg in &attribute.args {
            let mut body = Body::new(self, Generics::default());
            let why = Why::Always("the arguments of attributes are `u32`");
            let Some(Constant::Number(value)) = body.const_value(arg, &Type::U32, &why).known()
            else {
                return None;
            };
            if value == 0 {
                let message = format!("`@{name}` cannot be 0");
                self.report(Diagnostic::error("T0705", message, arg.span).at("at least 1"));
                return None;
            }
            values.push(value as u32);
        }
        Some(values)
    }

    /// What attributes say must be possible, and agree.
    fn check_attributes(&mut self, item: &FunctionItem, found: &KernelAttrs) {
        let span = |name: &str| {
            let attribute = item.attributes.iter().find(|a| a.name.text == name);
            attribute.map_or(item.name.span, |attribute| attribute.span)
        };
        for (name, axes) in [("block", found.block), ("max_block", found.max_block)] {
            let Some(axes) = axes else { continue };
            let threads: u64 = axes.iter().fold(1, |product, &n| product.saturating_mul(n.into()));
            if threads > MAX_THREADS || axes[2] > 64 {
                let message = format!("a CTA of {} x {} x {} threads", axes[0], axes[1], axes[2]);
                let error = Diagnostic::error("T0705", message, span(name)).at("too many threads");
                self.report(
                    error.note(format!(
                        "a CTA has at most {MAX_THREADS} threads, 64 of them along z"
                    )),
                );
            }
        }
        if found.block.is_some() && found.max_block.is_some() {
            let error = Diagnostic::error(
                "T0705",
                "`@block` and `@max_block` are mutually exclusive",
                span("max_block"),
            );
            let error = error.at("redundant with `@block`");
            self.report(error.label(span("block"), "this fixes the number of threads"));
        }
        if found.min_blocks.is_some() && found.block.is_none() && found.max_block.is_none() {
            let error = Diagnostic::error(
                "T0705",
                "`@min_blocks` needs the number of threads",
                span("min_blocks"),
            );
            self.report(
                error.at("has no effect alone").help("add `@block(..)` or `@max_block(..)`"),
            );
        }
    }

    /// What a kernel takes and gives.
    pub(super) fn check_kernel(&mut self, item: &FunctionItem, signature: &Signature) {
        if let Some(result) = &item.result {
            let error = Diagnostic::error("T0702", "kernels cannot return a value", result.span);
            self.report(
                error
                    .at("nothing receives it")
                    .help("write the result to memory: take a parameter `out: &global mut [..]`"),
            );
        }
        let mut bytes = 0;
        for (param, ty) in item.params.iter().zip(&signature.params) {
            if let Some(why) = self.no_kernel_param(ty) {
                let shown = self.show(ty);
                let message = format!("a kernel cannot take `{shown}`");
                let error = Diagnostic::error("T0701", message, param.ty.span).at(why.0);
                self.report(error.help(why.1));
            } else if let Ok(data) = self.data_type(ty) {
                let layout = self.layout.layout(data);
                bytes = u64::next_multiple_of(bytes, layout.align.into()) + layout.size;
            }
        }
        if bytes > MAX_PARAM_BYTES {
            let message = format!("the parameters of `{}` take {bytes} bytes", item.name.text);
            let error = Diagnostic::error("T0701", message, item.name.span);
            self.report(
                error
                    .at(format!("at most {MAX_PARAM_BYTES} are possible"))
                    .help("pass a pointer to them"),
            );
        }
    }

    /// Why a kernel cannot take a type: what is in the way, and what to do.
    fn no_kernel_param(&mut self, ty: &Type) -> Option<(&'static str, &'static str)> {
        match ty {
            Type::Bool | Type::Number(_) | Type::Vector(..) | Type::Error => None,
            Type::Pointer(p) | Type::Slice(p) => match p.space {
                Space::Global | Space::Generic | Space::Const => None,
                Space::Shared => Some((
                    "shared memory begins with the kernel",
                    "declare it in the kernel: `shared name: [f32; 256];`",
                )),
                _ => {
                    Some(("this memory begins with the kernel", "take a `global` pointer or slice"))
                }
            },
            Type::Array(_) => Some((
                "an array alone is no parameter of a kernel",
                "take a slice, `&global [..]`, or a struct with the array in it",
            )),
            Type::Struct(def, args) => {
                if self.data_type(ty).is_ok_and(|data| self.layout.layout(data).size == 0) {
                    return Some(("it has no bytes", "remove the parameter"));
                }
                let fields = self.fields(*def, args);
                fields.iter().find_map(|(_, field)| {
                    let mut field = field;
                    while let Type::Array(parts) = field {
                        field = &parts.0;
                    }
                    self.no_kernel_param(field)
                })
            }
            _ => Some(("no value", "take a value")),
        }
    }
}
