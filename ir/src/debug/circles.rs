//! Types that lead to themselves where they may not.

use super::{DebugInfo, DebugTypeKind, Member};
use crate::entity::DebugType;
use cranelift_entity::{EntitySet, SecondaryMap};

impl DebugInfo {
    /// The types that contain themselves, and those that contain such: they have no size.
    pub fn in_circles(&self) -> EntitySet<DebugType> {
        self.leading_to_circles(contained)
    }

    /// The types that lead to themselves by nothing that has a name, as a pointer to itself does,
    /// and those that lead to such: nobody can say in words what they are.
    pub fn endless(&self) -> EntitySet<DebugType> {
        self.leading_to_circles(parts_of_name)
    }

    fn leading_to_circles(
        &self,
        next: impl Fn(&DebugTypeKind) -> Vec<DebugType>,
    ) -> EntitySet<DebugType> {
        // A type is known to end when all that it leads to are.
        let mut users: SecondaryMap<DebugType, Vec<DebugType>> = SecondaryMap::new();
        let mut waiting: SecondaryMap<DebugType, usize> = SecondaryMap::new();
        let (mut left, mut ready) = (EntitySet::new(), Vec::new());
        for (id, kind) in &self.types {
            left.insert(id);
            for inner in next(kind).into_iter().filter(|&inner| self.types.is_valid(inner)) {
                users[inner].push(id);
                waiting[id] += 1;
            }
            if waiting[id] == 0 {
                ready.push(id);
            }
        }
        while let Some(id) = ready.pop() {
            left.remove(id);
            for user in std::mem::take(&mut users[id]) {
                waiting[user] -= 1;
                if waiting[user] == 0 {
                    ready.push(user);
                }
            }
        }
        left
    }
}

/// The types that a type contains.
fn contained(kind: &DebugTypeKind) -> Vec<DebugType> {
    let (members, one): (&[Member], _) = match kind {
        DebugTypeKind::Base { .. }
        | DebugTypeKind::Pointer { .. }
        | DebugTypeKind::Reference { .. }
        | DebugTypeKind::Function { .. } => (&[], None),
        DebugTypeKind::Array { elem, .. } => (&[], Some(*elem)),
        DebugTypeKind::Enum { base, .. } => (&[], Some(*base)),
        DebugTypeKind::Struct { members, .. } | DebugTypeKind::Union { members, .. } => {
            (members, None)
        }
        DebugTypeKind::Typedef { of, .. } | DebugTypeKind::Qualified { of, .. } => (&[], *of),
    };
    members.iter().map(|member| member.ty).chain(one).collect()
}

/// The types that stand in the name of a type which has none of its own.
fn parts_of_name(kind: &DebugTypeKind) -> Vec<DebugType> {
    match kind {
        DebugTypeKind::Base { .. }
        | DebugTypeKind::Enum { .. }
        | DebugTypeKind::Struct { .. }
        | DebugTypeKind::Union { .. }
        | DebugTypeKind::Typedef { .. } => Vec::new(),
        DebugTypeKind::Pointer { to, .. } => to.iter().copied().collect(),
        DebugTypeKind::Qualified { of, .. } => of.iter().copied().collect(),
        DebugTypeKind::Reference { to, .. } => vec![*to],
        DebugTypeKind::Array { elem, .. } => vec![*elem],
        DebugTypeKind::Function { result, params } => {
            result.iter().chain(params).copied().collect()
        }
    }
}
