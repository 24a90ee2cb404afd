import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from './app-error.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals where a page ended, so that it shows no key and opens for the same person, route and filter alone. */
export type CursorSealer = {
  seal(position: unknown, boundTo: string): string;
  /** @throws AppError `invalid_cursor` for whatever this sealer did not seal for `boundTo` */
  open(cursor: string, boundTo: string): unknown;
};

/** AES-256-GCM with a key derived (HKDF-SHA-256) from the platform's secret. */
export function createCursorSealer(secret: string): CursorSealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cursor', 32));
  return {
    seal(position, boundTo) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(position)), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(cursor, boundTo) {
      try {
        const bytes = Buffer.from(cursor, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
          .setAAD(Buffer.from(boundTo))
          .setAuthTag(bytes.subarray(-tagBytes));
        const sealed = bytes.subarray(nonceBytes, -tagBytes);
        return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString());
      } catch (cause) {
        throw new AppError('invalid_cursor', { cause });
      }
    },
  };
}
