/** The three Cognito groups, strongest first: the order is the precedence of a primary role. */
export const roles = ['admins', 'teachers', 'students'] as const;

export type Role = (typeof roles)[number];

/** Keeps the known groups of a token claim; anything that is not a list of known names counts as nothing. */
export function knownRoles(claim: unknown): Role[] {
  return Array.isArray(claim) ? roles.filter((role) => claim.includes(role)) : [];
}

/** Admins before teachers before students; nobody listed is a student. */
export function primaryRole(granted: readonly Role[]): Role {
  return roles.find((role) => granted.includes(role)) ?? 'students';
}
