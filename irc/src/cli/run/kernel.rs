//! What a kernel takes: its parameters as its text declares them, held against the arguments.

use super::argument::{Argument, Value};
use super::element::{Class, Element};
use crate::cli::input::Input;
use irc::ir::function::Function;
use irc::ir::signature::{Aggregate, Param as IrParam};
use irc::ir::types::{Scalar, Space, Type};
use irc::ptx::isa::{PtxType, Space as PtxSpace, TypeKind};
use irc::ptx::mangle::demangle;
use irc::ptx::text::counted;
use irc::ptx::{self, DataType, FunctionDirective, FunctionParam, Variable, in_three_dimensions};
use irc_toy::lower::{KernelInterface, ParamInterface};
use std::borrow::Cow;

/// A kernel.
pub struct Kernel {
    pub name: String,
    pub params: Vec<Param>,
    /// The block that it demands, if it does.
    pub block: Option<[u32; 3]>,
    /// The cluster that it demands, if it does.
    pub cluster: Option<[u32; 3]>,
}

/// A parameter of a kernel.
pub struct Param {
    /// Its name and type as people wrote them.
    text: String,
    /// Its size in bytes.
    pub bytes: usize,
    takes: Takes,
}

/// Which arguments suit a parameter, if the size is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Takes {
    /// An integer.
    Int,
    /// A float of this type.
    Float(Element),
    /// A pointer.
    Pointer,
    /// Memory whose elements have this many bytes, with their number.
    Slice(u64),
    /// A pointer or a number.
    Any,
    /// A file.
    Bytes,
    /// The handle of a texture, a sampler or a surface.
    Object(Object),
}

/// What a handle is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Object {
    Texture,
    Sampler,
    Surface,
}

impl Object {
    /// What an argument is, if it is one.
    fn of(value: &Value) -> Option<Object> {
        match value {
            Value::Picture(picture) if picture.is_texture() => Some(Object::Texture),
            Value::Picture(_) => Some(Object::Surface),
            Value::Sampler(_) => Some(Object::Sampler),
            _ => None,
        }
    }
}

/// The kernel of this name, or the only one, of PTX that was made of these modules, if of any.
pub fn find(module: &ptx::Module, inputs: &[&Input], name: Option<&str>) -> Result<Kernel, String> {
    let kernels: Vec<_> = module.functions().filter(|f| f.is_entry && f.body.is_some()).collect();
    let names: Vec<Cow<'_, str>> =
        kernels.iter().map(|f| demangle(module.names.name(f.name))).collect();
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    let chosen = choose(&names, name)?;
    let (function, name) = (kernels[chosen], names[chosen]);
    let is_it = |f: &Function| f.name == name && f.is_kernel() && !f.is_declaration();
    let declared = inputs.iter().find_map(|&input| {
        let (_, found) = input.module.funcs().find(|(_, f)| is_it(f))?;
        Some((input, found))
    });
    let params = function.params.iter().enumerate().filter_map(|(index, param)| {
        let FunctionParam::Param(variable) = param else { return None };
        let ir = declared.and_then(|(_, f)| Some((f, f.signature.params.get(index)?)));
        Some(match ir {
            Some((f, param)) => of_ir(f, index, param, variable.size() as usize),
            None => of_ptx(&demangle(module.names.name(variable.name)), variable),
        })
    });
    let demands = |pick: fn(&FunctionDirective) -> Option<&Vec<u32>>| {
        function.directives.iter().find_map(pick).map(|counts| in_three_dimensions(counts))
    };
    let params: Vec<Param> = params.collect();
    let params = match declared.and_then(|(input, _)| input.kernel(name)) {
        Some(interface) => of_source(params, interface),
        None => params,
    };
    Ok(Kernel {
        name: name.to_owned(),
        params,
        block: demands(|directive| match directive {
            FunctionDirective::ReqNTid(counts) => Some(counts),
            _ => None,
        }),
        cluster: demands(|directive| match directive {
            FunctionDirective::ReqNCtaPerCluster(counts) => Some(counts),
            _ => None,
        }),
    })
}

/// The kernel of this name, or the only one, of a module that is interpreted.
pub fn find_in_ir(input: &Input, name: Option<&str>) -> Result<Kernel, String> {
    let module = &input.module;
    let kernels: Vec<&Function> = module
        .funcs()
        .map(|(_, func)| func)
        .filter(|func| func.is_kernel() && !func.is_declaration())
        .collect();
    let names: Vec<&str> = kernels.iter().map(|func| func.name.as_str()).collect();
    let func = kernels[choose(&names, name)?];
    let of_one = |(index, param): (usize, &IrParam)| {
        let bytes = match param.attrs.aggregate {
            Some(Aggregate::ByVal { ty, .. }) => module.types.layout(ty).size as usize,
            _ if param.attrs.opaque => 8,
            _ => param.ty.bytes() as usize,
        };
        of_ir(func, index, param, bytes)
    };
    let params: Vec<Param> = func.signature.params.iter().enumerate().map(of_one).collect();
    let params = match input.kernel(&func.name) {
        Some(interface) => of_source(params, interface),
        None => params,
    };
    let (block, cluster) = (func.attrs.reqntid, func.attrs.cluster);
    Ok(Kernel { name: func.name.clone(), params, block, cluster })
}

