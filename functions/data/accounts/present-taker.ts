import { fullName, type Profile } from './profiles.ts';

type Taker = {
  userId: string;
  profile: Pick<Profile, 'firstName' | 'lastName' | 'email'> | undefined;
};

/** Somebody who takes a quiz or hands something in, as those who teach them see them; their address is for admins alone. */
export const presentTaker = (
  { userId, profile }: Taker,
  { roles }: { roles: readonly string[] },
) => ({
  userId,
  name: profile ? fullName(profile) : '',
  email: roles.includes('admins') ? (profile?.email ?? null) : null,
});
