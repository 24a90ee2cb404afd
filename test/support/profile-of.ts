import { randomUUID } from 'node:crypto';
import { unchosen, type Profile } from '#functions/data/accounts/profiles.ts';

/** A profile with everything that a test does not care about filled in. The pool knows them by another name than their id. */
export function profileOf(given: Partial<Profile> = {}): Profile {
  const userId = given.userId ?? randomUUID();
  return {
    userId,
    username: randomUUID(),
    email: `${userId}@example.com`,
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: null,
    bio: '',
    ...unchosen,
    language: 'es',
    status: 'active',
    roles: null,
    rolesSyncedAt: '2026-01-01T00:00:00.000Z',
    teacherRequest: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...given,
  };
}
