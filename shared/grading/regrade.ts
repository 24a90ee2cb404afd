/** What a regrade does to a question: scores it by another content, gives all its points to everybody, or leaves it out. */
export type RegradeChange = {
  kind: 'rescore' | 'fullMarks' | 'drop';
  questionId: string;
  /** Of the content by which it is scored; null where that stays. */
  version: number | null;
};

/**
 * How a question is to be scored, all regrades of its quiz considered: what was decided last counts, and a question that
 * is scored anew is no longer dropped, nor given to everybody.
 * @param asked the version with which the attempt began
 * @param changes of the quiz, in the order in which they were made
 */
export function regradedTo(
  questionId: string,
  asked: number,
  changes: readonly RegradeChange[],
): { version: number; change: 'fullMarks' | 'drop' | null } {
  let version = asked;
  let change: 'fullMarks' | 'drop' | null = null;
  for (const one of changes) {
    if (one.questionId !== questionId) continue;
    if (one.kind !== 'rescore') change = one.kind;
    else [version, change] = [one.version ?? version, null];
  }
  return { version, change };
}
