import type { Beginning } from '../begin/beginning.ts';

export const fileBeginning = {
  asks: 'file',
  content: ({ mediaId }) => ({ kind: 'file', mediaId }),
} as const satisfies Beginning<'file'>;
