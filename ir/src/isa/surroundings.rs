//! What the rules of an instruction look at in the module around it: the texture mode, and what
//! the names among its operands stand for.
//!
//! Reference: PTX ISA, "Texture, Sampler and Surface Types", "Texturing Modes".

use crate::ptx::{DataType, FunctionParam, Module, Statement, Symbol, TargetOption, Variable};

/// Whether a texture brings its sampler along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TextureMode {
    /// A texture and its sampler are one thing.
    #[default]
    Unified,
    /// Samplers are variables of their own.
    Independent,
}

/// What the name of a variable or parameter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Referent {
    /// A `.texref`.
    Texture,
    /// A `.samplerref`.
    Sampler,
    /// A `.surfref`.
    Surface,
    /// Memory.
    Data,
}

/// The surroundings of an instruction; by default those of a module in unified mode that declares
/// nothing.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    textures: TextureMode,
    /// By symbol.
    referents: Vec<Option<Referent>>,
}

impl Surroundings {
    /// A module in unified mode that declares nothing.
    pub const NONE: &Self = &Self { textures: TextureMode::Unified, referents: Vec::new() };

    /// The surroundings of the instructions of a module.
    pub fn of(module: &Module) -> Self {
        let independent = module.options.contains(&TargetOption::TexmodeIndependent);
        let textures = if independent { TextureMode::Independent } else { TextureMode::Unified };
        let mut surroundings = Self { textures, referents: Vec::new() };
        for variable in module.variables() {
            surroundings.declare(variable);
        }
        for function in module.functions() {
            for param in function.results.iter().chain(&function.params) {
                if let FunctionParam::Param(variable) = param {
                    surroundings.declare(variable);
                }
            }
            for statement in function.body.iter().flat_map(|body| &body.statements) {
                if let Statement::Variable(variable) = statement {
                    surroundings.declare(variable);
                }
            }
        }
        surroundings
    }

    fn declare(&mut self, variable: &Variable) {
        let index = variable.name.index();
        if self.referents.len() <= index {
            self.referents.resize(index + 1, None);
        }
        self.referents[index] = Some(match variable.ty {
            DataType::TexRef => Referent::Texture,
            DataType::SamplerRef => Referent::Sampler,
            DataType::SurfRef => Referent::Surface,
            _ => Referent::Data,
        });
    }

    /// The texture mode of the module.
    pub fn textures(&self) -> TextureMode {
        self.textures
    }

    /// What a name stands for, if the module declares it.
    pub fn referent(&self, name: Symbol) -> Option<Referent> {
        self.referents.get(name.index()).copied().flatten()
    }
}
