//! Text to forms.

use std::fmt;

/// A line and a column, from 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place(pub u32, pub u32);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0, self.1)
    }
}

/// What is wrong with a program, and where.
#[derive(Debug)]
pub struct Error(pub Place, pub String);

/// A form, and where it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    pub place: Place,
    pub kind: Kind,
}

/// What a form is.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Name(String),
    Int(i32),
    Float(f32),
    List(Vec<Form>),
}

impl Form {
    /// An error at this form.
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, Error> {
        Err(Error(self.place, message.into()))
    }

    pub fn name(&self) -> Result<&str, Error> {
        match &self.kind {
            Kind::Name(name) => Ok(name),
            _ => self.error("expected a name"),
        }
    }

    /// What stands in the parentheses.
    pub fn list(&self) -> Result<&[Form], Error> {
        match &self.kind {
            Kind::List(forms) => Ok(forms),
            _ => self.error("expected a list in parentheses"),
        }
    }
}

/// How deeply lists may nest.
const DEEP: usize = 100;

/// Reads forms line by line, so that one can stand on several lines.
#[derive(Debug, Default)]
pub struct Reader {
    lines: u32,
    /// The lists that are open: where, and what they have so far.
    open: Vec<(Place, Vec<Form>)>,
}

impl Reader {
    /// The forms that end on this line, up to what is wrong with it; whatever was open is
    /// then given up.
    pub fn line(&mut self, text: &str) -> (Vec<Form>, Result<(), Error>) {
        self.lines += 1;
        let mut whole = Vec::new();
        let (mut rest, mut column) = (text.split(';').next().unwrap_or(""), 1);
        while let Some(first) = rest.chars().next() {
            let ends = |c: char| c.is_whitespace() || c == '(' || c == ')';
            let end = rest.find(ends).unwrap_or(rest.len()).max(first.len_utf8());
            let (token, behind) = rest.split_at(end);
            let place = Place(self.lines, column);
            (rest, column) = (behind, column + token.chars().count() as u32);
            let form = match token {
                _ if first.is_whitespace() => continue,
                "(" if self.open.len() == DEEP => Err("lists nest too deeply"),
                "(" => {
                    self.open.push((place, Vec::new()));
                    continue;
                }
                ")" => {
                    self.open.pop().map(|(at, forms)| (at, Kind::List(forms))).ok_or("`)` alone")
                }
                token => atom(token).map(|kind| (place, kind)),
            };
            match (form, self.open.last_mut()) {
                (Ok((place, kind)), None) => whole.push(Form { place, kind }),
                (Ok((place, kind)), Some((_, forms))) => forms.push(Form { place, kind }),
                (Err(message), _) => {
                    self.open.clear();
                    return (whole, Err(Error(place, message.to_owned())));
                }
            }
        }
        (whole, Ok(()))
    }

    /// Whether a list is open.
    pub fn is_inside(&self) -> bool {
        !self.open.is_empty()
    }

    /// The text ends here.
    pub fn end(&mut self) -> (Vec<Form>, Result<(), Error>) {
        let open = self.open.drain(..).next_back();
        let open = open.map(|(place, _)| Error(place, "the list is not closed".to_owned()));
        (Vec::new(), open.map_or(Ok(()), Err))
    }
}

/// A name or a number.
fn atom(token: &str) -> Result<Kind, &'static str> {
    let digits = token.strip_prefix('-').unwrap_or(token);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(Kind::Name(token.to_owned()));
    }
    match (token.parse(), token.parse()) {
        (Ok(int), _) => Ok(Kind::Int(int)),
        (_, Ok(float)) if token.contains(['.', 'e']) => Ok(Kind::Float(float)),
        _ => Err("this is no number of 32 bits"),
    }
}
