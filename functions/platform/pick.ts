/** Some of an object's fields: what is to leave is named, so that a new one does not leave by itself. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** The names of a shape's fields. */
export const fieldsOf = <T extends object>(shape: T) => Object.keys(shape) as (keyof T)[];
