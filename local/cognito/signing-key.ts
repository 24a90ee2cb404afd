import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { Store } from './store.ts';

export interface SigningKey {
  jwk: object;
  sign(claims: object, header?: object): string;
  /** The claims of a token with our signature, or null. Time and issuer are the caller's to check. */
  open(token: string): Record<string, unknown> | null;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A private key in PEM. */
export const makeSigningKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

/** The pool's RS256 key, made once and kept with the data unless one is given. */
export function createSigningKey(store: Store, makePem = makeSigningKey): SigningKey {
  const pem = store.constant('signing-key', makePem);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { n, e, kty } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${n}.${e}`).digest('base64url');

  return {
    jwk: { alg: 'RS256', use: 'sig', kty, kid, n, e },
    sign(claims, header = {}) {
      const input = `${part({ kid, alg: 'RS256', ...header })}.${part(claims)}`;
      return `${input}.${sign('RSA-SHA256', Buffer.from(input), privateKey).toString('base64url')}`;
    },
    open(token) {
      const [head, body, signature, ...rest] = token.split('.');
      if (!head || !body || !signature || rest.length > 0) return null;
      try {
        const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString());
        if (!isRecord(header) || header['alg'] !== 'RS256' || header['kid'] !== kid) return null;
        const input = Buffer.from(`${head}.${body}`);
        if (!verify('RSA-SHA256', input, publicKey, Buffer.from(signature, 'base64url')))
          return null;
        const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
        return isRecord(claims) ? claims : null;
      } catch {
        return null;
      }
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
