import { type SheetReader, usualReader } from '../sheet/sheet-reader.ts';

/** Its recording is a file beside it, which may come later. */
export const liveReader: SheetReader<'live'> = {
  ...usualReader,
  complete: (fields, { recording, mediaOf, tally }) => {
    const recordingMediaId = typeof recording === 'string' ? mediaOf(recording) : null;
    if (typeof recording === 'string' && recordingMediaId === null) tally.lose('media_missing');
    return { ...fields, recordingMediaId };
  },
};
