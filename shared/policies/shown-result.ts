import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { CountedCredit, Credit } from '#shared/schemas/credit.ts';

type Shows = ContentOf<'quiz'>['shows'];
export type Shown = Shows[keyof Shows];

const nothing: Shown = {
  score: false,
  answers: false,
  verdicts: false,
  feedback: false,
  key: false,
};

const shownParts = ['score', 'answers', 'verdicts', 'feedback', 'key'] as const;

type Standing = {
  isClosed: boolean;
  /** Whether somebody has no attempt left, and none runs. */
  isLast: boolean;
  /** Whether others may still answer, though the quiz has closed. */
  othersRun: boolean;
};

/**
 * What somebody is shown of an attempt that has ended. As long as they can try again and the quiz has not closed, the
 * key stays with its teacher, and with it the feedback, which often says as much. Of what the closing opens, the score
 * alone is shown while others still answer.
 */
export function shownResult(
  shows: Shows,
  { isEnded, isClosed, isLast, othersRun }: Standing & { isEnded: boolean },
): Shown {
  if (!isEnded) return nothing;
  if (isClosed && !othersRun) return shows.afterClose;
  const before = isLast ? shows.afterSubmit : { ...shows.afterSubmit, feedback: false, key: false };
  return isClosed ? { ...before, score: shows.afterClose.score } : before;
}

/**
 * What opens up later of what is withheld now: once the attempts are used up, once the quiz has closed, or once others
 * have ended too.
 */
export function shownLater(
  shows: Shows,
  { closes, ...standing }: Standing & { closes: boolean },
): { afterLast: boolean; afterClose: boolean; afterOthers: boolean } {
  const { isClosed, isLast, othersRun } = standing;
  const now = shownResult(shows, { isEnded: true, ...standing });
  const adds = (then: Shown) => shownParts.some((part) => then[part] && !now[part]);
  return {
    afterLast: !isClosed && !isLast && adds(shows.afterSubmit),
    afterClose: !isClosed && closes && adds(shows.afterClose),
    afterOthers: isClosed && othersRun && adds(shows.afterClose),
  };
}

type Scored = {
  credit: Credit | null;
  /** What a regrade decided for all. */
  change: 'fullMarks' | 'drop' | null;
  /** What a person gave. */
  mark: unknown;
};

/**
 * What is told of how the points of an answer came about, beside what is said of its parts. Counts that say how many there
 * are to be found are told with the key. Where a person, or a regrade, gave the points, no count says why.
 */
export function shownCredit(shows: Shown, { credit, change, mark }: Scored): CountedCredit | null {
  if (!shows.score || !shows.verdicts || credit === null || change !== null || mark !== null)
    return null;
  const { how, limited } = credit;
  switch (how.how) {
    case 'allOrNothing':
    case 'eachStatement':
    case 'positions':
    case 'neighbors':
      return { how, limited };
    case 'rightMinusWrong':
    case 'each':
    case 'areas':
      return shows.key ? { how, limited } : null;
    default:
      return null;
  }
}
