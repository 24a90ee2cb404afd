import type { Beginning } from '../begin/beginning.ts';

export const videoBeginning = {
  asks: 'file',
  content: ({ mediaId, durationSeconds }) => ({
    kind: 'video',
    mediaId,
    durationSeconds,
    captions: [],
  }),
} as const satisfies Beginning<'video'>;
