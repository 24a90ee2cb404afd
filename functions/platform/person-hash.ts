import { createHmac } from 'node:crypto';

/** The mark of a person in logs: the same each time, which only the holder of the platform's secret can tie to them. */
export const personHash = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`person ${userId}`).digest('base64url').slice(0, 16);
