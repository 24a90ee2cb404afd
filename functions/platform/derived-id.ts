import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in the letters of all others that follows from a seed: the same whenever it is asked for, and in no order of time. */
export function derivedId(seed: string): string {
  const bytes = [...createHash('sha256').update(seed).digest().subarray(0, 26)];
  // The first letter holds three bits: an id has 128 of them.
  return bytes.map((byte, at) => alphabet[byte & (at === 0 ? 7 : 31)]).join('');
}
