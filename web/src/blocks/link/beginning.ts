import type { Beginning } from '../begin/beginning.ts';

const https = /^https:\/\/[^\s"'<>\\]+$/;

export const linkBeginning = {
  asks: 'address',
  content: (address) =>
    https.test(address) && address.length <= 2000
      ? { kind: 'link', address, description: null }
      : null,
} as const satisfies Beginning<'link'>;
