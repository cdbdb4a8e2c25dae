//! The formats of `vprintf`: those of C, with the sizes that the machine hands over.
//!
//! Reference: PTX Writer's Guide, "System calls"; the arguments lie behind each other, each aligned
//! to its size, `float` as `double`.

/// A piece of a format.
pub(super) enum Piece<'a> {
    Text(&'a [u8]),
    Conversion(Conversion),
}

/// One `%..`.
#[derive(Clone, Debug, Default)]
pub(super) struct Conversion {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: Option<usize>,
    precision: Option<usize>,
    width_given: bool,
    precision_given: bool,
    /// How many of width and precision are arguments.
    pub(super) stars: usize,
    long: bool,
    kind: u8,
}

/// An argument.
pub(super) enum Argument {
    Bits(u64),
    Text(Vec<u8>),
}

/// The pieces of a format. What is no conversion stands for itself.
pub(super) fn pieces(format: &[u8]) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < format.len() {
        if format[at] != b'%' {
            at += 1;
            continue;
        }
        pieces.push(Piece::Text(&format[start..at]));
        if format.get(at + 1) == Some(&b'%') {
            pieces.push(Piece::Text(b"%"));
            at += 2;
        } else if let Some((conversion, len)) = Conversion::read(&format[at + 1..]) {
            pieces.push(Piece::Conversion(conversion));
            at += 1 + len;
        } else {
            pieces.push(Piece::Text(b"%"));
            at += 1;
        }
        start = at;
    }
    pieces.push(Piece::Text(&format[start..]));
    pieces
}

fn number(text: &[u8], at: &mut usize) -> Option<usize> {
    let start = *at;
    while text.get(*at).is_some_and(u8::is_ascii_digit) {
        *at += 1;
    }
    // Wider fields than anyone means would only fill the output.
    let digits = std::str::from_utf8(&text[start..*at]).ok()?;
    digits.parse().ok().map(|n: usize| n.min(4096))
}

impl Conversion {
    /// Reads what stands behind the percent sign, and how long it is.
    fn read(text: &[u8]) -> Option<(Self, usize)> {
        let mut c = Self::default();
        let mut at = 0;
        while let Some(flag) = text.get(at) {
            match flag {
                b'-' => c.left = true,
                b'+' => c.plus = true,
                b' ' => c.space = true,
                b'#' => c.alternate = true,
                b'0' => c.zero = true,
                _ => break,
            }
            at += 1;
        }
        if text.get(at) == Some(&b'*') {
            (c.width_given, c.stars, at) = (true, 1, at + 1);
        } else {
            c.width = number(text, &mut at);
        }
        if text.get(at) == Some(&b'.') {
            at += 1;
            if text.get(at) == Some(&b'*') {
                (c.precision_given, c.stars, at) = (true, c.stars + 1, at + 1);
            } else {
                c.precision = Some(number(text, &mut at).unwrap_or(0));
            }
        }
        while let Some(size) = text.get(at).filter(|size| b"hljztL".contains(size)) {
            c.long |= matches!(size, b'l' | b'j' | b'z' | b't');
            at += 1;
        }
        c.kind = *text.get(at)?;
        b"diouxXcsfFeEgGaAp".contains(&c.kind).then_some((c, at + 1))
    }

    pub(super) fn is_string(&self) -> bool {
        self.kind == b's'
    }

    /// The size of the argument.
    pub(super) fn bytes(&self) -> u64 {
        match self.kind {
            b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'c' if !self.long => 4,
            _ => 8,
        }
    }

