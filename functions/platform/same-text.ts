import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares what somebody claims to know with what it is, in a time that tells nothing of either. */
export const sameText = (claimed: string, secret: string): boolean =>
  timingSafeEqual(digest(claimed), digest(secret));
