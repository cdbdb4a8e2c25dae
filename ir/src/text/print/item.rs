//! Writes files, types, globals and the headers of functions.

use super::Printer;
use super::body::BodyPrinter;
use crate::data::{DataKind, DataTypes};
use crate::entity::{DataType, FuncId, GlobalId};
use crate::function::{Function, FunctionAttrs, FunctionKind, Inlining};
use crate::module::{Init, Symbol};
use crate::signature::{Aggregate, Extension, Linkage, Param, Signature};
use crate::text::literal::{push_bits, push_bytes, push_string};
use crate::text::name::symbol_needs_no_quotes;
use crate::text::parse::type_name_needs_no_quotes;
use crate::types::{I64, Scalar, Space, Type};
use cranelift_entity::SecondaryMap;
use irc_ptx::isa::TextureMode;
use irc_ptx::{OpaqueField, OpaqueValue};

/// The first name of each array and struct type that has one.
pub(super) struct TypeNames<'a> {
    names: Vec<&'a str>,
    first: SecondaryMap<DataType, u32>,
}

impl<'a> TypeNames<'a> {
    pub(super) fn new(types: &'a DataTypes) -> TypeNames<'a> {
        let mut result =
            TypeNames { names: Vec::new(), first: SecondaryMap::with_default(u32::MAX) };
        for (index, (name, ty)) in types.names().enumerate() {
            result.names.push(name);
            let is_value = matches!(types.kind(ty), DataKind::Value(_));
            if !is_value && result.first[ty] == u32::MAX {
                result.first[ty] = index as u32;
            }
        }
        result
    }

    /// The name of a type, if it is one of the first `known` names.
    fn get(&self, ty: DataType, known: usize) -> Option<&'a str> {
        let index = self.first[ty] as usize;
        self.names.get(index).filter(|_| index < known).copied()
    }
}

