//! Invariants of what a debugger is told.

use super::{Checker, Subject, VerifyError, Violation};
use crate::debug::{
    BitField, DebugFunction, DebugInfo, DebugLocation, DebugSum, DebugTypeKind, DebugVariable,
    Home, MAX_NAME, MAX_TERMS, Member, VariablePart,
};
use crate::entity::{DebugType, DebugVar};
use crate::module::Module;
use crate::signature::{Aggregate, Param};
use crate::types::Type;

/// Checks the files, types and global variables of a module.
pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    for (file, name) in &module.files {
        // ptxas 13.5 fails on longer ones in its table of lines.
        if name.len() >= MAX_NAME {
            let (place, context) = (Subject::File(file), format!("file {}", file.as_u32()));
            let reason = format!("the name \"{}..\" has 64 KiB or more", shown(name));
            let violation = Violation::Debug { reason };
            errors.push(VerifyError { place, context, source: None, violation });
        }
    }
    let debug = &module.debug;
    let (circles, endless) = (debug.in_circles(), debug.endless());
    for (id, kind) in &debug.types {
        let in_circle = || match (circles.contains(id), endless.contains(id)) {
            (true, _) => Err("it contains itself".to_owned()),
            (_, true) => Err("it leads to itself by nothing that has a name".to_owned()),
            _ => Ok(()),
        };
        if let Err(reason) = check_type(debug, id, kind).and_then(|()| in_circle()) {
            let (place, context) = (Subject::DebugType(id), format!("debug_type {}", id.as_u32()));
            let violation = Violation::Debug { reason };
            errors.push(VerifyError { place, context, source: None, violation });
        }
    }
    for global in &debug.globals {
        let place = Subject::Global(global.global);
        let reason = match module.get_global(global.global) {
            None => Some("a variable that the module does not have".to_owned()),
            Some(_) if !module.files.is_valid(global.file) => Some(UNKNOWN_FILE.to_owned()),
            Some(known) => check_name(&global.name).err().or_else(|| {
                let bytes = module
                    .types
                    .contains(known.ty)
                    .then(|| if known.dynamic { 0 } else { module.types.layout(known.ty).size });
                fits(debug, global.ty, bytes.filter(|&bytes| bytes > 0)).err()
            }),
        };
        if let Some(reason) = reason {
            let context = format!("debug_global \"{}\"", shown(&global.name));
            let violation = Violation::Debug { reason };
            errors.push(VerifyError { place, context, source: None, violation });
        }
    }
}

const UNKNOWN_FILE: &str = "it names a file that the module does not have";

/// The beginning of a name, for a message.
fn shown(name: &str) -> String {
    name.chars().take(40).collect()
}

fn check_name(name: &str) -> Result<(), String> {
    if name.len() > MAX_NAME {
        return Err(format!("the name \"{}..\" is longer than 64 KiB", shown(name)));
    }
    match name.contains('\0') {
        true => Err(format!("the name \"{}\" has a zero byte", shown(name))),
        false => Ok(()),
    }
}

fn check_known(debug: &DebugInfo, ty: DebugType) -> Result<(), String> {
    match debug.types.is_valid(ty) {
        true => Ok(()),
        false => Err(format!("there is no debug_type {}", ty.as_u32())),
    }
}

/// A type is known, and has this size if one is given.
fn fits(debug: &DebugInfo, ty: DebugType, bytes: Option<u64>) -> Result<(), String> {
    check_known(debug, ty)?;
    match (debug.size(ty), bytes) {
        (Some(size), Some(bytes)) if size != bytes => {
            Err(format!("its type has {size} bytes, and what holds it {bytes}"))
        }
        // What is wrong with the type is reported there.
        _ => Ok(()),
    }
}

