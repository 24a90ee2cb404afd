import type { Regrade } from '../types.ts';

/** What a regrade decided for all who were asked a question, whatever they answered. */
export type Decided = Exclude<Regrade['kind'], 'rescore'>;

/**
 * The questions whose points a regrade gave to everybody, or that it dropped: what was decided last counts.
 * @param regrades the newest first
 */
export function givenOrDropped(
  regrades: readonly Pick<Regrade, 'questionId' | 'kind'>[],
): Map<string, Decided> {
  const last = new Map(regrades.toReversed().map(({ questionId, kind }) => [questionId, kind]));
  return new Map(
    [...last].flatMap(([questionId, kind]) => (kind === 'rescore' ? [] : [[questionId, kind]])),
  );
}
