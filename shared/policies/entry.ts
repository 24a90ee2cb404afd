import type { Entry } from '#shared/schemas/entry.ts';
import type { EnrollmentState } from '#shared/schemas/enrollment-parts.ts';

type Course = {
  state: 'draft' | 'published' | 'archived';
  enrollmentMode: 'open' | 'key' | 'approval' | 'invitation' | 'closed';
  enrollmentWindow: { opensOn: string | null; closesOn: string | null };
  /** null: free. */
  price: object | null;
};

/** The facts about somebody with an account that decide on their entry to a course. */
export type Person = {
  /** Whether they may change the course, and so see all of it without being in it. */
  teaches: boolean;
  /** The state of their enrollment; null: they never had one. */
  state: EnrollmentState | null;
  /** Whether they are invited, and whether to a place that costs them nothing. */
  invited: 'price' | 'free' | null;
  /** Whether they finished what the course builds on. */
  prepared: boolean;
};

const nobody: Person = { teaches: false, state: null, invited: null, prepared: true };

type Answer = Pick<Entry, 'action' | 'reason'> & Partial<Entry>;

const none = (reason: Entry['reason']): Answer => ({ action: 'none', reason });

/** For those whose standing decides: who is in, on the way in, or was taken out. */
function byStanding({ teaches, state, invited }: Person): Answer | null {
  if (state === 'active') return { action: 'learn', reason: 'enrolled' };
  if (teaches) return { action: 'learn', reason: 'teaches' };
  if (state === 'requested' || state === 'waiting') return none(state);
  return state === 'removed' && invited === null ? none('removed') : null;
}

/** Whether the course takes people on a day at all, whoever they are and however they come. */
function byDay({ state, enrollmentMode, enrollmentWindow }: Course, today: string): Answer | null {
  const { opensOn, closesOn } = enrollmentWindow;
  if (state !== 'published') return none(state);
  if (enrollmentMode === 'closed' || (closesOn !== null && today > closesOn)) return none('closed');
  return opensOn !== null && today < opensOn ? { ...none('notYet'), opensOn } : null;
}

/** The way in for somebody whom nothing else keeps out. Where there is a price, only a teacher's word opens. */
function byMode({ enrollmentMode, price }: Course, { invited }: Person, full: boolean): Answer {
  const isFree = price === null || invited === 'free';
  if (invited !== null && isFree)
    return full ? { action: 'wait', reason: 'invited' } : { action: 'enroll', reason: 'invited' };
  if (enrollmentMode === 'invitation' && invited === null) return none('invitation');
  if (price !== null)
    return { action: 'request', reason: 'price', keyOpens: enrollmentMode === 'key' };
  if (enrollmentMode === 'approval') return { action: 'request', reason: 'approval' };
  if (enrollmentMode === 'key') return { action: 'useKey', reason: null, keyOpens: true };
  return { action: full ? 'wait' : 'enroll', reason: null };
}

/**
 * Decides how somebody can enter a course, or why they cannot: the one place that does. The server answers with it on
 * cards, pages and drawn pages, and holds its own writes to it.
 * @param seatsLeft null: as many as want to, or not counted here because the write itself does
 * @param person null: nobody is signed in
 * @param today ISO 8601, by the server's clock
 */
export function entryOf(
  course: Course,
  seatsLeft: number | null,
  person: Person | null,
  today: string,
): Entry {
  const who = person ?? nobody;
  const full = seatsLeft === 0;
  const answer =
    byStanding(who) ??
    byDay(course, today) ??
    (who.prepared ? byMode(course, who, full) : none('prerequisite'));
  const comesIn = answer.action !== 'none' && answer.action !== 'learn';
  return { opensOn: null, keyOpens: false, ...answer, full: comesIn && full };
}