/// A part lies in its variable, which comes before it, is none itself and has the same type.
fn check_part(types: &DebugInfo, debug: &DebugFunction, id: DebugVar) -> Result<(), String> {
    let variable = &debug.variables[id];
    let Home::Part(VariablePart { of, start, end }) = variable.home else { return Ok(()) };
    let whole = debug.variables.get(of).filter(|_| of < id);
    let Some(whole) = whole.filter(|whole| !matches!(whole.home, Home::Part(_))) else {
        return Err("it is a part of a variable that does not come before it".to_owned());
    };
    if whole.ty != variable.ty {
        return Err("it is a part of a variable of another type".to_owned());
    }
    match types.size(whole.ty) {
        Some(size) if start >= end || end > size => {
            Err(format!("bytes {start} to {end} are no part of a variable of {size} bytes"))
        }
        _ => Ok(()),
    }
}

fn fits_part(part: VariablePart, bytes: u64) -> Result<(), String> {
    match part.end.saturating_sub(part.start) {
        size if size == bytes => Ok(()),
        size => Err(format!("the part has {size} bytes, and what holds it {bytes}")),
    }
}

fn check_type(debug: &DebugInfo, id: DebugType, kind: &DebugTypeKind) -> Result<(), String> {
    match kind {
        DebugTypeKind::Base { name, bytes, .. } => {
            check_name(name)?;
            match bytes {
                1 | 2 | 4 | 8 | 16 => Ok(()),
                _ => Err(format!("a base type has 1, 2, 4, 8 or 16 bytes, not {bytes}")),
            }
        }
        DebugTypeKind::Pointer { to, .. } => to.map_or(Ok(()), |to| check_known(debug, to)),
        DebugTypeKind::Reference { to, .. } => check_known(debug, *to),
        DebugTypeKind::Function { result, params } => {
            let mut types = result.iter().chain(params);
            types.try_for_each(|&ty| check_known(debug, ty))
        }
        DebugTypeKind::Array { elem, .. } => {
            check_known(debug, *elem)?;
            let message = "it contains itself, nests too deep or is too large to count its bytes";
            debug.size(id).map(|_| ()).ok_or_else(|| message.to_owned())
        }
        DebugTypeKind::Typedef { of, .. } | DebugTypeKind::Qualified { of, .. } => {
            if let DebugTypeKind::Typedef { name, .. } = kind {
                check_name(name)?;
            }
            of.map_or(Ok(()), |of| check_known(debug, of))
        }
        DebugTypeKind::Struct { name, bytes, members }
        | DebugTypeKind::Union { name, bytes, members } => {
            check_name(name)?;
            let is_union = matches!(kind, DebugTypeKind::Union { .. });
            for member in members {
                if is_union && member.offset != 0 {
                    let name = shown(&member.name);
                    return Err(format!("the member \"{name}\" of a union does not begin at 0"));
                }
                check_name(&member.name)?;
                check_known(debug, member.ty)?;
                if let Some(bits) = member.bits {
                    check_bits(debug, member, bits, *bytes)?;
                    continue;
                }
                let end = debug.size(member.ty).and_then(|size| member.offset.checked_add(size));
                if end.is_none_or(|end| end > *bytes) || member.ty == id {
                    let name = shown(&member.name);
                    return Err(format!("the member \"{name}\" does not end in the struct"));
                }
            }
            Ok(())
        }
        DebugTypeKind::Enum { name, base, values } => {
            check_name(name)?;
            values.iter().try_for_each(|(name, _)| check_name(name))?;
            check_known(debug, *base)?;
            match debug.kind_of(*base) {
                Some(DebugTypeKind::Base { .. }) => Ok(()),
                _ => Err("the constants of an enum are of a base type".to_owned()),
            }
        }
    }
}

/// The bits of a bit-field are no more than its type has, and lie in a struct of so many bytes.
fn check_bits(
    debug: &DebugInfo,
    member: &Member,
    BitField { start, end }: BitField,
    bytes: u64,
) -> Result<(), String> {
    let name = shown(&member.name);
    let is_number = matches!(
        debug.kind_of(member.ty),
        Some(DebugTypeKind::Base { .. } | DebugTypeKind::Enum { .. })
    );
    let size = debug.size(member.ty).filter(|_| is_number);
    let Some(size) = size else {
        return Err(format!("the bit-field \"{name}\" is of no base type or enum"));
    };
    if start >= end || u64::from(end - start) > size.saturating_mul(8) {
        return Err(format!("the bit-field \"{name}\" of {size} bytes has bits {start} to {end}"));
    }
    let last = member.offset.checked_mul(8).and_then(|bit| bit.checked_add(end.into()));
    match last.is_some_and(|last| last.div_ceil(8) <= bytes) {
        true => Ok(()),
        false => Err(format!("the member \"{name}\" does not end in the struct")),
    }
}

