import { useEffect } from 'react';
import { useTokens } from '#web/lib/session/use-session.ts';
import { preferenceSync } from './preference-sync.ts';

/** Keeps the preferences of whoever is signed in the same on every device. Shows nothing. */
export default function PreferenceSyncHost() {
  const userId = useTokens()?.userId;
  useEffect(() => (userId === undefined ? undefined : preferenceSync.start(userId)), [userId]);
  return null;
}
