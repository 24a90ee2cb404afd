export const personas = [
  'anonymous',
  'student',
  'enrolledStudent',
  'teacher',
  'owningTeacher',
  'admin',
  'suspended',
] as const;
export type Persona = (typeof personas)[number];

/** The status that each persona gets. */
export type Row = Record<Persona, number>;

export const row = (...statuses: [number, number, number, number, number, number, number]): Row =>
  Object.fromEntries(personas.map((persona, at) => [persona, statuses[at]])) as Row;

export const everybody = row(200, 200, 200, 200, 200, 200, 403);
export const signedIn = row(401, 200, 200, 200, 200, 200, 403);
export const admins = row(401, 403, 403, 403, 403, 200, 403);
export const authors = row(401, 403, 403, 200, 200, 200, 403);
/** A teacher who does not own the course is told that there is none. */
export const editors = row(401, 403, 403, 404, 200, 200, 403);
export const creating = row(401, 403, 403, 404, 201, 201, 403);
