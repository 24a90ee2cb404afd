import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { invalidParameter } from '../cognito-error.ts';
import type { Services } from '../services.ts';

export const pageSize = z
  .number()
  .int()
  .min(0)
  .max(60)
  .default(60)
  .transform((size) => size || 60);

/** A token for the page after row `after` of exactly this query. */
export function sealPage(after: number, query: string, { secret }: Services): string {
  const mac = createHmac('sha256', secret).update(`page:${after}:${query}`).digest('base64url');
  return `${after}.${mac}`;
}

/** The row that a page token stands for; 0 without one. @throws InvalidParameterException */
export function openPage(token: string | undefined, query: string, services: Services): number {
  if (token === undefined) return 0;
  const after = Number.parseInt(token, 10);
  if (sealPage(after, query, services) !== token)
    throw invalidParameter('Invalid pagination token.');
  return after;
}
