import type { Beginning } from '../begin/beginning.ts';

export const imageBeginning = {
  asks: 'file',
  content: ({ mediaId }) => ({ kind: 'image', mediaId, alt: null, caption: null }),
} as const satisfies Beginning<'image'>;
