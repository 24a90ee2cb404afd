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

const shownParts = ['score', 'answers', 'verdicts', 'feedback', 'key'] as const;

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

/** What opens up later of what is withheld now: once the attempts are used up, or once the quiz has closed. */
export function shownLater(
  shows: Shows,
  { closes, isClosed, isLast }: { closes: boolean; isClosed: boolean; isLast: boolean },
): { afterLast: boolean; afterClose: boolean } {
  if (isClosed) return { afterLast: false, afterClose: false };
  const now = shownResult(shows, { isEnded: true, isClosed, isLast });
  const adds = (then: Shown) => shownParts.some((part) => then[part] && !now[part]);
  return {
    afterLast: !isLast && adds(shows.afterSubmit),
    afterClose: closes && adds(shows.afterClose),
  };
}
