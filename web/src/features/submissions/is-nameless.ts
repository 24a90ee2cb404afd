import type { SubmissionRow } from './types.ts';

/** Whose work it is, a person's or a group's, is not shown to those who mark. */
export const isNameless = ({ person, group }: Pick<SubmissionRow, 'person' | 'group'>): boolean =>
  person === null && group === null;
