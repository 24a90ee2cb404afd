import { embedOf } from '#shared/policies/embeds.ts';
import type { Beginning } from '../begin/beginning.ts';

export const embedBeginning = {
  asks: 'address',
  content: (address) => {
    const video = embedOf(address);
    return video && { kind: 'embed', video };
  },
} as const satisfies Beginning<'embed'>;
