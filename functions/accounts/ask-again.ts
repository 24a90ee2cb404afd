import type { TeacherRequest } from '#functions/data/accounts/teacher-requests.ts';

/** The time that somebody who was declined waits before they ask again. */
const waitMs = 30 * 86_400_000;

/** From when on one may ask again who was declined, in milliseconds; 0: at any time. */
export const mayAskAgainAt = ({ state, decidedAt }: TeacherRequest): number =>
  state === 'declined' && decidedAt !== null ? Date.parse(decidedAt) + waitMs : 0;
