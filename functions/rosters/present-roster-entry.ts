import type * as z from 'zod';
import type { rosterEntrySchema } from '#shared/schemas/enrollments.ts';
import type { Actor } from '#functions/api/actor.ts';
import { doneOf } from '#functions/data/progress/done-in.ts';
import { sinceOf, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { fullName, type Profile } from '#functions/data/accounts/profiles.ts';

type Person = Pick<Profile, 'firstName' | 'lastName' | 'email'>;

/** Somebody of a course as those who teach it see them; their address is for admins alone. */
export const presentRosterEntry = (
  enrollment: Enrollment,
  profile: Person | undefined,
  lessons: number,
  { roles }: Pick<Actor, 'roles'>,
): z.infer<typeof rosterEntrySchema> => ({
  userId: enrollment.userId,
  name: profile ? fullName(profile) : '',
  email: roles.includes('admins') ? (profile?.email ?? null) : null,
  state: enrollment.state,
  since: sinceOf(enrollment),
  enrolledAt: enrollment.enrolledAt,
  doneBlocks: doneOf(enrollment, lessons),
  lessons,
  lastActivityAt: enrollment.lastActivityAt,
  message: enrollment.message ?? '',
  payment: enrollment.payment && {
    kind: enrollment.payment.kind,
    reference: enrollment.payment.reference,
    at: enrollment.payment.at,
  },
});
