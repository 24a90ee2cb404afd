import { iso } from '#functions/platform/iso.ts';

/** The age at which news ends: 60 days, in milliseconds. */
const tellFor = 60 * 86_400_000;

/** News from before then has ended. */
export const toldSince = (now: number): string => iso(now - tellFor);
