import type { submitRefusals } from '#shared/schemas/assignments.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { AssignmentDates } from './assignment-dates.ts';

export type SubmitRefusal = (typeof submitRefusals)[number];

/** So many submissions to one assignment are kept of one person, withdrawn ones too. */
export const mostSubmissions = 50;

/** So many people hand in together at the most: what follows for each of them is written with the submission. */
export const mostHandingIn = 10;

/** How far somebody's work is, as far as it decides of whether they may hand in more. */
type Work = {
  /** Submissions that were not withdrawn. */
  used: number;
  /** All of them. */
  made: number;
  /** Somebody has begun to mark what counts. */
  isLocked: boolean;
  /** What counts was given back to be changed. */
  isReturned: boolean;
};

type Asked = {
  assignment: Pick<ContentOf<'assignment'>, 'attempts' | 'handIn'>;
  dates: AssignmentDates;
  moreAttempts: number;
  /** By themselves, or with their group; where it is for groups, who has none, or too large a one, cannot. */
  canHandIn: boolean;
  work: Work;
};

/** The last instant, in milliseconds; what was given back waits for no date but one that was set for its person. */
function endOf({ dates: { due, closes }, work }: Asked): number | null {
  if (!work.isReturned) return closes.at;
  const own = [closes, due].find(({ because }) => ['person', 'group', 'due'].includes(because));
  return own?.at ?? null;
}

/** Why somebody can work at nothing more for an assignment at an instant (milliseconds); null: they can. */
export function draftRefusal(asked: Asked, now: number): SubmitRefusal | null {
  const { assignment, dates, moreAttempts, work, canHandIn } = asked;
  const { isReturned } = work;
  const end = endOf(asked);
  if (!canHandIn) return 'assignment_not_ready';
  if (work.isLocked) return 'submission_locked';
  if (!isReturned && dates.opens.at !== null && now < dates.opens.at) return 'assignment_not_open';
  if (end !== null && now > end) return 'assignment_closed';
  const hasLeft = isReturned || work.used < assignment.attempts + moreAttempts;
  return hasLeft && work.made < mostSubmissions ? null : 'no_attempts_left';
}

/** Whether it says what may be handed in. */
const isReady = ({ handIn }: Asked['assignment']) =>
  handIn.text !== null || handIn.files !== null || handIn.link || handIn.recording !== null;

/** Why somebody can hand nothing in at an instant (milliseconds); null: they can. */
export const submitRefusal = (asked: Asked, now: number): SubmitRefusal | null =>
  draftRefusal(asked, now) ?? (isReady(asked.assignment) ? null : 'assignment_not_ready');
