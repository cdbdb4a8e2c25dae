//! Textures, samplers and surfaces: what each handle stands for.
//!
//! Objects that the host creates have handles that are no addresses. The handle of a variable of an
//! opaque type is its address; the host binds something to it by its name, and until then only a
//! sampler is what its initialiser says.

use super::{ModuleId, Simulator};
use irc_ptx::isa::sem::{AddressMode, Fault, Filter, Image, ImageError, Opaque, Sampler, Texture};
use irc_ptx::isa::{HandleKind, ModKind};
use irc_ptx::{DataType, InitToken, OpaqueField, OpaqueValue, Variable};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The handle of the first object: in no space of the device.
const FIRST: u64 = 1 << 32;

/// Why nothing is bound to a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BindError {
    /// The module has no variable of an opaque type with this name.
    #[error("the module has no texture, sampler or surface `{0}`")]
    Undefined(String),
    /// The variable is of another type.
    #[error("`{name}` is a variable of the type `{}`", word(*.kind))]
    Kind {
        /// The name.
        name: String,
        /// What it is.
        kind: HandleKind,
    },
    /// What is to be bound cannot be one.
    #[error(transparent)]
    Image(#[from] ImageError),
}

/// A variable of an opaque type.
#[derive(Clone, Copy)]
struct Declared {
    kind: HandleKind,
    sampler: Sampler,
    normalized: bool,
}

/// The handles of a device.
#[derive(Default)]
pub(super) struct Handles {
    objects: BTreeMap<u64, Opaque>,
    /// By address.
    variables: BTreeMap<u64, Declared>,
    created: u64,
}

/// The type of variables that are such handles.
fn word(kind: HandleKind) -> &'static str {
    ModKind::HandleKind.words()[kind as usize]
}

/// The kind of handle that a variable of this type is.
pub(super) const fn kind_of(ty: DataType) -> Option<HandleKind> {
    match ty {
        DataType::TexRef => Some(HandleKind::TexRef),
        DataType::SamplerRef => Some(HandleKind::SamplerRef),
        DataType::SurfRef => Some(HandleKind::SurfRef),
        _ => None,
    }
}

impl Handles {
    /// Whether, and as what, a variable is read: what its initialiser says.
    pub(super) fn declare(&mut self, variable: &Variable, address: u64) {
        let Some(kind) = kind_of(variable.ty) else { return };
        let mut declared = Declared { kind, sampler: Sampler::default(), normalized: false };
        let sampler = &mut declared.sampler;
        for token in &variable.init {
            let InitToken::Field(field, value) = *token else { continue };
            let mode = AddressMode::from_value(value).unwrap_or_default();
            let flag = !matches!(value, OpaqueValue::Int(0));
            match field {
                OpaqueField::FilterMode => {
                    sampler.filter = Filter::from_value(value).unwrap_or_default();
                }
                OpaqueField::AddrMode0 => sampler.modes[0] = mode,
                OpaqueField::AddrMode1 => sampler.modes[1] = mode,
                OpaqueField::AddrMode2 => sampler.modes[2] = mode,
                OpaqueField::ForceUnnormalizedCoords => sampler.force_unnormalized = flag,
                OpaqueField::NormalizedCoords => declared.normalized = flag,
                // What is bound says the rest.
                _ => {}
            }
        }
        if kind == HandleKind::SamplerRef {
            self.objects.insert(address, Opaque::Sampler(declared.sampler));
        }
        self.variables.insert(address, declared);
    }

    /// Forgets the variable at an address.
    pub(super) fn forget(&mut self, address: u64) {
        self.objects.remove(&address);
        self.variables.remove(&address);
    }

    /// What a handle stands for.
    pub(super) fn get(&self, handle: u64) -> Result<Opaque, Fault> {
        self.objects.get(&handle).cloned().ok_or_else(|| {
            let is_variable = self.variables.contains_key(&handle);
            let what = match is_variable {
                true => "no texture or surface is bound",
                false => "not a texture, sampler or surface",
            };
            Fault::Object { what, address: handle }
        })
    }

    fn add(&mut self, opaque: Opaque) -> u64 {
        let handle = FIRST + self.created;
        self.created += 1;
        self.objects.insert(handle, opaque);
        handle
    }
}

/// Whether it can be one.
fn check(opaque: &Opaque) -> Result<(), ImageError> {
    match opaque {
        Opaque::Texture(texture) => texture.check(),
        Opaque::Surface(image) => image.check(),
        Opaque::Sampler(_) => Ok(()),
    }
}

impl Simulator {
    /// Makes a texture, sampler or surface and gives its handle, which kernels take as a parameter
    /// of 64 bits or of its type. Texels are in global memory.
    pub fn create(&mut self, opaque: Opaque) -> Result<u64, ImageError> {
        check(&opaque)?;
        Ok(self.global.handles.add(opaque))
    }

    /// Makes a texture.
    pub fn create_texture(&mut self, texture: Texture) -> Result<u64, ImageError> {
        self.create(Opaque::Texture(Arc::new(texture)))
    }

    /// Makes a sampler, for instructions that name one beside the texture.
    pub fn create_sampler(&mut self, sampler: Sampler) -> u64 {
        self.global.handles.add(Opaque::Sampler(sampler))
    }

    /// Makes a surface.
    pub fn create_surface(&mut self, image: Image) -> Result<u64, ImageError> {
        self.create(Opaque::Surface(Arc::new(image)))
    }

    /// Ends a texture, sampler or surface that was created; its texels stay. False if there is
    /// none.
    pub fn destroy_handle(&mut self, handle: u64) -> bool {
        let handles = &mut self.global.handles;
        !handles.variables.contains_key(&handle) && handles.objects.remove(&handle).is_some()
    }

    /// Binds texels to a `.texref` of a module, read as its initialiser says.
    pub fn bind_texture(
        &mut self,
        module: ModuleId,
        name: &str,
        image: Image,
    ) -> Result<(), BindError> {
        let (_, declared) = self.declared(module, name)?;
        let Declared { normalized, sampler, .. } = declared;
        let texture = Texture { image, normalized, sampler };
        self.bind(module, name, Opaque::Texture(Arc::new(texture)))
    }

    /// Binds anything to a variable of its type, in place of what its initialiser says.
    pub fn bind(&mut self, module: ModuleId, name: &str, opaque: Opaque) -> Result<(), BindError> {
        let (address, Declared { kind, .. }) = self.declared(module, name)?;
        if kind != opaque.kind() {
            return Err(BindError::Kind { name: name.to_owned(), kind });
        }
        check(&opaque)?;
        self.global.handles.objects.insert(address, opaque);
        Ok(())
    }

    fn declared(&self, module: ModuleId, name: &str) -> Result<(u64, Declared), BindError> {
        let address = self.variable(module, name).map(|(address, _)| address);
        let found = address.and_then(|at| Some((at, *self.global.handles.variables.get(&at)?)));
        found.ok_or_else(|| BindError::Undefined(name.to_owned()))
    }
}