    /// Writes an argument; `stars` are the widths that came as arguments.
    pub(super) fn write(&self, stars: &[i32], argument: &Argument, output: &mut Vec<u8>) {
        let mut c = self.clone();
        let mut stars = stars.iter();
        if c.width_given
            && let Some(&width) = stars.next()
        {
            c.left |= width < 0;
            c.width = Some(width.unsigned_abs().min(4096) as usize);
        }
        if c.precision_given
            && let Some(&precision) = stars.next()
        {
            c.precision = usize::try_from(precision).ok().map(|n| n.min(4096));
        }
        let (prefix, body) = match argument {
            Argument::Text(text) => {
                let most = c.precision.unwrap_or(usize::MAX).min(text.len());
                (String::new(), text[..most].to_vec())
            }
            Argument::Bits(bits) if c.kind == b'c' => (String::new(), vec![*bits as u8]),
            Argument::Bits(bits) => c.number(*bits),
        };
        let len = prefix.len() + body.len();
        let fill = c.width.unwrap_or(0).saturating_sub(len);
        let is_float = b"fFeEgGaA".contains(&c.kind);
        let zeros = c.zero && !c.left && (is_float || c.precision.is_none());
        let pad = |n: usize, byte: u8| std::iter::repeat_n(byte, n);
        if !c.left && !zeros {
            output.extend(pad(fill, b' '));
        }
        output.extend(prefix.bytes());
        if !c.left && zeros {
            output.extend(pad(fill, b'0'));
        }
        output.extend(body);
        if c.left {
            output.extend(pad(fill, b' '));
        }
    }

    fn sign(&self, negative: bool) -> &'static str {
        match () {
            () if negative => "-",
            () if self.plus => "+",
            () if self.space => " ",
            () => "",
        }
    }

    /// The sign or prefix of a number, and its digits.
    fn number(&self, bits: u64) -> (String, Vec<u8>) {
        let unsigned = if self.bytes() == 4 { u64::from(bits as u32) } else { bits };
        let signed = if self.bytes() == 4 { i64::from(bits as i32) } else { bits as i64 };
        let (prefix, digits) = match self.kind {
            b'd' | b'i' => (self.sign(signed < 0).to_owned(), signed.unsigned_abs().to_string()),
            b'u' => (String::new(), unsigned.to_string()),
            b'o' => (if self.alternate { "0" } else { "" }.to_owned(), format!("{unsigned:o}")),
            b'x' if self.alternate && unsigned != 0 => ("0x".to_owned(), format!("{unsigned:x}")),
            b'x' => (String::new(), format!("{unsigned:x}")),
            b'X' if self.alternate && unsigned != 0 => ("0X".to_owned(), format!("{unsigned:X}")),
            b'X' => (String::new(), format!("{unsigned:X}")),
            b'p' => ("0x".to_owned(), format!("{unsigned:x}")),
            _ => {
                let value = f64::from_bits(bits);
                let text = self.float(value.abs());
                return (self.sign(value.is_sign_negative()).to_owned(), text.into_bytes());
            }
        };
        let fill = self.precision.unwrap_or(1).saturating_sub(digits.len());
        (prefix, format!("{}{digits}", "0".repeat(fill)).into_bytes())
    }

    fn float(&self, value: f64) -> String {
        let upper = self.kind.is_ascii_uppercase();
        let cased = |text: String| if upper { text.to_uppercase() } else { text };
        if !value.is_finite() {
            return cased(if value.is_nan() { "nan" } else { "inf" }.to_owned());
        }
        let precision = self.precision.unwrap_or(6);
        cased(match self.kind.to_ascii_lowercase() {
            b'f' => format!("{value:.precision$}"),
            b'e' => exponential(value, precision),
            b'a' => hexadecimal(value, self.precision),
            _ => self.general(value, precision.max(1)),
        })
    }

    /// `%g`: the shorter of both forms, without zeros at the end.
    fn general(&self, value: f64, precision: usize) -> String {
        let scientific = exponential(value, precision - 1);
        let exponent: i32 =
            scientific.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
        let text = if exponent < -4 || exponent >= precision as i32 {
            scientific
        } else {
            let digits = (precision as i32 - 1 - exponent).max(0) as usize;
            format!("{value:.digits$}")
        };
        if self.alternate || !text.contains('.') {
            return text;
        }
        let (mantissa, rest) = match text.split_once('e') {
            Some((mantissa, exponent)) => (mantissa, format!("e{exponent}")),
            None => (text.as_str(), String::new()),
        };
        let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
        format!("{mantissa}{rest}")
    }
}

/// `d.ddde+dd`.
fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.unsigned_abs())
}

