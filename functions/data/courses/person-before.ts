import type { Person } from '#shared/policies/entry.ts';
import type { Enrollment } from '#functions/data/enrollments/enrollments.ts';
import type { Invitation } from '#functions/data/enrollments/invitations.ts';

/** What a course's way in asks of somebody, from what the table has of them. */
export const personBefore = (
  enrollment: Enrollment | null,
  invitation: Invitation | null,
  { teaches, prepared }: Pick<Person, 'teaches' | 'prepared'>,
): Person => ({
  teaches,
  prepared,
  state: enrollment?.state ?? null,
  invited: invitation?.place ?? null,
});
