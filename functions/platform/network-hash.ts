import { createHmac } from 'node:crypto';

/** A network as a mark, the same each time, that only the holder of the platform's secret can tie to it. */
export const networkHash = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 22);
