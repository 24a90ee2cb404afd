import { createHmac } from 'node:crypto';

/** The address that a code proves, of the two. */
export type Proves = 'present' | 'new';

/**
 * The six digits that prove an address in one change of it. They are made anew where they are needed, by who mails
 * them and by who compares, and kept nowhere.
 */
export const emailCode = (secret: string, changeId: string, proves: Proves): string =>
  String(
    createHmac('sha256', secret)
      .update(`email code ${changeId} ${proves}`)
      .digest()
      .readUInt32BE() % 1_000_000,
  ).padStart(6, '0');
