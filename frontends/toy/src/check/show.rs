//! Types in the words of the language.

use super::Checker;
use super::ty::Type;
use crate::ast::{Generic, GenericKind, TypeKind};
use crate::types::Number;
use irc_ir::types::Space;
use std::fmt::Write;

/// The word of a state space with a blank behind it; nothing for the generic one.
pub(super) fn space_word(space: Space) -> &'static str {
    match space {
        Space::Generic => "",
        Space::Global => "global ",
        Space::Shared => "shared ",
        Space::Const => "constant ",
        Space::Local => "local ",
        Space::Param => "param ",
    }
}

impl Checker<'_> {
    /// A type for people.
    pub(super) fn show(&self, ty: &Type) -> String {
        let mut text = String::new();
        self.write_type(&mut text, ty);
        text
    }

    fn write_type(&self, out: &mut String, ty: &Type) {
        match ty {
            Type::Error => out.push('?'),
            Type::Unit => out.push_str("nothing"),
            Type::Never => out.push_str("never"),
            Type::Bool => out.push_str("bool"),
            Type::Number(number) => out.push_str(number.name()),
            Type::Vector(number, lanes) => {
                // Writing to a string cannot fail.
                let _ = write!(out, "{}x{lanes}", number.name());
            }
            Type::Pointer(p) => {
                out.push('*');
                out.push_str(space_word(p.space));
                out.push_str(if p.mutable { "mut " } else { "" });
                self.write_type(out, &p.to);
            }
            Type::Slice(p) => {
                out.push('&');
                out.push_str(space_word(p.space));
                out.push_str(if p.mutable { "mut [" } else { "[" });
                self.write_type(out, &p.to);
                out.push(']');
            }
            Type::Array(parts) => {
                out.push('[');
                self.write_type(out, &parts.0);
                out.push_str("; ");
                self.write_type(out, &parts.1);
                out.push(']');
            }
            Type::Struct(def, args) => {
                let item = self.items.structs[def.0 as usize].item;
                out.push_str(&self.show_with_args(&item.name.text, &item.generics, args));
            }
            Type::Value(value) => {
                let _ = write!(out, "{value}");
            }
            Type::Var(_) => out.push('_'),
        }
    }

    /// `sum<f32, 4>`
    pub(super) fn show_with_args(&self, name: &str, generics: &[Generic], args: &[Type]) -> String {
        let mut out = name.to_owned();
        for (i, (generic, arg)) in generics.iter().zip(args).enumerate() {
            out.push_str(if i == 0 { "<" } else { ", " });
            match (&generic.kind, arg) {
                (GenericKind::Const(ty), Type::Value(value)) => {
                    out.push_str(&show_value(&ty.kind, *value));
                }
                _ => self.write_type(&mut out, arg),
            }
        }
        if !generics.is_empty() {
            out.push('>');
        }
        out
    }
}

fn show_value(ty: &TypeKind, value: u128) -> String {
    let TypeKind::Named(name, _) = ty else { return value.to_string() };
    match Number::from_name(&name.text) {
        Some(Number::Signed(bits)) => {
            irc_ir::interp::integer::signed(u32::from(bits), value).to_string()
        }
        None if name.text == "bool" => (value != 0).to_string(),
        _ => value.to_string(),
    }
}
