import { createHash } from 'node:crypto';

const remembered = 1000;

/**
 * `verify` for tokens that come with each request: the signature of a good one is checked once. Kept
 * under its hash, so that memory holds no token. A refusal is not kept, and whether a token's time has
 * come or is over is the caller's to ask, each time.
 */
export function rememberVerified<T>(verify: (token: string) => Promise<T>) {
  const known = new Map<string, T>();
  return async (token: string): Promise<T> => {
    const mark = createHash('sha256').update(token).digest('base64');
    const found = known.get(mark);
    if (found !== undefined) return found;
    const verified = await verify(token);
    if (known.size >= remembered) known.clear();
    known.set(mark, verified);
    return verified;
  };
}
