import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form under which a random token is kept: whoever reads the data file cannot use it. */
export const tokenId = s256;

/** The code challenge of a verifier (RFC 7636, method S256). */
export function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

export function macOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function equalSecrets(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
