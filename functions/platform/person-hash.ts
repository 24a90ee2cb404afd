import { createHmac } from 'node:crypto';

/** How a person appears in logs: the same mark each time, which only the holder of the platform's secret can tie to them. */
export const personHash = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`person ${userId}`).digest('base64url').slice(0, 16);
