//! Checks declarations: variables, registers, and the heads of functions.

use super::names::{Formal, Kind};
use super::{CheckError, Checker};
use crate::ast::*;
use crate::directive::{Directive, FEW_PARAM_BYTES, MAX_PARAM_BYTES, OLD_PARAM_BYTES};
use crate::isa::{PtxType, Referent, Space};

/// Where a texture, sampler or surface is declared.
#[derive(Clone, Copy)]
enum OpaquePlace {
    /// Among the variables of the module.
    Module,
    /// Among the parameters of a kernel.
    Kernel,
    /// In a body, or among the parameters and results of a function.
    Elsewhere,
}

impl<'a> Checker<'a> {
    /// Declares a variable of the module or a parameter.
    pub(super) fn declare(&mut self, variable: &'a Variable, from: u32) {
        if let Some(Kind::Variable(before)) = self.scopes.here(variable.name)
            && (before.linkage == Linkage::Extern || variable.linkage == Linkage::Extern)
        {
            // Declared and defined.
            if before.linkage == Linkage::Extern {
                if variable.linkage == Linkage::Internal {
                    self.same_linkage(variable.name, before.linkage, variable.linkage, from);
                }
                self.scopes.replace(variable.name, Kind::Variable(variable));
            }
            return;
        }
        if !self.scopes.declare(variable.name, Kind::Variable(variable)) {
            self.duplicate(variable.name, from);
        }
    }

    /// Declares a parameter or result of a function for its body.
    pub(super) fn formal(&mut self, variable: &'a Variable, formal: Formal, from: u32) {
        if !self.scopes.declare(variable.name, Kind::Formal(variable, formal)) {
            self.duplicate(variable.name, from);
        }
    }

    /// What is declared before its definition has one linkage in both places, or none in the
    /// definition.
    fn same_linkage(&mut self, name: crate::Symbol, before: Linkage, now: Linkage, from: u32) {
        let is_left_out = now == Linkage::Internal && before != Linkage::Extern;
        if before == now || is_left_out {
            return;
        }
        let name = self.module.names.name(name).to_owned();
        let at = self.finder.word(from, &name);
        self.report(at, CheckError::Linkage { name, before, now });
    }

    pub(super) fn duplicate(&mut self, symbol: crate::Symbol, from: u32) {
        let name = self.module.names.name(symbol).to_owned();
        self.report(self.finder.word(from, &name), CheckError::Duplicate(name));
    }

    /// A variable of the module, or of a body.
    pub(super) fn variable(&mut self, variable: &Variable, from: u32, of_module: bool) {
        match variable.linkage {
            Linkage::Weak => self.gate(Directive::Weak, from, ".weak"),
            Linkage::Common => {
                self.gate(Directive::Common, from, ".common");
                if variable.space != Space::Global {
                    self.misplaced(
                        from,
                        ".common",
                        "`.common` is only allowed on global variables",
                    );
                }
            }
            Linkage::Internal | Linkage::Visible | Linkage::Extern => {}
        }
        match (variable.space, of_module) {
            (Space::Local, true) => self.gate(Directive::ModuleLocal, from, ".local"),
            (Space::Param, true) => {
                self.misplaced(
                    from,
                    ".param",
                    "`.param` variables must be parameters of functions",
                );
            }
            (Space::Param, false) => self.gate(Directive::LocalParam, from, ".param"),
            _ => {}
        }
        self.typed(variable, from);
        self.complete(variable, from);
        let place = if of_module { OpaquePlace::Module } else { OpaquePlace::Elsewhere };
        self.opaque(variable, from, place);
        self.initialised(variable, from);
        for attribute in &variable.attributes {
            self.attribute(attribute, from);
        }
    }

    fn attribute(&mut self, attribute: &VariableAttribute, from: u32) {
        self.gate(Directive::Attribute, from, ".attribute");
        match attribute {
            VariableAttribute::Managed => self.gate(Directive::Managed, from, ".managed"),
            VariableAttribute::Unified(..) => self.gate(Directive::Unified, from, ".unified"),
        }
    }