/// Which of the kernels of a module is meant.
fn choose(names: &[&str], name: Option<&str>) -> Result<usize, String> {
    let Some(name) = name else {
        return match names {
            [_] => Ok(0),
            [] => Err("there is no kernel in it".to_owned()),
            _ => Err(format!("several kernels; choose one with --kernel: {}", names.join(", "))),
        };
    };
    let find = |name: &str| names.iter().position(|known| *known == name);
    find(name).or_else(|| find(&demangle(name))).ok_or_else(|| {
        let known = match names {
            [] => "no kernel at all".to_owned(),
            _ => names.join(", "),
        };
        format!("there is no kernel `{name}`; the file has {known}")
    })
}

/// The parameters of a toy kernel, made of those that they became. What has no bytes takes no
/// argument.
fn of_source(params: Vec<Param>, interface: &KernelInterface) -> Vec<Param> {
    let of_one = |param: &ParamInterface| {
        let first = params.get(param.ir.clone())?.first()?;
        let text = format!("{}: {}", param.name, param.ty);
        let takes = match param.element_bytes {
            Some(bytes) => Takes::Slice(bytes),
            None => first.takes,
        };
        Some(Param { text, bytes: first.bytes, takes })
    };
    interface.params.iter().filter_map(of_one).collect()
}

fn of_ptx(name: &str, variable: &Variable) -> Param {
    let takes = match (variable.ty, variable.ptr) {
        (DataType::Scalar(_), Some(ptr)) => match ptr.space {
            None | Some(PtxSpace::Global) => Takes::Pointer,
            _ => Takes::Any,
        },
        (DataType::Scalar(ty), None) if variable.dims.is_empty() => of_ptx_type(ty),
        (DataType::Scalar(_) | DataType::Vector(..), _) => Takes::Bytes,
        (DataType::TexRef | DataType::Tex(_), _) => Takes::Object(Object::Texture),
        (DataType::SamplerRef, _) => Takes::Object(Object::Sampler),
        (DataType::SurfRef, _) => Takes::Object(Object::Surface),
    };
    let ty = match variable.ty {
        DataType::Scalar(ty) => format!(".{}", ty.word()),
        DataType::Vector(n, ty) => format!(".v{n} .{}", ty.word()),
        DataType::TexRef | DataType::Tex(_) => ".texref".to_owned(),
        DataType::SamplerRef => ".samplerref".to_owned(),
        DataType::SurfRef => ".surfref".to_owned(),
    };
    let dims: String = variable.dims.iter().map(|dim| format!("[{}]", dim.unwrap_or(0))).collect();
    Param { text: format!("{ty} {name}{dims}"), bytes: variable.size() as usize, takes }
}

fn of_ptx_type(ty: PtxType) -> Takes {
    match ty.kind() {
        // The addresses of old compilers are integers.
        TypeKind::Unsigned | TypeKind::Signed if ty.bits() < 64 => Takes::Int,
        TypeKind::Float => match Element::from_name(ty.word()) {
            Ok(element) => Takes::Float(element),
            Err(_) => Takes::Bytes,
        },
        _ if ty.bits() > 64 => Takes::Bytes,
        _ => Takes::Any,
    }
}

fn of_ir(func: &Function, index: usize, param: &IrParam, bytes: usize) -> Param {
    let entry = func.layout.entry();
    let value = entry.and_then(|entry| func.dfg.params(entry).get(index).copied());
    let name = value.and_then(|value| func.value_name(value)).unwrap_or_default();
    let is_aggregate = matches!(param.attrs.aggregate, Some(Aggregate::ByVal { .. }));
    let takes = match param.ty {
        Type::Samplerref if param.attrs.opaque => Takes::Object(Object::Sampler),
        Type::Surfref if param.attrs.opaque => Takes::Object(Object::Surface),
        _ if param.attrs.opaque => Takes::Object(Object::Texture),
        _ if is_aggregate => Takes::Bytes,
        Type::Scalar(Scalar::I128) | Type::Vector(..) | Type::PtrVector(..) => Takes::Bytes,
        Type::Scalar(Scalar::F16) => Takes::Float(Element::F16),
        Type::Scalar(Scalar::BF16) => Takes::Float(Element::Bf16),
        Type::Scalar(Scalar::F32) => Takes::Float(Element::F32),
        Type::Scalar(Scalar::F64) => Takes::Float(Element::F64),
        Type::Scalar(_) => Takes::Int,
        Type::Ptr(Space::Generic | Space::Global) => Takes::Pointer,
        Type::Ptr(_) | Type::Texref | Type::Samplerref | Type::Surfref => Takes::Any,
    };
    let by_value = if is_aggregate { " byval" } else { "" };
    Param { text: format!("%{name}: {}{by_value}", param.ty), bytes, takes }
}

