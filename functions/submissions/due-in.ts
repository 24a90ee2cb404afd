import { iso } from '#functions/platform/iso.ts';

const dayLong = 86_400_000;

/** Until when a review is to be written that is given to somebody now. @param now in milliseconds */
export const dueIn = ({ days }: { days: number }, now: number): string => iso(now + days * dayLong);
