import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { reviewPath } from '#web/features/attempts/review-path.ts';
import '#web/features/attempts/texts.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '../not-found-page.tsx';

/** The quizzes of a course, each with the way to its attempts. */
export function CourseQuizzes({ courseId }: { courseId: string }) {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(structureQueries.get(courseId));
  if (isNotFound(error)) return <NotFoundPage />;
  const title = data && local(data.course.title);
  const quizzes = data?.blocks.filter(({ facts, binnedAt }) => facts.quiz && !binnedAt) ?? [];
  const moduleOf = (moduleId: string) =>
    data?.modules.find((module) => module.moduleId === moduleId)?.title;
  return (
    <PageBody>
      <Crumbs places={[{ label: t('queue.title'), to: reviewPath({}) }]} />
      <PageHeading
        title={t('quizzes.title')}
        {...(title && { of: title.text })}
        lead={title ? <span lang={title.lang}>{title.text}</span> : undefined}
      />
      {isPending && (
        <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {data && quizzes.length === 0 && (
        <EmptyState
          title={t('quizzes.empty')}
          text={t('quizzes.emptyText')}
          action={<ButtonLink to={paths.structure(courseId)}>{t('quizzes.toContent')}</ButtonLink>}
        />
      )}
      <Box as="ul" listStyleType="none">
        {quizzes.map(({ blockId, moduleId, title: own }) => {
          const name = local(own);
          const module = local(moduleOf(moduleId) ?? {});
          return (
            <Box as="li" key={blockId} py="4" borderTopWidth="1px">
              <TitleLink to={reviewPath({ course: courseId, quiz: blockId })} lang={name.lang}>
                {name.text}
              </TitleLink>
              <Text textStyle="sm" color="fg.muted" lang={module.lang}>
                {module.text}
              </Text>
            </Box>
          );
        })}
      </Box>
    </PageBody>
  );
}
