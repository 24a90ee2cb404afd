import type * as z from 'zod';
import type { ownAssignmentSchema } from '#shared/schemas/assignments.ts';
import type { ownReviewSchema } from '#shared/schemas/peer-reviews.ts';

type OwnAssignment = Pick<
  z.infer<typeof ownAssignmentSchema>,
  'label' | 'isExcused' | 'state' | 'dueAt' | 'closesAt'
> & { reviews: Pick<z.infer<typeof ownReviewSchema>, 'state' | 'dueAt'>[] };

/** After every instant. */
const never = '9';

/** How soon somebody has something to do: the lower rank comes first, and in a rank what ends first. */
function urgencyOf(one: OwnAssignment, now: number): { rank: number; ends: string } {
  const { label, isExcused, state, dueAt, closesAt, reviews } = one;
  const ends = dueAt ?? closesAt ?? never;
  const isOver = closesAt !== null && Date.parse(closesAt) < now;
  const own = () => {
    if (label === 'graded' || isExcused) return 3;
    if (label === 'submitted' || label === 'late') return 2;
    if (isOver && state !== 'returned') return 4;
    return ends === never ? 1 : 0;
  };
  const rank = own();
  // Whatever became of one's own work, a classmate waits for what one says of theirs.
  const toReview = reviews.filter((review) => review.state === 'open').map((open) => open.dueAt);
  if (toReview.length === 0) return { rank, ends };
  const [first = never] = [...toReview, ...(rank === 0 ? [ends] : [])].toSorted();
  return { rank: 0, ends: first };
}

/**
 * What is to be done comes first, one's own work or a review of a classmate's, by when it is due, what is overdue
 * before; then what was handed in, and what is over.
 * @param now in milliseconds
 */
export function byUrgency<One extends OwnAssignment>(assignments: One[], now: number): One[] {
  return assignments
    .map((one) => ({ one, ...urgencyOf(one, now) }))
    .toSorted((a, b) => a.rank - b.rank || (a.ends < b.ends ? -1 : a.ends > b.ends ? 1 : 0))
    .map(({ one }) => one);
}