/// The bytes that a variable of a type of the IR takes.
fn bytes_of(ty: Type) -> u64 {
    u64::from(ty.bits().div_ceil(8))
}

impl Checker<'_> {
    /// Checks what a debugger is told of the function.
    pub(super) fn check_debug(&self) {
        let Some(debug) = &self.func.debug else {
            if !self.func.layout.debug.is_empty() {
                self.debug_fault("debug values in a function without variables".to_owned());
            }
            return;
        };
        let types = &self.module.debug;
        if !self.module.files.is_valid(debug.file) {
            self.debug_fault(UNKNOWN_FILE.to_owned());
        }
        let known = debug.result.map_or(Ok(()), |ty| check_known(types, ty));
        if let Err(reason) = check_name(&debug.name).and(known) {
            self.debug_fault(reason);
        }
        self.check_scopes(debug);
        for (id, variable) in &debug.variables {
            let bytes = self.home_bytes(variable.home);
            let checked = check_name(&variable.name)
                .and_then(|()| fits(types, variable.ty, bytes?))
                .and_then(|()| check_part(types, debug, id))
                .and_then(|()| self.check_place(debug, variable))
                .map_err(|reason| format!("variable \"{}\": {reason}", shown(&variable.name)));
            if let Err(reason) = checked {
                self.debug_fault(reason);
            }
        }
        self.check_debug_values();
    }

    /// Checks blocks of the source and inlined functions.
    fn check_scopes(&self, debug: &DebugFunction) {
        for (id, scope) in &debug.scopes {
            if scope.parent.is_some_and(|parent| parent >= id) {
                let id = id.as_u32();
                self.debug_fault(format!("scope {id} is in one that does not come before it"));
            }
        }
        for function in &debug.inlined {
            let known = function.result.map_or(Ok(()), |ty| check_known(&self.module.debug, ty));
            let checked = check_name(&function.name)
                .and(check_name(&function.symbol))
                .and(known)
                .and(match self.module.files.is_valid(function.file) {
                    true => Ok(()),
                    false => Err(UNKNOWN_FILE.to_owned()),
                });
            if let Err(reason) = checked {
                let name = shown(&function.name);
                self.debug_fault(format!("inlined function \"{name}\": {reason}"));
            }
        }
    }

    /// Checks where a variable is seen.
    fn check_place(&self, debug: &DebugFunction, variable: &DebugVariable) -> Result<(), String> {
        if variable.scope.is_some_and(|scope| !debug.scopes.is_valid(scope)) {
            return Err("it is in a scope that the function does not have".to_owned());
        }
        let Some(loc) = variable.inlined else { return Ok(()) };
        let locations = &self.func.locations;
        match locations.contains(loc) && self.func.dfg.tag().agrees(loc.tag()) {
            true if locations.get(loc).inlined_at.is_some() => Ok(()),
            true => Err("what it is inlined at is no location of an inlined function".to_owned()),
            false => Err("it is inlined at a location of another function".to_owned()),
        }
    }

    fn debug_fault(&self, reason: String) {
        self.report_func(Violation::Debug { reason });
    }

    /// The size of the home of a variable, if it has one.
    fn home_bytes(&self, home: Home) -> Result<Option<u64>, String> {
        let sizes = &self.module.types;
        match home {
            Home::Values | Home::Part(_) => Ok(None),
            Home::Param(number) => {
                let param = self.func.signature.params.get(number as usize);
                let is_in_memory =
                    |param: &&Param| self.func.is_kernel() || param.attrs.aggregate.is_some();
                let Some(param) = param.filter(is_in_memory) else {
                    return Err(format!("the function has no parameter {number} in memory"));
                };
                match param.attrs.aggregate {
                    Some(Aggregate::ByVal { ty, .. } | Aggregate::Sret { ty, .. }) => {
                        Ok(sizes.contains(ty).then(|| sizes.layout(ty).size))
                    }
                    None => Ok(Some(bytes_of(param.ty))),
                }
            }
            Home::Slot(slot) => match self.func.slots.get(slot) {
                None => Err("its stack slot is not of this function".to_owned()),
                Some(data) if sizes.contains(data.ty) => Ok(Some(sizes.layout(data.ty).size)),
                Some(_) => Ok(None),
            },
        }
    }

    fn check_debug_values(&self) {
        if self.func.layout.debug.is_empty() {
            return;
        }
        let debug = self.func.debug.as_ref().expect("it was looked at");
        for inst in self.func.insts() {
            for value in self.func.layout.debug_values(inst) {
                let Some(variable) = debug.variables.get(value.var) else {
                    let reason = "a debug value of a variable that the function does not have";
                    self.report_inst(inst, Violation::Debug { reason: reason.to_owned() });
                    continue;
                };
                if let Err(reason) = self.check_debug_location(variable, &value.location) {
                    let reason = format!("\"{}\" {reason}", shown(&variable.name));
                    self.report_inst(inst, Violation::Debug { reason });
                }
            }
        }
    }

    /// A variable may be there.
    fn check_debug_location(
        &self,
        variable: &DebugVariable,
        location: &DebugLocation,
    ) -> Result<(), String> {
        if location.values().any(|value| !self.func.dfg.owns_value(value)) {
            return Err("has a value of another function".to_owned());
        }
        let types = &self.module.debug;
        let fits = |bytes| match variable.home {
            Home::Part(part) => fits_part(part, bytes),
            _ => fits(types, variable.ty, Some(bytes)),
        };
        match location {
            DebugLocation::Unknown => Ok(()),
            DebugLocation::Value(value) => {
                let ty = self.func.dfg.ty(*value);
                fits(bytes_of(ty)).map_err(|reason| format!("has a value of type {ty}: {reason}"))
            }
            DebugLocation::Sum(sum) => {
                let bytes = match variable.home {
                    Home::Part(part) => part.end.checked_sub(part.start),
                    _ => types.size(variable.ty),
                };
                match bytes {
                    Some(bytes @ (0 | 9..)) => {
                        Err(format!("is a sum of {bytes} bytes, not 1 to 8"))
                    }
                    Some(bytes) => self.check_sum(sum, 8 * bytes as u32, false),
                    // What is wrong with the type is reported there.
                    None => Ok(()),
                }
            }
            DebugLocation::Memory(sum) => self.check_sum(sum, 64, true),
        }
    }

    /// The terms of a sum of so many bits are numbers that are extended to these.
    fn check_sum(&self, sum: &DebugSum, bits: u32, is_address: bool) -> Result<(), String> {
        if sum.terms.len() > MAX_TERMS {
            return Err(format!("is a sum of more than {MAX_TERMS} values"));
        }
        if is_address && !sum.is_address(&self.func.dfg) {
            let space = "a pointer into a space of its own that is not the only one in it, once";
            return Err(format!("is in memory at a sum with {space}"));
        }
        for term in &sum.terms {
            let ty = self.func.dfg.ty(term.value);
            match ty {
                Type::Scalar(scalar) if scalar.is_int() && (8..=64).contains(&scalar.bits()) => {}
                Type::Ptr(_) => {}
                _ => return Err(format!("is a sum with a value of type {ty}")),
            }
            match term.extend {
                None if ty.bits() < bits => {
                    return Err(format!(
                        "is a sum of {bits} bits with a value of type {ty} that is \
                                        not extended"
                    ));
                }
                Some(_) if ty.bits() >= bits => {
                    return Err(format!(
                        "is a sum of {bits} bits with a value of type {ty} that is \
                                        extended"
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
