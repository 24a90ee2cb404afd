import * as z from 'zod';
import type { WorkState } from '#shared/policies/submission-label.ts';
import { markSchema } from '#shared/schemas/marks.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { keys, ranges, submitter } from '#functions/data/keys.ts';
import { leftBehind, type Pressed, pressedBy } from '#functions/data/marks/press-release.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { keyParts, placeOf, placeRecord, type WorkPlace } from './work-place.ts';

const oneSubmission = z.object({
  submissionId: z.string(),
  number: z.number(),
  submittedAt: z.string(),
  /** The due date that held at that instant. */
  dueAt: z.string().nullable(),
  isLate: z.boolean(),
  /** The version of the draft that it was made from: the same one makes no second submission. */
  draftVersion: z.number(),
  isWithdrawn: z.boolean(),
  /** When its person said to have read the feedback on it. */
  readAt: z.string().nullable(),
  /** When its person asked for another look at how it was marked; left out: they did not. */
  look: z.object({ askedAt: z.string(), isAnswered: z.boolean() }).optional(),
});
export type OneSubmission = z.infer<typeof oneSubmission>;

/** So much of what two who mark apart did is kept. */
const mostKept = 20;

/** How far two are who mark a submission apart, from the first save on. Which points each gave is theirs until both did. */
const doubleRecord = z.object({
  /** Two at the most, in the order in which they began. */
  markers: z.array(z.object({ by: z.string(), isReady: z.boolean() })),
  /** Whether both had given theirs at some time: since then each sees that of the other. */
  isCompared: z.boolean(),
  outcome: z.enum(['open', 'differs', 'agreed']),
  /** What they did, the last of it last. */
  acts: z.array(
    z.object({
      kind: z.enum(['gave', 'settled', 'agreed', 'opened']),
      by: z.string(),
      at: z.string(),
      /** What was earned by it; null: it says nothing of points. */
      points: z.number().nullable(),
      /** Empty: none. */
      reason: z.string(),
    }),
  ),
});
export type Double = z.infer<typeof doubleRecord>;

/** With what somebody did. */
export const withActs = (double: Double, ...acts: Double['acts']): Double => ({
  ...double,
  acts: [...double.acts, ...acts].slice(-mostKept),
});

/** What two who mark a submission apart wait for; null: nobody marks it apart, or neither has given theirs. */
export function secondOf(
  marking: OneMarking | null | undefined,
): 'waits' | 'differs' | 'agreed' | null {
  const double = marking?.double;
  if (!double) return null;
  if (double.outcome !== 'open') return double.outcome;
  return double.markers.some(({ isReady }) => isReady) ? 'waits' : null;
}

/** How far those who mark are with a submission; there is none before they begin. */
const oneMarking = z.object({
  state: z.enum(['begun', 'marked', 'returned']),
  /** Of what is marked: from then on its person sees it; null: not yet. */
  releasedAt: z.string().nullable(),
  /** The releases that decided of that, the one that holds last; left out: the rule of the assignment does. */
  presses: markSchema.shape.presses,
  /** Those that had decided of it before it was opened again, which count it still; left out: none did. */
  left: z
    .array(z.object({ releaseId: z.string(), tookPlace: z.boolean(), from: z.string().nullable() }))
    .optional(),
  /** Left out: all who mark it write at one marking. */
  double: doubleRecord.optional(),
});
export type OneMarking = z.infer<typeof oneMarking>;

/** An appointment as a marker: of somebody who is appointed anew it is another seat. */
const seatRecord = z.object({ userId: z.string(), seat: z.string() });
export type MarkerSeat = z.infer<typeof seatRecord>;

/** Who of those who mark in a course marks somebody's work. */
const allocatedRecord = z.object({
  /** Two at the most; none: who teaches the course does. */
  markers: z.array(seatRecord),
  /** Whether it also is the share of who teaches. */
  withTeacher: z.boolean(),
  /** The press by which it was shared out; null: by hand. */
  by: z.string().nullable(),
});
export type Allocated = z.infer<typeof allocatedRecord>;

/** Who of a group handed in, from the first submission on for as long as one counts; the name is the one that it had then. */
const teamRecord = z.object({ name: localizedLine(80), members: z.array(z.string()) });
export type Team = z.infer<typeof teamRecord>;

/**
 * What one person, or one group, handed in for one assignment: the only place that decides how many submissions there are, which one
 * counts, and how far its marking is. It comes with the first save of a draft.
 */
export const submissionsRecord = z.object({
  ...placeRecord,
  team: teamRecord.optional(),
  /** Left out: it was not shared out, and is who teaches the course’s. */
  allocation: allocatedRecord.optional(),
  submissions: z.array(oneSubmission),
  /** By submission. Apart from them: of this, their person learns no more than was released or returned. */
  markings: z.record(z.string(), oneMarking),
  version: z.number(),
});
export type Submissions = z.infer<typeof submissionsRecord>;
type Own = Pick<Submissions, 'submissions' | 'markings' | 'team' | 'allocation'>;

/** All for whom some work was handed in: the members of the group, or the person. */
export const membersIn = ({ team, userId }: Pick<Submissions, 'team' | 'userId'>): string[] =>
  team?.members ?? [userId];

/** Those that were not withdrawn. */
const handedIn = (own: Pick<Own, 'submissions'> | null): OneSubmission[] =>
  own?.submissions.filter(({ isWithdrawn }) => !isWithdrawn) ?? [];

/** The one that counts: the last that was not withdrawn. */
export const countedIn = (own: Pick<Own, 'submissions'> | null): OneSubmission | null =>
  handedIn(own).at(-1) ?? null;

/** How many attempts are used up: a withdrawal gives one back. */
export const usedIn = (own: Pick<Own, 'submissions'> | null): number => handedIn(own).length;

