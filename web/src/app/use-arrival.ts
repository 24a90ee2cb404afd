import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { safePath } from '#web/lib/safe-path.ts';
import { comingBack } from '#web/lib/session/coming-back.ts';
import { endedElsewhere } from '#web/lib/session/ended-elsewhere.ts';
import { session } from '#web/lib/session/current-session.ts';
import type { Arrival } from '#web/lib/session/identity.ts';

/** Whether the address holds an answer of the hosted sign-in, ours or a stranger's. */
const holdsAnswer = () => {
  const params = new URLSearchParams(location.search);
  return (
    location.pathname === paths.home &&
    (params.has('state') || params.has('code') || params.has('error'))
  );
};

/** Starts the session once, sends whoever comes back from signing in to where they wanted to go, and forgets on sign-out. */
export function useArrival(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const settle = useEffectEvent((arrival: Arrival) => {
    const ended = endedElsewhere.take();
    const back = comingBack.take();
    if (arrival.kind === 'signedIn') void navigate(safePath(arrival.path), { replace: true });
    // The provider's cookie is gone: the password is asked for.
    else if (back !== null && holdsAnswer()) void session.signIn(back);
    else if (arrival.kind === 'failed')
      void navigate(paths.error, { replace: true, state: { reason: 'signIn' } });
    else if (ended !== null)
      void navigate(paths.login, {
        replace: true,
        state: { ended: true, from: { pathname: ended, search: '', hash: '' } },
      });
    // An answer that nobody here asked for is inert, and does not stay in the history either.
    else if (holdsAnswer()) void navigate(paths.home, { replace: true });
  });
  useEffect(() => {
    void session.start().then(settle);
    let before = session.get();
    return session.subscribe(() => {
      const now = session.get();
      const person = 'tokens' in now ? now.tokens.userId : null;
      // Answers that one person fetched are not for the next.
      if ('tokens' in before && before.tokens.userId !== person) client.clear();
      before = now;
    });
  }, [client]);
}
