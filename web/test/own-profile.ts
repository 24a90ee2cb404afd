import { defaultPreferences } from '#shared/policies/default-preferences.ts';
import type { OwnProfile } from '#web/features/accounts/types.ts';

/** The profile of a student. */
export const ownProfile: OwnProfile = {
  userId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: null,
  bio: '',
  headline: null,
  language: 'en',
  timeZone: 'America/Mexico_City',
  preferences: defaultPreferences,
  mails: { invitations: true, seats: true, answers: true, reviews: true },
  roles: ['students'],
  primaryRole: 'students',
  teacherRequest: null,
  deletionRequestedAt: null,
  erasureDueAt: null,
  photo: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  version: 3,
};
