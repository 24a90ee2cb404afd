import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { attemptQueries } from '#web/features/attempts/queries.ts';
import { useQuestionPicker } from '#web/features/banks/picker/use-question-picker.tsx';
import { BlockEditing } from '#web/features/lessons/editor/block-editing.tsx';
import { useLookedAtAgain } from '#web/features/lessons/structure/use-looked-at-again.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { QuizBuilder } from '#web/features/quizzes/builder/quiz-builder.tsx';
import '#web/features/quizzes/builder/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { BuilderPage, BuilderSkeleton, type Found } from './builder/builder-page.tsx';
import { OtherKind } from './builder/other-kind.tsx';

const BegunNotice = lazy(() => import('#web/features/attempts/builder/begun-notice.tsx'));
const AccessCode = lazy(() => import('#web/features/attempts/builder/access-code.tsx'));
const SinglePeople = lazy(() => import('#web/features/attempts/builder/single-people.tsx'));

/** The workshop of a quiz, for those who teach its course. */
export default function QuizBuilderPage() {
  const { t } = useTranslation('quizBuilder');
  return (
    <BuilderPage title={t('title')} loading={t('loadingQuiz')}>
      {(found) => <Workshop {...found} />}
    </BuilderPage>
  );
}

function Workshop(found: Found) {
  const { block, course } = found;
  const { t } = useTranslation('quizBuilder');
  const { local } = useLanguage();
  const userId = useTokens()?.userId;
  const { courseId } = course;
  const banks = [courseId, ...(course.isOwn && userId !== undefined ? [userId] : [])];
  const media = useMediaPicker({ courseId });
  const questions = useQuestionPicker(banks);
  const client = useQueryClient();
  // Whether somebody has begun is known before there is anything to read: what said so later would move all of it.
  const begun = useQuery(attemptQueries.sums({ courseId, quizId: block.blockId }));
  const people = begun.data?.sums.people ?? 0;
  const onSaved = useLookedAtAgain(courseId);
  if (!contentOfKind('quiz', block.content)) return <OtherKind title={t('noQuiz')} found={found} />;
  const ids = { courseId, quizId: block.blockId };
  if (begun.isPending) return <BuilderSkeleton label={t('loadingQuiz')} />;
  return (
    <Suspense fallback={<BuilderSkeleton label={t('loadingQuiz')} />}>
      {people > 0 && <BegunNotice ids={ids} count={people} />}
      <BlockEditing
        block={block}
        pickMedia={media.pick}
        onSaved={onSaved}
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
                  codeOf: async () =>
                    (await client.fetchQuery({ ...attemptQueries.controls(ids), staleTime: 0 }))
                      .code,
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
