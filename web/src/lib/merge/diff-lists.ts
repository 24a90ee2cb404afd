import { align } from './align.ts';

export type Difference<T> = { is: 'same' | 'added' | 'removed'; item: T };

/** The changes of a list, entry by entry: a removed one stands before the one that came in its place. */
export function diffLists<T>(before: readonly T[], after: readonly T[]): Difference<T>[] {
  const differences: Difference<T>[] = [];
  let [a, b] = [0, 0];
  const until = (endA: number, endB: number) => {
    for (const item of before.slice(a, endA)) differences.push({ is: 'removed', item });
    for (const item of after.slice(b, endB)) differences.push({ is: 'added', item });
  };
  for (const [inBefore, inAfter] of align(before, after)) {
    until(inBefore, inAfter);
    differences.push({ is: 'same', item: after[inAfter] as T });
    [a, b] = [inBefore + 1, inAfter + 1];
  }
  until(before.length, after.length);
  return differences;
}
