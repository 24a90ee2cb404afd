import { plainAssignment } from '#shared/blocks/assignment/plain-assignment.ts';
import type { Beginning } from '../begin/beginning.ts';

export const assignmentBeginning = {
  asks: 'nothing',
  content: () => plainAssignment,
} as const satisfies Beginning<'assignment'>;