/// `0xh.hhhp+d`.
fn hexadecimal(value: f64, precision: Option<usize>) -> String {
    let bits = value.to_bits();
    let (mut fraction, raw) = (bits & ((1 << 52) - 1), (bits >> 52) as i32 & 0x7ff);
    let (mut lead, exponent) = match (raw, fraction) {
        (0, 0) => (0, 0),
        (0, _) => (0, -1022),
        _ => (1u64, raw - 1023),
    };
    if let Some(precision) = precision.filter(|&p| p < 13) {
        let drop = 52 - 4 * precision as u32;
        let whole = lead << 52 | fraction;
        let half = (1u64 << (drop - 1)) - 1 + (whole >> drop & 1);
        let rounded = (whole + half) >> drop << drop;
        (lead, fraction) = (rounded >> 52, rounded & ((1 << 52) - 1));
    }
    let digits = format!("{fraction:013x}");
    let digits = match precision {
        Some(precision) => format!("{digits:0<precision$}")[..precision].to_owned(),
        None => digits.trim_end_matches('0').to_owned(),
    };
    let dot = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{dot}{digits}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(format: &str, args: &[Argument]) -> String {
        let mut output = Vec::new();
        let mut args = args.iter();
        for piece in pieces(format.as_bytes()) {
            match piece {
                Piece::Text(text) => output.extend_from_slice(text),
                Piece::Conversion(c) => {
                    let stars: Vec<i32> = (0..c.stars)
                        .map(|_| match args.next() {
                            Some(Argument::Bits(bits)) => *bits as i32,
                            _ => 0,
                        })
                        .collect();
                    c.write(&stars, args.next().expect("as many as conversions"), &mut output);
                }
            }
        }
        String::from_utf8(output).expect("the tests are ASCII")
    }

    #[test]
    fn formats_are_those_of_c() {
        use Argument::{Bits, Text};
        let f = |value: f64| Bits(value.to_bits());
        let cases: Vec<(&str, Vec<Argument>, &str)> = vec![
            (
                "%d|%5d|%-5d|%05d|%+d",
                vec![Bits(7), Bits(7), Bits(7), Bits(7), Bits(7)],
                "7|    7|7    |00007|+7",
            ),
            ("%d %u", vec![Bits(u64::MAX), Bits(u64::MAX)], "-1 4294967295"),
            ("%lld %llu", vec![Bits(u64::MAX), Bits(u64::MAX)], "-1 18446744073709551615"),
            ("%x %#x %X %o", vec![Bits(255), Bits(255), Bits(255), Bits(8)], "ff 0xff FF 10"),
            ("%.3d|%8.3d|%08.3d", vec![Bits(5), Bits(5), Bits(5)], "005|     005|     005"),
            ("%f %.2f %e", vec![f(1.5), f(2.345), f(12345.678)], "1.500000 2.35 1.234568e+04"),
            ("%g %g %g", vec![f(0.0001), f(1e20), f(100000.0)], "0.0001 1e+20 100000"),
            ("%a %.1a", vec![f(1.0), f(1.999)], "0x1p+0 0x2.0p+0"),
            ("%08.2f|%-8.1f|", vec![f(-3.75), f(2.5)], "-0003.75|2.5     |"),
            (
                "%s|%5s|%-5s|%.2s",
                vec![
                    Text(b"ab".to_vec()),
                    Text(b"ab".to_vec()),
                    Text(b"ab".to_vec()),
                    Text(b"abc".to_vec()),
                ],
                "ab|   ab|ab   |ab",
            ),
            ("%c%%%p", vec![Bits(65), Bits(0x1234)], "A%0x1234"),
            (
                "%*d|%-*d|%.*f",
                vec![Bits(4), Bits(1), Bits(4), Bits(1), Bits(1), f(2.25)],
                "   1|1   |2.2",
            ),
            ("%F %G", vec![f(f64::INFINITY), f(f64::NAN)], "INF NAN"),
            ("100%! %", vec![], "100%! %"),
        ];
        for (format, args, want) in cases {
            assert_eq!(print(format, &args), want, "{format}");
        }
    }
}
