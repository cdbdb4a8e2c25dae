//! Compiling on several threads: pools of rayon as [`Pool`]s.

use irc_ir::work::{Pool, Work};
use rayon::prelude::*;

/// A pool of rayon, or the one that the current thread belongs to.
///
/// ```
/// use irc::parallel::Rayon;
/// use irc::prelude::*;
/// use irc::work::Workers;
///
/// let text = "func @f() {\nentry:\n  ret\n}\nfunc @g() {\nentry:\n  ret\n}";
/// let module = irc::ir::text::parse_module(text).expect("it is well-formed").module;
/// let (target, options) = (Target::new("sm_80".parse()?), Options::default());
/// let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build()?;
/// let rayon = Rayon::in_pool(&pool);
/// let text = irc::compile_to_text(module.clone(), &target, &options, Workers::of(&rayon))?;
/// assert_eq!(text, compile(&module, &target, &options)?.text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Rayon<'a>(Option<&'a rayon::ThreadPool>);

impl<'a> Rayon<'a> {
    /// The pool that the current thread belongs to, else the global one, which starts when there is
    /// something to do for it.
    pub const CURRENT: Rayon<'static> = Rayon(None);

    /// This pool.
    pub fn in_pool(pool: &'a rayon::ThreadPool) -> Rayon<'a> {
        Rayon(Some(pool))
    }
}

impl Pool for Rayon<'_> {
    fn run(&self, work: Vec<Work<'_>>) {
        let all = || work.into_par_iter().with_max_len(1).for_each(|one| one());
        match self.0 {
            Some(pool) => pool.install(all),
            None => all(),
        }
    }
}
