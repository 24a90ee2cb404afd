import type { HttpRequest } from '../http-message.ts';

/** With it a request says when it came, so that what is made here can have happened over weeks. In the cloud nothing reads it. */
export const timeHeader = 'x-local-time';

/** The time that a request claims for itself, in milliseconds since the epoch; undefined if it claims none. */
export function timeOf({ headers }: HttpRequest): number | undefined {
  const stated = Number(headers.find(([name]) => name.toLowerCase() === timeHeader)?.[1] ?? NaN);
  return Number.isSafeInteger(stated) && stated > 0 ? stated : undefined;
}