impl Printer<'_> {
    pub(super) fn module(&mut self) {
        if self.module.textures == TextureMode::Independent {
            self.text("textures independent\n");
        }
        for (file, path) in &self.module.files {
            self.text("file ");
            self.uint(file.as_u32());
            self.char(' ');
            push_string(path, self.out);
            self.char('\n');
        }
        self.types();
        self.debug_types();
        let mut last_was_global = false;
        for (_, symbol) in self.module.symbols() {
            let is_global = matches!(symbol, Symbol::Global(_));
            let follows = is_global && last_was_global;
            if !follows && !self.out.is_empty() {
                self.char('\n');
            }
            last_was_global = is_global;
            match symbol {
                Symbol::Global(global) => self.global(global),
                Symbol::Func(func) => self.function(func),
            }
        }
        self.debug_globals();
    }

    // ---- types ----

    fn types(&mut self) {
        for (index, (name, ty)) in self.module.types.names().enumerate() {
            self.text("type ");
            self.type_name(name);
            self.text(" = ");
            // A type may only use the names above it.
            self.data_type_above(ty, index);
            self.char('\n');
        }
    }

    fn type_name(&mut self, name: &str) {
        if type_name_needs_no_quotes(name) {
            self.text(name);
        } else {
            push_string(name, self.out);
        }
    }

    pub(super) fn data_type(&mut self, ty: DataType) {
        self.data_type_above(ty, usize::MAX);
    }

    /// A type, by its name if that is one of the first `known` names.
    fn data_type_above(&mut self, ty: DataType, known: usize) {
        let module = self.module;
        if let Some(name) = self.type_names.get(ty, known) {
            return self.type_name(name);
        }
        match module.types.kind(ty) {
            DataKind::Value(ty) => self.ty(*ty),
            DataKind::Array(elem, n) => {
                self.char('[');
                self.uint(*n);
                self.text(" x ");
                self.data_type_above(*elem, known);
                self.char(']');
            }
            DataKind::Struct(fields) => self.fields(fields, known),
            DataKind::Packed(fields) => {
                self.char('<');
                self.fields(fields, known);
                self.char('>');
            }
        }
    }

    fn fields(&mut self, fields: &[DataType], known: usize) {
        if fields.is_empty() {
            return self.text("{}");
        }
        for (i, &field) in fields.iter().enumerate() {
            self.text(if i == 0 { "{ " } else { ", " });
            self.data_type_above(field, known);
        }
        self.text(" }");
    }

    // ---- globals ----

    fn global(&mut self, id: GlobalId) {
        let global = self.module.global(id);
        if global.linkage != Linkage::Internal {
            self.linkage(global.linkage);
        }
        self.text("global ");
        self.symbol(&global.name);
        self.text(": ");
        // Textures, samplers and surfaces are in global memory.
        if self.module.opaque_type(id).is_none() || global.space != Space::Global {
            self.text(global.space.name());
            self.char(' ');
        }
        self.data_type(global.ty);
        if global.dynamic {
            self.text(" dynamic");
        }
        if global.align != self.module.types.layout(global.ty).align {
            self.align(global.align);
        }
        self.text(if global.attrs.managed { " managed" } else { "" });
        self.text(if global.attrs.constant { " constant" } else { "" });
        self.unified(global.attrs.unified);
        if let Some(init) = &global.init {
            self.text(" = ");
            self.init(init, Some(global.ty));
        }
        self.char('\n');
    }

    /// An initialiser; one that does not have the shape of the type is written as if it had.
    fn init(&mut self, init: &Init, ty: Option<DataType>) {
        let module = self.module;
        let kind = ty.map(|ty| module.types.kind(ty));
        match init {
            Init::Zero => self.text("zero"),
            Init::Bits(bits) => {
                let ty = match kind {
                    Some(DataKind::Value(ty)) => *ty,
                    _ => Type::Scalar(Scalar::I128),
                };
                push_bits(ty, *bits, self.out);
            }
            Init::Bytes(bytes) => push_bytes(bytes, self.out),
            Init::Address { symbol, offset, generic, mask } => {
                if let Some(mask) = mask {
                    self.out.push_str(&format!("mask({mask:#x}, "));
                }
                self.text(if *generic { "generic(" } else { "" });
                self.symbol(module.symbol_name(*symbol));
                self.offset(*offset);
                self.text(if *generic { ")" } else { "" });
                self.text(if mask.is_some() { ")" } else { "" });
            }
            Init::Fields(fields) => self.opaque_fields(fields),
            Init::List(inits) => {
                let is_struct = matches!(kind, Some(DataKind::Struct(_) | DataKind::Packed(_)));
                self.char(if is_struct { '{' } else { '[' });
                for (i, init) in inits.iter().enumerate() {
                    self.text(if i == 0 { "" } else { ", " });
                    let elem = match kind {
                        Some(DataKind::Array(elem, _)) => Some(*elem),
                        Some(DataKind::Struct(fields) | DataKind::Packed(fields)) => {
                            fields.get(i).copied()
                        }
                        Some(DataKind::Value(ty)) if ty.is_vector() => {
                            module.types.find(&DataKind::Value(ty.lane()))
                        }
                        _ => None,
                    };
                    self.init(init, elem);
                }
                self.char(if is_struct { '}' } else { ']' });
            }
        }
    }

    /// `{ field = value, .. }`
    fn opaque_fields(&mut self, fields: &[(OpaqueField, OpaqueValue)]) {
        for (i, &(field, value)) in fields.iter().enumerate() {
            self.text(if i == 0 { "{ " } else { ", " });
            self.text(field.word());
            self.text(" = ");
            match (value, value.word()) {
                (OpaqueValue::Int(n), _) => push_bits(I64, n as u64 as u128, self.out),
                (_, word) => self.text(word.unwrap_or_default()),
            }
        }
        self.text(if fields.is_empty() { "{}" } else { " }" });
    }

    fn unified(&mut self, uuid: Option<[u64; 2]>) {
        if let Some([first, second]) = uuid {
            self.text(" unified(");
            self.uint(first);
            self.text(", ");
            self.uint(second);
            self.char(')');
        }
    }

    /// ` + N` or ` - N`, or nothing for 0.
    pub(super) fn offset(&mut self, offset: i64) {
        if offset != 0 {
            self.text(if offset < 0 { " - " } else { " + " });
            self.uint(offset.unsigned_abs());
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        self.text(match linkage {
            Linkage::Internal => "internal ",
            Linkage::Visible => "visible ",
            Linkage::Weak => "weak ",
            Linkage::Common => "common ",
            Linkage::External => "extern ",
        });
    }

    pub(super) fn symbol(&mut self, name: &str) {
        self.char('@');
        if symbol_needs_no_quotes(name) {
            self.text(name);
        } else {
            push_string(name, self.out);
        }
    }

    // ---- functions ----

    pub(super) fn function(&mut self, id: FuncId) {
        let module = self.module;
        let func = module.func(id);
        if let Some(aliasee) = func.aliasee {
            return self.alias(func, aliasee);
        }
        let (word, usual) = match func.kind {
            FunctionKind::Kernel => ("kernel ", Linkage::Visible),
            FunctionKind::Device => ("func ", Linkage::Internal),
        };
        if func.linkage != usual {
            self.linkage(func.linkage);
        }
        self.text(word);
        self.symbol(&func.name);
        if func.is_declaration() {
            self.signature(&func.signature, |_, _| {});
            self.function_attrs(&func.attrs);
            self.char('\n');
            return;
        }
        let body = BodyPrinter::new(func, id);
        self.header(func, &body);
        self.function_attrs(&func.attrs);
        self.text(" {\n");
        body.write(self);
        self.text("}\n");
    }

    fn alias(&mut self, alias: &Function, aliasee: FuncId) {
        if alias.linkage != Linkage::Internal {
            self.linkage(alias.linkage);
        }
        self.text("alias ");
        self.symbol(&alias.name);
        self.text(" = ");
        // The verifier tells of ids that are those of no function.
        let aliasee = self.module.get_func(aliasee);
        self.symbol(aliasee.map_or("", |func| &func.name));
        self.char('\n');
    }

    fn header(&mut self, func: &Function, body: &BodyPrinter<'_>) {
        let params = func.layout.entry().map_or(&[][..], |entry| func.dfg.params(entry));
        self.signature(&func.signature, |printer, i| {
            if let Some(&param) = params.get(i) {
                body.value(printer, param);
                printer.text(": ");
            }
        });
    }

    /// Parameters and result; `name` writes what stands before the type of a parameter.
    pub(super) fn signature(&mut self, signature: &Signature, name: impl Fn(&mut Self, usize)) {
        self.char('(');
        let ellipsis = |i| signature.variadic == Some(i);
        for (i, param) in signature.params.iter().enumerate() {
            self.text(if ellipsis(i) { "..., " } else { "" });
            name(self, i);
            self.param(param);
            let is_last = i + 1 == signature.params.len();
            self.text(if is_last && !ellipsis(i + 1) { "" } else { ", " });
        }
        self.text(if ellipsis(signature.params.len()) { "..." } else { "" });
        self.char(')');
        let several = signature.results.len() > 1;
        for (i, result) in signature.results.iter().enumerate() {
            self.text(match (i, several) {
                (0, true) => " -> (",
                (0, false) => " -> ",
                _ => ", ",
            });
            self.param(result);
        }
        self.text(if several { ")" } else { "" });
        let preserved = signature.preserved;
        self.counts([
            (" abi_preserve(", preserved.registers),
            (" abi_preserve_control(", preserved.control),
        ]);
    }

    fn counts<const N: usize>(&mut self, counts: [(&str, Option<u32>); N]) {
        for (word, count) in counts {
            if let Some(count) = count {
                self.text(word);
                self.uint(count);
                self.char(')');
            }
        }
    }

    fn param(&mut self, param: &Param) {
        let attrs = &param.attrs;
        self.ty(param.ty);
        match attrs.extension {
            Some(Extension::Sign) => self.text(" signext"),
            Some(Extension::Zero) => self.text(" zeroext"),
            None => {}
        }
        self.text(if attrs.noalias { " noalias" } else { "" });
        self.text(if attrs.readonly { " readonly" } else { "" });
        self.text(if attrs.opaque { " opaque" } else { "" });
        if let Some(align) = attrs.align {
            self.align(align);
        }
        let (word, ty, align) = match attrs.aggregate {
            Some(Aggregate::ByVal { ty, align }) => (" byval(", ty, align),
            Some(Aggregate::Sret { ty, align }) => (" sret(", ty, align),
            None => return,
        };
        self.text(word);
        self.data_type(ty);
        self.text(", ");
        self.uint(align);
        self.char(')');
    }

    fn function_attrs(&mut self, attrs: &FunctionAttrs) {
        let dimensions = [
            (" maxntid(", attrs.maxntid),
            (" reqntid(", attrs.reqntid),
            (" cluster(", attrs.cluster),
        ];
        for (word, dimensions) in dimensions {
            if let Some([x, y, z]) = dimensions {
                self.text(word);
                self.uint(x);
                self.text(", ");
                self.uint(y);
                self.text(", ");
                self.uint(z);
                self.char(')');
            }
        }
        self.counts([
            (" minnctapersm(", attrs.minnctapersm),
            (" maxnreg(", attrs.maxnreg),
            (" local_maxnreg(", attrs.local_maxnreg),
            (" maxclusterrank(", attrs.maxclusterrank),
        ]);
        for pragma in &attrs.pragmas {
            self.text(" pragma(");
            push_string(pragma, self.out);
            self.char(')');
        }
        let flags = [
            (" explicitcluster", attrs.explicitcluster),
            (" blocksareclusters", attrs.blocksareclusters),
            (" noreturn", attrs.noreturn),
            (" nonconvergent", attrs.nonconvergent),
            (" noinline", attrs.inlining == Inlining::Never),
            (" alwaysinline", attrs.inlining == Inlining::Always),
        ];
        for (word, _) in flags.into_iter().filter(|flag| flag.1) {
            self.text(word);
        }
        self.unified(attrs.unified);
    }
}