/** How far the marking of what counts is; null: nobody has begun. */
export const markingOf = (own: Own | null): OneMarking | null => {
  const counted = countedIn(own);
  return (counted && own?.markings[counted.submissionId]) ?? null;
};

/** Whether somebody has begun to mark what counts and did not give it back: then nothing of it changes any more. */
export const isLocked = (own: Own | null): boolean => {
  const marking = markingOf(own);
  return marking !== null && marking.state !== 'returned';
};

/** Whether its person asked for another look and waits for an answer. */
export const asksLook = ({ look }: Pick<OneSubmission, 'look'>): boolean =>
  look !== undefined && !look.isAnswered;

/** Since when it waits for who marks: for another look since somebody asked, for a mark since it was handed in. */
export const waitsSince = (one: Pick<OneSubmission, 'look' | 'submittedAt'>): string =>
  one.look && asksLook(one) ? one.look.askedAt : one.submittedAt;

/** Whether a release took back from when on it was to be seen: until the next one, no rule gives it another instant. */
export const isTakenBack = (marking: OneMarking | null): boolean =>
  marking !== null && marking.releasedAt === null && (marking.presses?.length ?? 0) > 0;

/** A marking that is not ready any more: it leaves its release, but what was taken back stays so. */
export function unreleased({ presses, ...marking }: OneMarking): OneMarking {
  if (isTakenBack({ ...marking, presses })) return { ...marking, releasedAt: null, presses };
  const left = leftBehind(marking.left ?? [], { presses });
  return { ...marking, releasedAt: null, ...(left.length > 0 && { left }) };
}

/** What a release did to some work, whichever of its submissions it was that counted then; null: nothing. */
export function pressedIn(
  { markings }: Pick<Own, 'markings'>,
  press: Parameters<typeof pressedBy>[1],
): Pressed | null {
  const done = Object.values(markings).map((marking) => pressedBy(marking, press));
  return done.find((one) => one !== null) ?? null;
}

const isReleased = ({ releasedAt }: OneMarking, now: number): boolean =>
  releasedAt !== null && Date.parse(releasedAt) <= now;

/** Whether the person of a submission may know how it was marked: it was given back, or its mark is released. */
export function isTold(own: Pick<Own, 'markings'>, submissionId: string, now: number): boolean {
  const marking = own.markings[submissionId];
  if (!marking || marking.state === 'begun') return false;
  return marking.state === 'returned' || isReleased(marking, now);
}

/** How far somebody's work is at an instant (milliseconds), for those who mark it. */
export function stateOf(own: Own | null, now: number): WorkState {
  if (!own) return 'none';
  if (!countedIn(own)) return 'draft';
  const marking = markingOf(own);
  if (!marking || marking.state === 'begun') return 'submitted';
  if (marking.state === 'returned') return 'returned';
  return isReleased(marking, now) ? 'released' : 'marked';
}

/** The same for its person: that it is marked is nobody else's to know until it is released (case 19). */
export const ownStateOf = (own: Own | null, now: number): Exclude<WorkState, 'marked'> => {
  const state = stateOf(own, now);
  return state === 'marked' ? 'submitted' : state;
};

const keyOf = (place: WorkPlace) => keys.submissions(...keyParts(place));

/** Puts what somebody handed in over what was read of it; whoever was faster makes the caller read again. */
const put = (place: WorkPlace, before: Submissions | null, next: Own): TransactionItem =>
  tryAgain({
    label: 'submissions',
    put: {
      ...keyOf(place),
      entity: 'Submissions',
      ...placeOf({ ...place, userId: before?.userId ?? place.userId }),
      ...(next.team && { team: next.team }),
      ...(next.allocation && { allocation: next.allocation }),
      submissions: next.submissions,
      markings: next.markings,
      version: (before?.version ?? 0) + 1,
    },
    ...unchangedSince(before),
  });

export const submissions = {
  get: (table: Table, place: WorkPlace) => table.get(submissionsRecord, keyOf(place)),

  /** Those that there are of some people at some assignments, as they are this instant. */
  some: (table: Table, places: WorkPlace[]) =>
    table.batchGet(submissionsRecord, places.map(keyOf), { consistent: true }),

  /** What one person handed in for all assignments: as many as that person ever began. */
  async ofPerson(table: Table, userId: string): Promise<Map<string, Submissions>> {
    const own = await table.queryAll(
      submissionsRecord,
      ranges.ownSubmissions(submitter.person(userId)),
    );
    return new Map(own.map((one) => [one.assignmentId, one]));
  },

  /** Refuses a transaction where they are no more as they were read; the caller reads again. */
  checkUnchanged: (place: WorkPlace, read: Submissions | null): TransactionItem =>
    tryAgain({ label: 'submissions-read', check: keyOf(place), ...unchangedSince(read) }),

  /** Removes those of whom nothing was handed in since they were read. */
  remove: (place: WorkPlace, read: Submissions): TransactionItem =>
    tryAgain({ label: 'submissions', remove: keyOf(place), ...unchangedSince(read) }),

  /** With one submission as it changes. */
  change: (own: Own, submissionId: string, changes: Partial<OneSubmission>): Own => ({
    ...own,
    submissions: own.submissions.map((one) =>
      one.submissionId === submissionId ? { ...one, ...changes } : one,
    ),
  }),

  /** With how far the marking of one is. */
  mark: (own: Own, submissionId: string, marking: OneMarking): Own => ({
    ...own,
    markings: { ...own.markings, [submissionId]: marking },
  }),

  /** With those who are to mark it. */
  allocate: (own: Submissions, allocation: Allocated): Own => ({ ...own, allocation }),

  put,
};
