import { plainAssignment } from '#shared/blocks/assignment/plain-assignment.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

export type Assignment = ContentOf<'assignment'>;

/** An assignment as it begins, but for some changes. */
export const assignmentOf = (changes: Partial<Assignment> = {}): Assignment => ({
  ...plainAssignment,
  ...changes,
});
