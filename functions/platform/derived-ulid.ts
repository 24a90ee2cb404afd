import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of a copy of `id` within `whole`, itself a ULID: of the same instant as the whole, and the same
 * however often it is asked for. 80 bits of a hash stand where chance stands otherwise.
 */
export function derivedUlid(whole: string, id: string): string {
  const bytes = createHash('sha256').update(`${whole}\n${id}`).digest();
  const letters = [...bytes.subarray(0, 16)].map((byte) => alphabet[byte % 32]);
  return whole.slice(0, 10) + letters.join('');
}
