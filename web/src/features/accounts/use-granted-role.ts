import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/lib/notify.ts';
import { session } from '#web/lib/session/current-session.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';

/** The time between two looks at whether a request was answered, while the page is seen, in milliseconds. */
const lookAgain = 60_000;

/**
 * Takes up the role of a teacher once it is given: the session is renewed, and nobody has to sign out for it. Asks
 * nothing of anybody who has not asked to teach.
 */
export function useGrantedRole(): void {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const teaches = useTokens()?.roles.includes('teachers') ?? true;
  const me = useQuery({ ...accountQueries.me(), staleTime: Infinity, enabled: !teaches });
  const asked = me.data?.teacherRequest ?? null;
  const { data } = useQuery({
    ...accountQueries.teacherRequest(),
    enabled: !teaches && (asked === 'pending' || asked === 'approved'),
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.request?.state === 'pending' || isUnsynced(state.data);
      return isOpen ? lookAgain : false;
    },
  });
  const granted = data?.granted === true;
  useEffect(() => {
    if (teaches || !granted) return;
    void session.renew().then((tokens) => {
      if (!tokens?.roles.includes('teachers')) return undefined;
      void notify('success', { title: t('teacher.approvedOn') });
      return client.invalidateQueries({ queryKey: ['accounts', 'me'] });
    });
  }, [teaches, granted, client, t]);
}

/** Approved, and the pool is about to hear of it. */
const isUnsynced = (data: { request: { state: string } | null; granted: boolean } | undefined) =>
  data?.request?.state === 'approved' && !data.granted;
