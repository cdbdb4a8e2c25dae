//! What a function takes and gives, and what indirect calls assume of it.

use irc_ptx::{FunctionDirective, FunctionParam};
use std::fmt;

/// The sizes in bytes of what is passed to a function and back. How the bits are read is no part of
/// it: they lie in the same registers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Interface {
    /// Nothing for one that takes all further arguments.
    params: Vec<Option<u64>>,
    results: Vec<Option<u64>>,
    /// `.noreturn`.
    pub(super) is_noreturn: bool,
}

impl Interface {
    pub(super) fn new(
        params: &[FunctionParam],
        results: &[FunctionParam],
        directives: &[FunctionDirective],
    ) -> Interface {
        Interface {
            params: params.iter().map(size).collect(),
            results: results.iter().map(size).collect(),
            is_noreturn: directives.contains(&FunctionDirective::NoReturn),
        }
    }

    /// Whether a call that assumes this may call a function. What it has for further arguments is
    /// up to the call, which may have none.
    pub(super) fn fits(&self, function: &Interface) -> bool {
        let params = match function.params.split_last() {
            Some((None, fixed)) => {
                let further = self.params.len().saturating_sub(fixed.len());
                further <= 1 && self.params.starts_with(fixed)
            }
            _ => self.params == function.params,
        };
        params && self.results == function.results
    }
}

fn size(param: &FunctionParam) -> Option<u64> {
    match param {
        _ if param.is_variadic() => None,
        FunctionParam::Param(variable) => Some(variable.size()),
        FunctionParam::Reg(ty, _) => Some(ty.bits().div_ceil(8).into()),
        FunctionParam::VectorReg(n, ty, _) => {
            Some(u64::from(*n) * u64::from(ty.bits().div_ceil(8)))
        }
    }
}

impl fmt::Display for Interface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |sizes: &[Option<u64>]| {
            let one = |size: &Option<u64>| size.map_or("...".to_owned(), |size| size.to_string());
            sizes.iter().map(one).collect::<Vec<_>>().join(", ")
        };
        write!(f, "({}) -> ({})", list(&self.params), list(&self.results))
    }
}

/// What a call says of the function that it calls, besides its address.
#[derive(Clone, Debug)]
pub(super) enum Assumed {
    /// A direct call.
    Nothing,
    /// `.callprototype`.
    Prototype(Box<Interface>),
    /// `.calltargets`: the numbers of the functions.
    Targets(Box<[usize]>),
}

impl Assumed {
    /// Whether the call never comes back.
    pub(super) fn is_noreturn(&self) -> bool {
        matches!(self, Assumed::Prototype(prototype) if prototype.is_noreturn)
    }
}

/// What is wrong with a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WrongCall {
    /// There is no function at this address.
    Address(u64),
    /// It is a kernel.
    Kernel(String),
    /// It is none of the listed targets.
    Unlisted(String),
    /// What the prototype says, the function, and what that takes and gives.
    Interface { assumed: Box<Interface>, name: String, found: Box<Interface> },
    /// A function returns that must not.
    Returned(String),
    /// The numbers of arguments or results differ.
    Count,
}

impl fmt::Display for WrongCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongCall::Address(0) => f.write_str("a call of address 0, which is no function"),
            WrongCall::Address(address) => {
                write!(f, "a call of address {address:#x}, where no function begins")
            }
            WrongCall::Kernel(name) => {
                write!(f, "a call of `{name}`, which is a kernel: only launches run it")
            }
            WrongCall::Unlisted(name) => {
                write!(f, "a call of `{name}`, which is not among the `.calltargets` of the call")
            }
            WrongCall::Interface { assumed, name, found } => write!(
                f,
                "the call passes and takes back {assumed} bytes by its prototype, but `{name}` has \
                 {found}"
            ),
            WrongCall::Returned(name) => {
                write!(
                    f,
                    "`{name}` returns, but is called as a function that does not (`.noreturn`)"
                )
            }
            WrongCall::Count => f.write_str("the call does not match the signature of a function"),
        }
    }
}
