//! The codes of what the verifier finds; [`codes`](crate::codes) explains them.

use super::Violation;

/// A code, and the violations that have it. Every violation is in the list, or it does not compile.
macro_rules! violations {
    ($($code:literal: $($variant:ident)+;)*) => {
        impl Violation {
            /// The code of the error.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($(Self::$variant { .. })|+ => $code,)*
                }
            }
        }
    };
}

violations! {
    "I0401": SymbolName EmptyName;
    "I0402": BoolInMemory;
    "I0403": Lanes;
    "I0404": GlobalSpace;
    "I0405": Alignment;
    "I0406": SharedInit ExternalInit MissingInit;
    "I0407": Dynamic EmptyGlobal;
    "I0408": InitShape InitRange InitLength InitSymbol InitMask;
    "I0409": OpaqueSpace UnifiedSampler OpaqueField;
    "I0410": CommonGlobal GlobalAttr;
    "I0501": SretPosition SretWithResult;
    "I0502": AggregateType;
    "I0503": ParamAttr;
    "I0504": KernelResult;
    "I0505": KernelLinkage CommonFunction ExternalBody MissingBody;
    "I0506": KernelAttr DeviceAttr;
    "I0507": Dimensions ZeroAttr AttrConflict Preserved;
    "I0508": PragmaText;
    "I0509": ConvergentOp;
    "I0510": KernelCallee;
    "I0511": VariadicKernel Ellipsis;
    "I0512": Aliasee Alias;
    "I0601": EmptyBlock MissingTerminator EarlyTerminator;
    "I0602": EntryPredecessor;
    "I0603": EntryParamCount EntryParamType;
    "I0604": UnknownId ForeignId;
    "I0605": Unfinished;
    "I0606": BlockNotInserted ValueNotInserted;
    "I0607": SharedSwitch SwitchTargets DuplicateCase CaseRange;
    "I0608": Dominance;
    "I0609": Location;
    "I0610": Debug;
    "I0701": PayloadKind;
    "I0702": PtxCode;
    "I0703": LateResult;
    "I0704": OperandCount;
    "I0705": ControllingType;
    "I0706": OperandType;
    "I0707": Conversion;
    "I0708": ResultCount ResultType;
    "I0709": ConstantType;
    "I0710": BranchArity BranchType;
    "I0711": ReturnArity;
    "I0712": LaneRange;
    "I0713": FloatFlag FloatFlagType Promise UnrollOfNoBranch;
    "I0714": Rounding;
    "I0715": ScaleWithoutIndex;
    "I0716": VariableArgument NotVariadic;
    "I0717": MathOperands MathTier;
    "I0801": MemoryOrder OrderSpace;
    "I0802": ScopeOfWeak;
    "I0803": Volatile;
    "I0804": ReadOnly;
    "I0805": NonCoherent;
    "I0806": Cache Evict;
    "I0807": AtomicType;
}
