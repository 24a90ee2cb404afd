import type { ContentOf } from '#shared/schemas/blocks.ts';

type Shows = ContentOf<'quiz'>['shows'];
export type Shown = Shows[keyof Shows];

const nothing: Shown = {
  score: false,
  answers: false,
  verdicts: false,
  feedback: false,
  key: false,
};

/**
 * What somebody is shown of an attempt that has ended. As long as they can try again and the quiz has not closed, the
 * key stays with its teacher, and with it the feedback, which often says as much.
 */
export function shownResult(
  shows: Shows,
  { isEnded, isClosed, isLast }: { isEnded: boolean; isClosed: boolean; isLast: boolean },
): Shown {
  if (!isEnded) return nothing;
  if (isClosed) return shows.afterClose;
  return isLast ? shows.afterSubmit : { ...shows.afterSubmit, feedback: false, key: false };
}
