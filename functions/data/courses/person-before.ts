import type { Person } from '#shared/policies/entry.ts';
import type { Enrollment } from '#functions/data/enrollments/enrollments.ts';
import type { Invitation } from '#functions/data/enrollments/invitations.ts';

/** Collects the facts about a person that decide on their entry, from what the table has of them. */
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