impl Kernel {
    /// Holds arguments against the parameters; what the first wrong one should be.
    pub fn check(&self, args: &[Argument]) -> Result<(), String> {
        let Kernel { name, params, .. } = self;
        if params.len() != args.len() {
            let texts: Vec<String> =
                params.iter().map(|param| format!("`{}`", param.text)).collect();
            let takes = match &texts[..] {
                [] => String::new(),
                texts => format!(": {}", texts.join(", ")),
            };
            let (want, got) = (params.len(), args.len());
            let are = if got == 1 { "is" } else { "are" };
            let want = counted(want, "argument");
            return Err(format!("kernel `{name}` takes {want}{takes}; {got} {are} given"));
        }
        let wrong = params.iter().zip(args).position(|(param, arg)| !param.suits(&arg.value));
        match wrong {
            None => Ok(()),
            Some(index) => {
                let (param, arg) = (&params[index], &args[index]);
                Err(format!(
                    "argument {index} of kernel `{name}` is `{}`, but its parameter `{}` needs {}",
                    arg.text,
                    param.text,
                    param.wants()
                ))
            }
        }
    }
}

impl Param {
    fn suits(&self, value: &Value) -> bool {
        match (value, self.takes) {
            (value, Takes::Object(object)) => Object::of(value) == Some(object),
            (value, Takes::Slice(_)) => matches!(value, Value::Buffer(_) | Value::Null),
            // What is no more than a number of 64 bits may be a handle.
            (Value::Picture(_) | Value::Sampler(_), Takes::Int | Takes::Any) => self.bytes == 8,
            // The size of the file is looked at when it is read.
            (Value::Bytes(_), _) => true,
            (Value::Buffer(_) | Value::Null, Takes::Pointer | Takes::Any) => self.bytes == 8,
            (Value::Scalar(element, _), Takes::Int) => {
                !element.is_float() && element.bytes() == self.bytes
            }
            (Value::Scalar(element, _), Takes::Float(want)) => *element == want,
            (Value::Scalar(element, _), Takes::Any) => element.bytes() == self.bytes,
            _ => false,
        }
    }

    /// What the parameter takes, in words.
    fn wants(&self) -> String {
        let bytes = self.bytes;
        let of_size = |class: Class| {
            let mut all = Element::ALL.into_iter();
            all.find(|e| e.class() == class && e.bytes() == bytes).map_or("", Element::name)
        };
        let (unsigned, signed) = (of_size(Class::Unsigned), of_size(Class::Signed));
        match self.takes {
            Takes::Int => {
                format!("an integer of {bytes} bytes such as `{signed}:1`, `{unsigned}:1`")
            }
            Takes::Float(element) => format!("a float such as `{}:1.5`", element.name()),
            Takes::Slice(bytes) => {
                format!(
                    "a buffer such as `f32[1024]=zero`, or `null`; elements have {}",
                    counted(bytes, "byte")
                )
            }
            Takes::Pointer => "a buffer such as `f32[1024]=zero`, or `null`".to_owned(),
            Takes::Any if bytes == 8 => {
                "8 bytes: a buffer such as `f32[1024]=zero`, `null` or a number such as `u64:1`"
                    .to_owned()
            }
            Takes::Any => format!("a number of {bytes} bytes such as `{unsigned}:1`"),
            Takes::Bytes => format!("{bytes} bytes of a file: `bytes:@file`"),
            Takes::Object(Object::Texture) => "a texture such as `tex:f32[64,32]=zero`".to_owned(),
            Takes::Object(Object::Sampler) => "a sampler such as `sampler:linear`".to_owned(),
            Takes::Object(Object::Surface) => "a surface such as `surf:f32[64,32]=zero`".to_owned(),
        }
    }

    /// The length that goes with memory of N bytes, if it is a slice.
    pub fn length(&self, memory: usize) -> Result<Option<u32>, String> {
        let Takes::Slice(element) = self.takes else { return Ok(None) };
        let memory = memory as u64;
        if element == 0 {
            return Ok(Some(0));
        }
        let whole = memory.is_multiple_of(element);
        let length = u32::try_from(memory / element).ok().filter(|_| whole);
        length.map(Some).ok_or_else(|| {
            let text = &self.text;
            format!(
                "{memory} bytes are not a multiple of the element size of `{text}`, {element} bytes"
            )
        })
    }

    /// An error where the bytes of a file are more or fewer than the parameter's.
    pub fn check_size(&self, path: &std::path::Path, bytes: &[u8]) -> Result<(), String> {
        if bytes.len() == self.bytes {
            return Ok(());
        }
        Err(format!(
            "`{}` has {} bytes, the parameter `{}` has {}",
            path.display(),
            bytes.len(),
            self.text,
            self.bytes
        ))
    }
}
