//! Text to forms.

/// What is wrong with a program, and where: the line and the column, from 1.
#[derive(Debug)]
pub struct Error(pub (u32, u32), pub String);
pub type Result<T> = std::result::Result<T, Error>;

/// A form, and where it begins.
#[derive(Clone, Debug)]
pub struct Form(pub (u32, u32), pub Kind);

#[derive(Clone, Debug)]
pub enum Kind {
    Name(String),
    Number(f32),
    List(Vec<Form>),
}

impl Form {
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(Error(self.0, message.into()))
    }

    pub fn name(&self) -> Result<&str> {
        if let Kind::Name(name) = &self.1 { Ok(name) } else { self.error("expected a name") }
    }

    pub fn list(&self) -> Result<&[Form]> {
        if let Kind::List(forms) = &self.1 { Ok(forms) } else { self.error("expected a list") }
    }

    pub fn number(&self) -> Result<f32> {
        if let Kind::Number(number) = self.1 { Ok(number) } else { self.error("expected a number") }
    }

    /// How many elements or threads there are.
    pub fn size(&self) -> Result<u32> {
        let size = self.number()?;
        let possible = (1.0..=1_048_576.0).contains(&size) && size.fract() == 0.0;
        if possible { Ok(size as u32) } else { self.error("expected a number from 1 to 1048576") }
    }
}

/// The forms of a text, whose first line has this number.
pub fn read(text: &str, first: u32) -> Result<Vec<Form>> {
    let fail = |place, message: &str| Err(Error(place, message.to_owned()));
    // The lists that are open: where, and what they have so far. The first is the text.
    let mut open = vec![((first, 1), Vec::new())];
    for (line, mut rest) in (first..).zip(text.lines()) {
        let mut column = 1;
        while let Some(c) = rest.chars().next() {
            let ends = |c: char| c.is_whitespace() || c == '(' || c == ')';
            let end = rest.find(ends).unwrap_or(rest.len()).max(c.len_utf8());
            let (token, place) = (&rest[..end], (line, column));
            (rest, column) = (&rest[end..], column + token.chars().count() as u32);
            let form = match (c, token.parse()) {
                _ if c.is_whitespace() => continue,
                ('(', _) if open.len() > 100 => return fail(place, "lists nest too deeply"),
                ('(', _) => {
                    open.push((place, Vec::new()));
                    continue;
                }
                (')', _) if open.len() == 1 => return fail(place, "`)` alone"),
                (')', _) => open.pop().map(|(place, forms)| Form(place, Kind::List(forms))),
                (_, Ok(number)) => Some(Form(place, Kind::Number(number))),
                _ => Some(Form(place, Kind::Name(token.to_owned()))),
            };
            open.last_mut().expect("the text is open").1.extend(form);
        }
    }
    if open.len() > 1 { fail(open[1].0, "the list is not closed") } else { Ok(open.remove(0).1) }
}
