import { AppError } from '#functions/platform/app-error.ts';
import { sameText } from '#functions/platform/same-text.ts';

/** Lets through only what came by way of the distribution, which adds the secret. Compared in constant time. */
export function checkOrigin(header: string | undefined, secret: string): void {
  if (!sameText(header ?? '', secret)) throw new AppError('forbidden');
}
