import * as z from 'zod';
import { completedBy, enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { invitationRecord, isGood } from '#functions/data/enrollments/invitations.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { courseOutline } from '#functions/data/lessons/lean-outlines.ts';
import { blockStates, blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { paymentTextRecord } from './payment-text.ts';
import { personRecord } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';

const ownParts = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
]);

const parts = z.discriminatedUnion('entity', [
  personRecord.extend({ entity: z.literal('Profile') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  invitationRecord.extend({ entity: z.literal('Invitation') }),
  paymentTextRecord.extend({ entity: z.literal('PaymentText') }),
]);

/** The reader of a page: the hash of the address by which they are invited, if they have an account. */
type Reader = { userId: string; invitationId: string | null } | null;

/** The keys of everything that the page of a course reads about a person, by its address. */
export const ownCourseKeys = ({ courseId }: { courseId: string }, userId: string): Key[] => [
  keys.enrollment(userId, courseId),
  keys.blockStates(userId, courseId),
];

/** Somebody's enrollment in a course, and how far they have come in its blocks. */
async function loadOwn(table: Table, courseId: string, reader: Reader, now: number) {
  const items =
    reader === null
      ? []
      : await table.batchGet(ownParts, ownCourseKeys({ courseId }, reader.userId), {
          consistent: true,
        });
  const enrollment = items.find((item) => item.entity === 'Enrollment') ?? null;
  const kept = items.find((item) => item.entity === 'BlockStates') ?? null;
  return { enrollment, states: await blockStates.of(table, enrollment, kept, now) };
}

/**
 * All that a course's page shows: its outline with how many take it, who teaches it, and one person's own
 * enrollment and states, and what decides whether they can come in. What is their own comes with their profile; two
 * requests beside it, whatever there is, so that their number tells nothing; consistent, so that who left a second ago
 * is out.
 * @param now in milliseconds
 */
export async function loadCourse(table: Table, courseId: string, reader: Reader, now: number) {
  const own = await loadOwn(table, courseId, reader, now);
  const outline = await courseOutline(table, courseId);
  const items = await table.batchGet(
    parts,
    [
      // If the course is not there, the items of nobody are read, so that as much is read.
      keys.profile(outline?.course.ownerId ?? courseId),
      keys.paymentText(),
      ...(reader === null
        ? []
        : (outline?.course.prerequisites ?? []).map((id) => keys.enrollment(reader.userId, id))),
      ...(reader?.invitationId ? [keys.invitation(reader.invitationId, courseId)] : []),
    ],
    { consistent: true },
  );
  const finished = items.filter((item) => item.entity === 'Enrollment');
  return {
    ...own,
    outline,
    teacher: items.find((item) => item.entity === 'Profile') ?? null,
    invitation:
      items.filter((item) => item.entity === 'Invitation').find((one) => isGood(one, now)) ?? null,
    paymentText: items.find((item) => item.entity === 'PaymentText')?.text ?? null,
    finished: new Set(
      finished.flatMap((one) => (completedBy(one, now) === null ? [] : [one.courseId])),
    ),
  };
}
