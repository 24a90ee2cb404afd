import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { preferenceSync } from './preference-sync.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';
import type { OwnProfile } from './types.ts';

/** Draws what needs the own profile once it is there. */
export function OwnProfileOf({ children }: { children: (profile: OwnProfile) => ReactNode }) {
  const { t } = useTranslation('accounts');
  // A form keeps what is typed: the profile is not fetched again behind it.
  const { data, error, refetch } = useQuery({
    ...accountQueries.me(),
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data) preferenceSync.saw(data);
  }, [data]);
  if (data) return children(data);
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return <Skeleton h="30rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
}
