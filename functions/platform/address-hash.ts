import { createHmac } from 'node:crypto';

/** An e-mail address as a mark that only the holder of the platform's secret can tie to it; case does not matter. */
export const addressHash = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`address ${email.trim().normalize('NFC').toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);
