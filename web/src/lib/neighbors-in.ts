export type Neighbors<T> = { before: T | undefined; next: T | undefined };

/** What stands around one thing in a list; from one that is not in it, the first comes next. */
export function neighborsIn<T>(list: readonly T[], isOne: (item: T) => boolean): Neighbors<T> {
  const at = list.findIndex(isOne);
  return { before: at > 0 ? list[at - 1] : undefined, next: list[at + 1] };
}
