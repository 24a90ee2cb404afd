import type { WorkFilePart } from '#shared/schemas/work-files.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';

/** Whether one more is taken for a part beside those that are there: as many files as are asked for, and one recording. */
export const hasRoomFor = (
  { files, recording }: AssignmentPage['handIn'],
  there: number,
  part: WorkFilePart,
): boolean => there < (part === 'recording' ? Number(recording !== null) : (files?.most ?? 0));
