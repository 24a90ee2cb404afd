import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#functions/platform/app-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets through only what came by way of the distribution, which adds the secret. Compared in constant time. */
export function checkOrigin(header: string | undefined, secret: string): void {
  if (!timingSafeEqual(digest(header ?? ''), digest(secret))) throw new AppError('forbidden');
}
