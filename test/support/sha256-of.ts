import { createHash } from 'node:crypto';

/** In the digits that programs print. */
export const sha256Of = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
