import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { courseQueries } from '../queries.ts';
import '../texts.ts';
import { FeaturedForm } from './featured-form.tsx';

/** Which courses the home page features, and in which order: for admins. */
export function FeaturedEditor() {
  const { t } = useTranslation('courses');
  const featured = useQuery(courseQueries.featured());
  const home = useQuery(courseQueries.home());
  if (featured.isPending || home.isPending) {
    return (
      <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('featured.loading')} />
    );
  }
  if (!featured.data) {
    return <ErrorState error={featured.error} retry={() => void featured.refetch()} />;
  }
  return (
    <FeaturedForm
      saved={featured.data}
      known={home.data?.featured ?? []}
      loadSaved={async () => (await featured.refetch()).data ?? featured.data}
    />
  );
}
