import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/quizzes/list/texts.ts';
import { AllResults } from '#web/features/quizzes/results/all-results.tsx';
import { resultsQueries } from '#web/features/quizzes/results/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';

/** One's results of a quiz, under its name. */
export default function QuizResultsPage() {
  const { quizId = '' } = useParams();
  const { t } = useTranslation('ownQuizzes');
  const { local } = useLanguage();
  const { data: results, error, refetch } = useQuery(resultsQueries.get(quizId));
  const title = results?.title && local(results.title);
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('results.up'), to: paths.quizzes }]} />
      <PageHeading
        title={title?.text ?? t('results.title')}
        of={t('results.title')}
        {...(title?.lang ? { lang: title.lang } : {})}
        {...(results && { lead: local(results.courseTitle).text })}
      />
      {results ? (
        <AllResults results={results} />
      ) : isNotFound(error) ? (
        <EmptyState
          drawing="search"
          title={t('results.none')}
          text={t('results.noneText')}
          action={<ButtonLink to={paths.quizzes}>{t('results.up')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('results.loading')} />
      )}
    </PageBody>
  );
}
