import { type MediaType, typeOf } from '#shared/policies/media-types.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { isRecorded } from '#web/components/recording/record-media.ts';

type Named = { fileName: string; contentType?: MediaType | null };

/**
 * Whether something of somebody's work is the recording that is asked for and none of the files: by its type, and, where
 * files of that type are taken as well, by the name that a recording is given.
 */
export function isRecordingIn({ files, recording }: AssignmentPage['handIn'], one: Named): boolean {
  const type = one.contentType ?? typeOf(one.fileName);
  if (recording === null || type === null || !fitsUse(type, 'recording')) return false;
  return !files?.accepts.includes(type) || isRecorded(one.fileName);
}

/** Whether one more is taken beside what is there: as many files as are asked for, and one recording. */
export const hasRoomFor = (
  handIn: AssignmentPage['handIn'],
  there: readonly Named[],
  isRecording: boolean,
): boolean =>
  there.filter((one) => isRecordingIn(handIn, one) === isRecording).length <
  (isRecording ? 1 : (handIn.files?.most ?? 0));
