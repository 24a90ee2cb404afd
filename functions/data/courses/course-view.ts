import * as z from 'zod';
import { enrollmentRecord, enrollments } from '#functions/data/enrollments/enrollments.ts';
import { invitationRecord, isGood } from '#functions/data/enrollments/invitations.ts';
import { keys } from '#functions/data/keys.ts';
import { courseOutline } from '#functions/data/lessons/lean-outlines.ts';
import { paymentTextRecord } from './payment-text.ts';
import { personRecord } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  personRecord.extend({ entity: z.literal('Profile') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  invitationRecord.extend({ entity: z.literal('Invitation') }),
  paymentTextRecord.extend({ entity: z.literal('PaymentText') }),
]);

/** Whose page it is: by which they are invited (the hash of their address), if they have an account. */
type Reader = { userId: string; invitationId: string | null } | null;

/**
 * All that a course's page shows: its outline with how many take it, who teaches it, and one person's own
 * enrollment and progress, and what decides whether they can come in. Three requests whatever there is, so that
 * their number tells nothing; consistent, so that who left a second ago is out.
 * @param now in milliseconds
 */
export async function loadCourse(table: Table, courseId: string, reader: Reader, now: number) {
  const [outline, progress] = await Promise.all([
    courseOutline(table, courseId),
    reader === null ? [] : enrollments.progress(table, reader.userId, courseId),
  ]);
  const items = await table.batchGet(
    parts,
    [
      // Of a course that is not there, nobody's: the same is read.
      keys.profile(outline?.course.ownerId ?? courseId),
      keys.paymentText(),
      ...(reader === null
        ? []
        : [courseId, ...(outline?.course.prerequisites ?? [])].map((id) =>
            keys.enrollment(reader.userId, id),
          )),
      ...(reader?.invitationId ? [keys.invitation(reader.invitationId, courseId)] : []),
    ],
    { consistent: true },
  );
  const own = items.filter((item) => item.entity === 'Enrollment');
  return {
    outline,
    progress,
    teacher: items.find((item) => item.entity === 'Profile') ?? null,
    enrollment: own.find((item) => item.courseId === courseId) ?? null,
    invitation:
      items.filter((item) => item.entity === 'Invitation').find((one) => isGood(one, now)) ?? null,
    paymentText: items.find((item) => item.entity === 'PaymentText')?.text ?? null,
    finished: new Set(own.flatMap((one) => (one.completedAt === null ? [] : [one.courseId]))),
  };
}
