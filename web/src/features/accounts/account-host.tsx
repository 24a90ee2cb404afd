import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '#web/lib/session/current-session.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { accountQueries } from './queries.ts';
import { preferenceSync } from './preference-sync.ts';
import { useGrantedRole } from './use-granted-role.ts';
import { noteSession } from './note-session.ts';

/**
 * The work behind the page for a signed-in person: preferences are kept the same on every device, the session is noted.
 */
export default function AccountHost() {
  const client = useQueryClient();
  const tokens = useTokens();
  const userId = tokens?.userId;
  useGrantedRole();
  useEffect(() => (userId === undefined ? undefined : preferenceSync.start(userId)), [userId]);
  useEffect(() => {
    // This part may come when its reader is on the way out, and the storage has been emptied.
    if (!tokens || !session.expected()) return;
    void noteSession(tokens.origin).then((noted) =>
      noted ? client.invalidateQueries(accountQueries.sessions()) : undefined,
    );
  }, [tokens, client]);
  return null;
}