    /// What the type of a variable or parameter needs.
    fn typed(&mut self, variable: &Variable, from: u32) {
        if !variable.dims.contains(&None) && variable.size() == u64::MAX {
            let name = self.module.names.name(variable.name);
            self.misplaced(from, name, "a variable has fewer than 2^64 bytes");
        }
        match variable.ty {
            DataType::Scalar(PtxType::B128) | DataType::Vector(_, PtxType::B128) => {
                self.gate(Directive::B128, from, ".b128");
            }
            DataType::TexRef => self.gate(Directive::OpaqueType, from, ".texref"),
            DataType::SurfRef => self.gate(Directive::OpaqueType, from, ".surfref"),
            DataType::SamplerRef => {
                self.gate(Directive::OpaqueType, from, ".samplerref");
                if !self.module.options.contains(&TargetOption::TexmodeIndependent) {
                    let what = "samplers need `texmode_independent`";
                    self.misplaced(from, ".samplerref", what);
                }
            }
            DataType::Tex(ty) => {
                self.gate(Directive::Tex, from, ".tex");
                let is_plain = variable.dims.is_empty() && variable.init.is_empty();
                if !is_plain || !matches!(ty, PtxType::U32 | PtxType::U64) {
                    self.misplaced(from, ".tex", "a `.tex` variable is one `.u32` or `.u64`");
                }
            }
            DataType::Scalar(PtxType::Pred) | DataType::Vector(_, PtxType::Pred) => {
                self.misplaced(from, ".pred", "predicates can only be in registers");
            }
            DataType::Scalar(_) | DataType::Vector(..) => {}
        }
    }

    /// Whether a texture, sampler or surface stands where one may.
    fn opaque(&mut self, variable: &Variable, from: u32, place: OpaquePlace) {
        if variable.ty.number().is_some() {
            return;
        }
        let name = self.module.names.name(variable.name);
        let may_stand = match place {
            OpaquePlace::Module => variable.space == Space::Global,
            OpaquePlace::Kernel => true,
            OpaquePlace::Elsewhere => false,
        };
        if !may_stand {
            let what = "textures, samplers and surfaces are global variables of a module or \
                        parameters of a kernel";
            self.misplaced(from, name, what);
        } else if variable.linkage == Linkage::Common {
            self.misplaced(from, ".common", "textures, samplers and surfaces cannot be `.common`");
        }
        let Some(holder) = Referent::of_data(variable.ty) else { return };
        for token in &variable.init {
            if let InitToken::Field(field, _) = *token
                && !field.belongs_to(holder)
            {
                let what = "a variable of this type has no such field";
                self.misplaced(from, field.word(), what);
            }
        }
    }

    fn initialised(&mut self, variable: &Variable, from: u32) {
        if variable.init.is_empty() {
            return;
        }
        let name = self.module.names.name(variable.name);
        if !matches!(variable.space, Space::Global | Space::Const) {
            let what = "only variables in global and constant space can be initialised";
            self.misplaced(from, name, what);
        }
        if matches!(variable.ty.number(), Some(PtxType::F16 | PtxType::F16x2)) {
            self.misplaced(from, name, "variables of this type cannot be initialised");
        }
        for token in &variable.init {
            let InitToken::Address { symbol, generic, mask, .. } = *token else { continue };
            let word = self.module.names.name(symbol);
            match self.scopes.kind(symbol) {
                Some(Kind::Function(_)) => {
                    self.gate(Directive::FunctionInitialiser, from, word);
                }
                Some(_) => self.gate(Directive::AddressInitialiser, from, word),
                None if symbol == variable.name => {}
                None => {
                    let error = CheckError::Undeclared(word.to_owned());
                    self.report(self.finder.word(from, word), error);
                }
            }
            if generic {
                self.gate(Directive::GenericInitialiser, from, "generic");
            }
            if mask.is_some() {
                self.gate(Directive::MaskInitialiser, from, word);
            }
        }
    }

    /// Registers that are declared.
    pub(super) fn regs(&mut self, decl: &RegDecl, from: u32) {
        match decl.ty {
            PtxType::B128 => self.gate(Directive::B128, from, ".b128"),
            PtxType::F16x2 => self.gate(Directive::F16x2, from, ".f16x2"),
            _ => {}
        }
    }

