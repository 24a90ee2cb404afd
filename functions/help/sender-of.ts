import { createHmac } from 'node:crypto';
import type { Actor } from '#functions/api/actor.ts';

/**
 * The sender whose messages are counted together: a person, or for nobody signed in one network. A school shares one
 * address, so who is signed in does not wait for the others. Kept as a mark that only the holder of the platform's
 * secret can tie to them.
 */
export const senderOf = (secret: string, actor: Actor | null, network: string): string =>
  createHmac('sha256', secret)
    .update(actor ? `sender person ${actor.userId}` : `sender network ${network}`)
    .digest('base64url')
    .slice(0, 22);
