import type * as z from 'zod';
import type { attemptRowSchema } from '#shared/schemas/marking.ts';
import type { Actor } from '#functions/api/actor.ts';
import { fullName, type Profile } from '#functions/data/accounts/profiles.ts';
import type { Attempts, OneAttempt } from '#functions/data/quizzes/attempts.ts';

type Taker = {
  userId: string;
  profile: Pick<Profile, 'firstName' | 'lastName' | 'email'> | undefined;
};

/** Somebody who takes a quiz, as those who teach them see them; their address is for admins alone. */
export const presentTaker = ({ userId, profile }: Taker, { roles }: Pick<Actor, 'roles'>) => ({
  userId,
  name: profile ? fullName(profile) : '',
  email: roles.includes('admins') ? (profile?.email ?? null) : null,
});

/** An attempt in the list of its quiz. */
export function presentRow(
  { attemptId, number, state, startedAt, deadline, endedAt, isReset }: OneAttempt,
  { earned }: Attempts,
  taker: Taker,
  actor: Pick<Actor, 'roles'>,
): z.infer<typeof attemptRowSchema> {
  const { points, most, waiting } = earned[attemptId] ?? { points: null, most: 0, waiting: 0 };
  return {
    ...presentTaker(taker, actor),
    attemptId,
    number,
    state,
    startedAt,
    deadline,
    endedAt,
    isReset: isReset === true,
    score: state === 'open' ? null : { points, most },
    waiting: state === 'open' || isReset ? 0 : waiting,
  };
}
