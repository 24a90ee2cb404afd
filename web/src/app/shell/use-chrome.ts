import { matchPath, useLocation } from 'react-router-dom';
import { screens } from '#shared/screens.ts';
import { session } from '#web/lib/session/current-session.ts';
import { useSession } from '#web/lib/session/use-session.ts';

export type Chrome = 'visitor' | 'member' | 'player';

const player = `${screens.module.path}/*`;

/** The frame of a page: a header for visitors, a rail for those who are signed in, next to nothing around a lesson. */
export function useChrome(): Chrome {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (matchPath(player, pathname)) return 'player';
  if (status === 'loading') return session.expected() ? 'member' : 'visitor';
  return status === 'unauthenticated' ? 'visitor' : 'member';
}
