import { createHmac } from 'node:crypto';
import { sameText } from './same-text.ts';

/** As long as the hash of an address (`addressHash`), which it follows. */
const hashLength = 22;

const sign = (secret: string, addressHash: string): string =>
  createHmac('sha256', secret)
    .update(`mail stop ${addressHash}`)
    .digest('base64url')
    .slice(0, hashLength);

/** The token in the link of a mail by which its reader ends such mails: only its recipient has it. */
export const mailStopToken = (secret: string, addressHash: string): string =>
  addressHash + sign(secret, addressHash);

/** The hash of the address that a link is of; null where it is none of ours. */
export function addressOfStop(secret: string, token: string): string | null {
  const hash = token.slice(0, hashLength);
  return sameText(token, mailStopToken(secret, hash)) ? hash : null;
}
