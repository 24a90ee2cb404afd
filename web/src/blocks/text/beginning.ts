import type { Beginning } from '../begin/beginning.ts';

export const textBeginning = {
  asks: 'nothing',
  content: (language) => ({
    kind: 'text',
    body: { [language]: { type: 'doc', content: [{ type: 'paragraph' }] } },
  }),
} as const satisfies Beginning<'text'>;
