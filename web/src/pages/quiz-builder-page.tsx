import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { Response } from '#shared/contract/route.ts';
import type { contract } from '#shared/contract/index.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { attemptQueries } from '#web/features/attempts/queries.ts';
import { useQuestionPicker } from '#web/features/banks/picker/use-question-picker.tsx';
import { BlockEditing } from '#web/features/lessons/editor/block-editing.tsx';
import { lessonEditQueries } from '#web/features/lessons/editor/queries.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { QuizBuilder } from '#web/features/quizzes/builder/quiz-builder.tsx';
import '#web/features/quizzes/builder/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import NotFoundPage from './not-found-page.tsx';

const BegunNotice = lazy(() => import('#web/features/attempts/builder/begun-notice.tsx'));
const AccessCode = lazy(() => import('#web/features/attempts/builder/access-code.tsx'));
const SinglePeople = lazy(() => import('#web/features/attempts/builder/single-people.tsx'));

type Found = Response<typeof contract.lessons.findBlock>;

/** The workshop of a quiz, for those who teach its course. Whose it is not learns no more of it than the API tells. */
export default function QuizBuilderPage() {
  const { contentBlockId = '' } = useParams();
  const { t } = useTranslation('quizBuilder');
  const { local } = useLanguage();
  const { data, error, refetch } = useQuery(lessonEditQueries.found(contentBlockId));
  if (isNotFound(error)) return <NotFoundPage />;
  const title = data && local(data.block.title);
  return (
    <PageBody>
      {data && (
        <Crumbs
          places={[
            {
              label: t('up'),
              to: `${paths.structure(data.course.courseId)}?row=${data.block.blockId}`,
            },
          ]}
        />
      )}
      <PageHeading
        title={title?.text ?? t('title')}
        of={t('title')}
        {...(title?.lang ? { lang: title.lang } : {})}
      />
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <BuilderSkeleton />}
      {data && <Workshop key={data.block.blockId} {...data} />}
    </PageBody>
  );
}

function BuilderSkeleton() {
  const { t } = useTranslation('quizBuilder');
  return <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={t('loadingQuiz')} />;
}

function Workshop({ block, course }: Found) {
  const { t } = useTranslation('quizBuilder');
  const { local } = useLanguage();
  const client = useQueryClient();
  const userId = useTokens()?.userId;
  const { courseId } = course;
  const banks = [courseId, ...(course.isOwn && userId !== undefined ? [userId] : [])];
  const media = useMediaPicker({ courseId });
  const questions = useQuestionPicker(banks);
  // Whether somebody has begun is known before there is anything to read: what said so later would move all of it.
  const begun = useQuery(attemptQueries.sums({ courseId, quizId: block.blockId }));
  const people = begun.data?.sums.people ?? 0;
  const saved = useRef(false);
  // What a save means for its row and for publishing is looked at again once one leaves.
  useEffect(
    () => () => {
      if (saved.current)
        void client.invalidateQueries({ queryKey: structureQueries.get(courseId).queryKey });
    },
    [client, courseId],
  );
  if (!contentOfKind('quiz', block.content))
    return (
      <EmptyState
        title={t('noQuiz')}
        text={t('noQuizText')}
        action={
          <ButtonLink to={`${paths.structure(courseId)}?row=${block.blockId}`}>
            {t('up')}
          </ButtonLink>
        }
      />
    );
  const ids = { courseId, quizId: block.blockId };
  if (begun.isPending) return <BuilderSkeleton />;
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      {people > 0 && <BegunNotice ids={ids} count={people} />}
      <BlockEditing
        block={block}
        pickMedia={media.pick}
        onSaved={() => {
          saved.current = true;
        }}
        renderForm={({ content, ...form }) => {
          const quiz = contentOfKind('quiz', content);
          return (
            quiz && (
              <QuizBuilder
                {...form}
                content={quiz}
                place={{
                  ...ids,
                  title: local(block.title).text,
                  startsOn: course.startsOn,
                  banks,
                }}
                apart={{
                  times: (
                    <Suspense>
                      <SinglePeople ids={ids} />
                    </Suspense>
                  ),
                  code: (
                    <Suspense fallback={<Skeleton h="15rem" borderRadius="l2" />}>
                      <AccessCode ids={ids} />
                    </Suspense>
                  ),
                }}
                pickQuestions={questions.pick}
              />
            )
          );
        }}
      />
      {media.dialog}
      {questions.dialog}
    </Suspense>
  );
}