    /// The head of a function, which is declared.
    pub(super) fn function(&mut self, function: &'a Function, from: u32) {
        if function.linkage == Linkage::Weak {
            self.gate(Directive::Weak, from, ".weak");
        }
        if function.is_entry {
            self.entry(function, from);
        }
        self.params(&function.results, &function.params, function.is_entry, from);
        self.directives(&function.directives, function.is_entry, from);
        self.clusters(function, from);
        for attribute in &function.attributes {
            self.attribute(attribute, from);
        }
        if let Some(body) = &function.body {
            // Only these are declared by the tree itself rather than by a statement.
            if body.registers[5] > 0 {
                self.gate(Directive::B128, from, ".b128");
            }
        }
        match self.scopes.here(function.name) {
            Some(Kind::Function(before)) if before.body.is_some() && function.body.is_some() => {
                self.duplicate(function.name, from);
            }
            Some(Kind::Function(before)) if before.body.is_some() => {}
            Some(Kind::Function(before)) => {
                if function.body.is_some() {
                    self.same_linkage(function.name, before.linkage, function.linkage, from);
                }
                self.scopes.replace(function.name, Kind::Function(function));
            }
            None => {
                self.scopes.replace(function.name, Kind::Function(function));
            }
            Some(_) => self.duplicate(function.name, from),
        }
    }

    fn entry(&mut self, function: &Function, from: u32) {
        if function.linkage == Linkage::Extern || function.body.is_none() {
            self.gate(Directive::ExternEntry, from, ".entry");
        }
        if !function.results.is_empty() {
            self.misplaced(from, ".entry", "kernels cannot return a value");
        }
        if !function.params.is_empty() {
            self.gate(Directive::EntryParams, from, "(");
        }
        let mut bytes: u64 = 0;
        for param in &function.params {
            let FunctionParam::Param(variable) = param else {
                self.misplaced(
                    from,
                    ".reg",
                    "the parameters of a kernel must be in `.param` space",
                );
                continue;
            };
            // Textures, samplers and surfaces are not among the bytes.
            if variable.ty.number().is_none() {
                continue;
            }
            let align = variable.alignment().max(1);
            bytes = bytes.checked_next_multiple_of(align).unwrap_or(u64::MAX);
            bytes = bytes.saturating_add(variable.size());
        }
        let name = self.module.names.name(function.name);
        if bytes > MAX_PARAM_BYTES {
            self.misplaced(from, name, "a kernel has at most 32764 bytes of parameters");
        } else if bytes > FEW_PARAM_BYTES {
            self.gate(Directive::LargeParams, from, name);
        } else if bytes > OLD_PARAM_BYTES {
            self.gate(Directive::MediumParams, from, name);
        }
    }

    pub(super) fn params(
        &mut self,
        results: &[FunctionParam],
        params: &[FunctionParam],
        is_entry: bool,
        from: u32,
    ) {
        let before_last = params.split_last().map_or(&[][..], |(_, before)| before);
        if results.iter().chain(before_last).any(FunctionParam::is_variadic) {
            self.misplaced(from, "[", "only the last parameter can be an array of unknown size");
        }
        for param in results.iter().chain(params) {
            match param {
                FunctionParam::Param(variable) => {
                    if !is_entry {
                        self.gate(Directive::ParamSpace, from, ".param");
                    }
                    if variable.space != Space::Param {
                        let what = "parameters must be in `.param` space or in registers";
                        self.misplaced(from, "(", what);
                    }
                    if variable.ptr.is_some() {
                        self.gate(Directive::PtrAttribute, from, ".ptr");
                    }
                    if variable.dims.contains(&None) {
                        self.gate(Directive::UnsizedParam, from, "[");
                    }
                    self.open_param(variable, is_entry, from);
                    self.typed(variable, from);
                    let place = match is_entry {
                        true => OpaquePlace::Kernel,
                        false => OpaquePlace::Elsewhere,
                    };
                    self.opaque(variable, from, place);
                }
                FunctionParam::Reg(ty, _) | FunctionParam::VectorReg(_, ty, _) => {
                    if *ty == PtxType::B128 {
                        self.gate(Directive::B128, from, ".b128");
                    }
                }
            }
        }
    }

    /// The directives of the head of a function, of a kernel or not.
    pub(super) fn directives(
        &mut self,
        directives: &[FunctionDirective],
        is_entry: bool,
        from: u32,
    ) {
        for directive in directives {
            let known = Directive::of_function(directive);
            if let Some((row, word)) = known
                && let Some(what) = row.row().taker.refusal(is_entry)
            {
                self.misplaced(from, word, what);
            }
            if let FunctionDirective::Pragma(text) = directive {
                self.pragma(text, from);
            } else if let Some((row, word)) = known {
                self.gate(row, from, word);
                self.positive(directive, from, word);
            }
        }
    }

