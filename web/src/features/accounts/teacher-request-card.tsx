import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTokens } from '#web/lib/session/use-session.ts';
import { accountQueries } from './queries.ts';

const AskedToTeachCard = lazy(() => import('./asked-to-teach-card.tsx'));

/** On the start of whoever asked to teach: how that stands. Nobody else sees it, asks for it, or loads it. */
export function TeacherRequestCard() {
  const roles = useTokens()?.roles ?? [];
  const { data: me } = useQuery({ ...accountQueries.me(), staleTime: Infinity });
  if (!me?.teacherRequest || roles.includes('admins')) return null;
  return (
    <Suspense fallback={null}>
      <AskedToTeachCard />
    </Suspense>
  );
}
