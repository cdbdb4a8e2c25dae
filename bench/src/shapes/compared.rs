//! A program by each compiler, and the ratios by which irc's is compared with the better rival's.

use super::Shape;

/// A program by each compiler.
#[derive(Debug, Clone, Copy)]
pub struct Compared {
    /// By irc.
    pub irc: Shape,
    /// By `clang -O3` and `llc -O3`.
    pub llc: Option<Shape>,
    /// By `nvcc -O3`.
    pub nvcc: Option<Shape>,
}

impl Compared {
    /// The rivals' shapes.
    pub fn rivals(&self) -> impl Iterator<Item = Shape> {
        self.llc.into_iter().chain(self.nvcc)
    }

    /// The least of something among the rivals.
    fn best(&self, of: impl Fn(&Shape) -> Option<f64>) -> Option<f64> {
        self.rivals().filter_map(|shape| of(&shape)).min_by(f64::total_cmp)
    }

    fn has_loops(&self) -> bool {
        self.irc.looped > 0 || self.rivals().any(|shape| shape.looped > 0)
    }

    /// Machine instructions, whether there are loops or not.
    pub fn all(&self) -> Option<f64> {
        Some(self.irc.sass as f64 / self.best(|shape| Some(shape.sass as f64))?)
    }

    /// Machine instructions of a program without loops.
    pub fn straight(&self) -> Option<f64> {
        if self.has_loops() { None } else { self.all() }
    }

    /// Instructions of loops for each operation in them.
    pub fn loops(&self) -> Option<f64> {
        Some(self.irc.loop_cost()? / self.best(Shape::loop_cost)?)
    }

    /// Registers.
    pub fn registers(&self) -> Option<f64> {
        let registers = |shape: &Shape| Some(f64::from(shape.registers)).filter(|&all| all > 0.0);
        Some(registers(&self.irc)? / self.best(registers)?)
    }

    /// Instructions of PTX, against llc alone.
    pub fn ptx(&self) -> Option<f64> {
        Some(self.irc.ptx as f64 / self.llc?.ptx as f64)
    }

    /// What decides: the loops if there are any.
    pub fn ratio(&self) -> f64 {
        self.straight().or(self.loops()).unwrap_or(1.0)
    }
}

/// A ratio as it is printed; `-` where there is none.
pub fn ratio_text(ratio: Option<f64>) -> String {
    ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}"))
}

/// The geometric mean of ratios.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    let sum: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    (sum / ratios.len() as f64).exp()
}

/// Machine instructions, registers and PTX of a program as they are printed.
pub fn shape_text(shape: Option<Shape>) -> String {
    shape.map_or("-".to_owned(), |s| format!("{}/{}/{}", s.sass, s.registers, s.ptx))
}
