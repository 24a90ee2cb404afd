const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id that a row of `source` has in the course or bank `whole`: the server’s rule (INV-41), known here so that
 * rules and links can name what is yet to be made.
 */
export async function derivedUlid(whole: string, source: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${whole}\n${source}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const letters = [...digest.subarray(0, 16)].map((byte) => alphabet[byte % 32]);
  return whole.slice(0, 10) + letters.join('');
}

const nowhere = '00000000000000000000000000';

/** The source of what was written by hand and states none: it follows from its path. */
export const sourceOfPath = (path: string): Promise<string> => derivedUlid(nowhere, path);
