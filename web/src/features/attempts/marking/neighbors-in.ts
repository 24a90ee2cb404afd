import type { WorkIds } from '../types.ts';

export type Neighbors = { before: WorkIds | undefined; next: WorkIds | undefined };

/** The attempts around one in a list; from one that is not in it, the first comes next. */
export function neighborsIn(list: readonly WorkIds[], attemptId: string): Neighbors {
  const at = list.findIndex((one) => one.attemptId === attemptId);
  return { before: at > 0 ? list[at - 1] : undefined, next: list[at + 1] };
}
