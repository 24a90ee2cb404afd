import type * as z from 'zod';
import type { feedbackSchema } from '#shared/schemas/assignments.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { releasedMarks } from '#functions/data/marks/marks.ts';
import { later } from '#functions/data/courses/stats.ts';
import type { MarkingComments } from './marking-comments.ts';
import type { Marking } from './markings.ts';

type Feedback = z.infer<typeof feedbackSchema>;

/** Whether a mark was made from a submission. */
const isOf = ({ source }: Mark, submissionId: string) =>
  'submissionId' in source && source.submissionId === submissionId;

/**
 * What whoever handed something in may see of how it was marked: the only way from a marking to them. What was returned
 * shows at once and without points that count; all else from the release of the mark on that was made from it.
 * @param readAt when its person said to have read it
 * @param now in milliseconds
 */
export function feedbackOf(
  { marking, comments: placed }: { marking: Marking | null; comments: MarkingComments | null },
  mark: Mark | null,
  readAt: string | null,
  now: number,
): Feedback | null {
  const given = marking?.given;
  if (!marking || !given) return null;
  const { choices, points, comment, files } = given;
  const said = {
    choices,
    points,
    comment,
    comments: placed?.given ?? [],
    files: files ?? [],
    readAt,
  };
  if (given.kind === 'returned') {
    const reason = given.reason ?? null;
    return { kind: 'returned', reason, ...said, mark: null, at: given.at };
  }
  const [released] = mark && isOf(mark, marking.submissionId) ? releasedMarks([mark], now) : [];
  if (released?.status !== 'marked') return null;
  return {
    kind: 'released',
    reason: null,
    ...said,
    mark: {
      earned: released.earned,
      adjustments: released.adjustments ?? [],
      points: released.points,
    },
    at: later(given.at, released.releasedAt),
  };
}
