import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { KeyForm } from './key-form.tsx';
import { rosterQueries } from './queries.ts';
import './texts.ts';

/** The key by which people come into a course. */
export function KeyPanel({ courseId, priced }: { courseId: string; priced: boolean }) {
  const { t } = useTranslation('rosters');
  const key = useQuery(rosterQueries.key(courseId));
  if (key.isPending)
    return <Skeleton h="14rem" borderRadius="l3" role="status" aria-label={t('key.loading')} />;
  if (!key.data) return <ErrorState error={key.error} retry={() => void key.refetch()} />;
  return <KeyForm courseId={courseId} saved={key.data} priced={priced} />;
}
