//! What the rules of an instruction look at in the module around it: the texture mode, and what
//! the names among its operands stand for.
//!
//! Reference: PTX ISA, "Texture, Sampler and Surface Types", "Texturing Modes".

use crate::isa::{Referent, TextureMode};
use crate::{DataType, FunctionParam, Module, Statement, Symbol, TargetOption, Variable};

impl TextureMode {
    /// The mode of a module.
    pub fn of(module: &Module) -> Self {
        match module.options.contains(&TargetOption::TexmodeIndependent) {
            true => Self::Independent,
            false => Self::Unified,
        }
    }
}

impl Referent {
    /// What a variable of an opaque type is.
    pub const fn of_data(ty: DataType) -> Option<Self> {
        match ty {
            DataType::TexRef | DataType::Tex(_) => Some(Self::Texture),
            DataType::SamplerRef => Some(Self::Sampler),
            DataType::SurfRef => Some(Self::Surface),
            _ => None,
        }
    }
}

/// The surroundings of an instruction; by default those of a module in unified mode that declares
/// nothing.
#[derive(Clone, Debug, Default)]
pub struct ModuleContext {
    textures: TextureMode,
    /// By symbol.
    referents: Vec<Option<Referent>>,
}

impl ModuleContext {
    /// A module in unified mode that declares nothing.
    pub const NONE: &Self = &Self { textures: TextureMode::Unified, referents: Vec::new() };

    /// A module in this mode that declares nothing.
    pub const fn in_mode(textures: TextureMode) -> &'static Self {
        const INDEPENDENT: &ModuleContext =
            &ModuleContext { textures: TextureMode::Independent, referents: Vec::new() };
        match textures {
            TextureMode::Unified => Self::NONE,
            TextureMode::Independent => INDEPENDENT,
        }
    }

    /// The surroundings of the instructions of a module.
    pub fn of(module: &Module) -> Self {
        let mut surroundings = Self { textures: TextureMode::of(module), referents: Vec::new() };
        for variable in module.variables() {
            surroundings.declare_variable(variable, Referent::Data);
        }
        for function in module.functions() {
            surroundings.declare(function.name, Referent::Function);
            for param in function.results.iter().chain(&function.params) {
                if let FunctionParam::Param(variable) = param {
                    surroundings.declare_variable(variable, Referent::Parameter);
                }
            }
            for statement in function.body.iter().flat_map(|body| &body.statements) {
                match statement {
                    Statement::Variable(variable) => {
                        surroundings.declare_variable(variable, Referent::Data);
                    }
                    Statement::BranchTargets(name, _) => {
                        surroundings.declare(*name, Referent::BranchTargets);
                    }
                    _ => {}
                }
            }
        }
        surroundings
    }

    /// A variable stands for this unless its type says more.
    fn declare_variable(&mut self, variable: &Variable, plain: Referent) {
        self.declare(variable.name, Referent::of_data(variable.ty).unwrap_or(plain));
    }

    fn declare(&mut self, name: Symbol, referent: Referent) {
        let index = name.index();
        if self.referents.len() <= index {
            self.referents.resize(index + 1, None);
        }
        self.referents[index] = Some(referent);
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
