import type { Beginning } from '../begin/beginning.ts';

export const audioBeginning = {
  asks: 'file',
  content: ({ mediaId, durationSeconds }) => ({
    kind: 'audio',
    mediaId,
    durationSeconds,
    transcript: null,
  }),
} as const satisfies Beginning<'audio'>;
