//! Formats of `printf`.

/// What a format wants as an argument: the letter of the conversion, or `*` for a width.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PrintArg(char);

impl PrintArg {
    /// The letter of the conversion.
    pub fn conversion(self) -> char {
        self.0
    }

    /// Whether it is printed as a signed integer.
    pub fn is_signed(self) -> bool {
        matches!(self.0, 'd' | 'i' | '*')
    }

    /// Whether it is an integer.
    pub fn is_integer(self) -> bool {
        self.is_signed() || matches!(self.0, 'o' | 'u' | 'x' | 'X' | 'c')
    }

    /// Whether it is a float.
    pub fn is_float(self) -> bool {
        matches!(self.0, 'a' | 'A' | 'e' | 'E' | 'f' | 'F' | 'g' | 'G')
    }

    /// Whether it is an address.
    pub fn is_pointer(self) -> bool {
        matches!(self.0, 'p' | 's')
    }
}

/// A format whose integer conversions have the sizes of the arguments: `ll` for the wide ones, of
/// 64 bits, nothing for the others; and what it wants as arguments.
pub fn fit_format(format: &str, wide: &[bool]) -> (String, Vec<PrintArg>) {
    let mut out = String::with_capacity(format.len() + 8);
    let mut wanted = Vec::new();
    let mut rest = format.chars().peekable();
    while let Some(c) = rest.next() {
        out.push(c);
        if c != '%' {
            continue;
        }
        if rest.peek() == Some(&'%') {
            out.extend(rest.next());
            continue;
        }
        while let Some(c) = rest.next_if(|c| !c.is_ascii_alphabetic()) {
            out.push(c);
            if c == '*' {
                wanted.push(PrintArg(c));
            }
        }
        while rest.next_if(|c| matches!(c, 'h' | 'l' | 'j' | 'z' | 't' | 'L')).is_some() {}
        let Some(letter) = rest.next() else { break };
        let is_wide = wide.get(wanted.len()).copied().unwrap_or(false);
        if is_wide && "diouxX".contains(letter) {
            out.push_str("ll");
        }
        out.push(letter);
        wanted.push(PrintArg(letter));
    }
    (out, wanted)
}

#[cfg(test)]
mod tests {
    use super::{PrintArg, fit_format};

    #[test]
    fn sizes_follow_the_arguments() {
        let sized = |format, wide: &[bool]| fit_format(format, wide).0;
        assert_eq!(sized("%d %ld|%5.2f%%\n", &[true, false, false]), "%lld %d|%5.2f%%\n");
        assert_eq!(sized("%08llx %hhu %p", &[true, false, false]), "%08llx %u %p");
        assert_eq!(sized("%-*d", &[false, true]), "%-*lld");
        assert_eq!(sized("100%", &[]), "100%");
        assert_eq!(sized("%", &[]), "%");
    }

    #[test]
    fn every_conversion_wants_an_argument() {
        let wanted = |format| fit_format(format, &[]).1;
        assert_eq!(wanted("100%% of %*.*f %s"), ['*', '*', 'f', 's'].map(PrintArg));
        assert_eq!(wanted("100% "), []);
        assert!(PrintArg('i').is_signed() && !PrintArg('x').is_signed());
    }
}