    /// Numbers of registers, threads and blocks are not zero.
    fn positive(&mut self, directive: &FunctionDirective, from: u32, word: &str) {
        use FunctionDirective as F;
        let is_zero = match directive {
            F::MaxNReg(n) | F::MinNCtaPerSm(n) => *n == 0,
            F::MaxNTid(sizes) | F::ReqNTid(sizes) => sizes.contains(&0),
            _ => false,
        };
        if is_zero {
            self.misplaced(from, word, "the number must be positive");
        }
    }

    /// The dimensions of a parameter: one, and of a kernel not an open one.
    fn open_param(&mut self, variable: &Variable, is_entry: bool, from: u32) {
        let name = self.module.names.name(variable.name);
        if variable.dims.len() > 1 {
            self.misplaced(from, name, "a parameter can only have one dimension");
        }
        let open = variable.dims.iter().any(|dim| dim.is_none_or(|n| n == 0));
        if open && is_entry {
            self.misplaced(
                from,
                name,
                "a parameter of a kernel cannot be an array of unknown size",
            );
        }
    }

    /// Whether the size of a variable is known where it must be.
    fn complete(&mut self, variable: &Variable, from: u32) {
        let name = self.module.names.name(variable.name);
        if variable.dims.iter().skip(1).any(Option::is_none) {
            self.misplaced(from, name, "only the first dimension of an array can be omitted");
        }
        if variable.linkage == Linkage::Extern {
            return;
        }
        let open = variable.dims.first() == Some(&None);
        let filled = variable.init.iter().any(|t| !matches!(t, InitToken::Open | InitToken::Close));
        if variable.dims.contains(&Some(0)) || open && !filled {
            let what = "an array that is not external needs a size or an initialiser";
            self.misplaced(from, name, what);
        }
    }

    /// Directives that need or exclude each other.
    fn clusters(&mut self, function: &Function, from: u32) {
        let has = |found: fn(&FunctionDirective) -> bool| function.directives.iter().any(found);
        let reqntid = has(|d| matches!(d, FunctionDirective::ReqNTid(_)));
        let cluster = has(|d| matches!(d, FunctionDirective::ReqNCtaPerCluster(_)));
        if has(|d| matches!(d, FunctionDirective::BlocksAreClusters)) && !(reqntid && cluster) {
            let what = "`.blocksareclusters` needs `.reqntid` and `.reqnctapercluster`";
            self.misplaced(from, ".blocksareclusters", what);
        }
        if reqntid && has(|d| matches!(d, FunctionDirective::MaxNTid(_))) {
            self.misplaced(from, ".reqntid", "`.reqntid` and `.maxntid` are mutually exclusive");
        }
        if cluster && has(|d| matches!(d, FunctionDirective::MaxClusterRank(_))) {
            let what = "`.reqnctapercluster` and `.maxclusterrank` are mutually exclusive";
            self.misplaced(from, ".maxclusterrank", what);
        }
    }
}

#[cfg(test)]
mod tests {
    /// As ptxas 12.9 and 13.5 have it.
    #[test]
    fn a_definition_has_the_linkage_of_its_declaration_or_none() {
        let head = ".version 7.8\n.target sm_80\n.address_size 64\n";
        let found = |text: String| {
            let errors = crate::check::check(&format!("{head}{text}"), None);
            errors.first().map(|error| (error.code, error.message.clone()))
        };
        let all = ["", ".visible", ".weak", ".extern"];
        for before in all {
            for now in &all[..3] {
                let fits = before == *now || (now.is_empty() && before != ".extern");
                let function = found(format!("{before} .func f();\n{now} .func f() {{ ret; }}\n"));
                assert_eq!(function.is_none(), fits, "`{before}`, `{now}`: {function:?}");
                let kernel = found(format!("{before} .entry k();\n{now} .entry k() {{ ret; }}\n"));
                assert_eq!(kernel.is_none(), fits, "`{before}`, `{now}`: {kernel:?}");
            }
        }
        let variable =
            |now: &str| found(format!(".extern .global .b32 v;\n{now} .global .b32 v = 5;\n"));
        assert!([".visible", ".weak", ".common"].map(variable).iter().all(Option::is_none));
        let message = "`v` is declared `.extern` but defined without a linkage".to_owned();
        assert_eq!(variable(""), Some(("P0202", message)));
    }
}
