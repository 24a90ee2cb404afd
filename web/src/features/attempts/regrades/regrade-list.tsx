import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { attemptQueries } from '../queries.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { QuizIds, Regrade } from '../types.ts';
import { useQuestionName } from '../use-question-name.ts';

type Props = {
  ids: QuizIds;
  /** The one that was just begun, which has the focus as soon as it stands here. */
  begun: string | null;
  onLed: () => void;
};

/** The regrades of a quiz and how far each has come, the newest first. */
export function RegradeList({ ids, begun, onLed }: Props) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.regrades(ids));
  const figures = useQuery(attemptQueries.figures(ids)).data?.items ?? [];
  const questionName = useQuestionName();
  const isThere =
    list.data?.pages.some(({ items }) => items.some(({ regradeId }) => regradeId === begun)) ??
    false;
  const root = useRef<HTMLUListElement>(null);
  const lead = useEffectEvent(() => {
    root.current?.querySelector<HTMLElement>(`[data-regrade="${begun}"]`)?.focus();
    onLed();
  });
  useEffect(() => {
    if (isThere) lead();
  }, [isThere]);
  const nameOf = (questionId: string) => {
    const found = figures.find((one) => one.questionId === questionId);
    return found ? questionName(found.question) : null;
  };
  const toAnalysis = { course: ids.courseId, quiz: ids.quizId, view: 'analysis' } as const;
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('loading')} />}
      empty={
        <EmptyState
          title={t('regrades.empty')}
          text={t('regrades.emptyText')}
          action={
            <ButtonLink variant="outline" to={reviewPath(toAnalysis)}>
              {t('regrades.toAnalysis')}
            </ButtonLink>
          }
        />
      }
    >
      {(regrades) => (
        <Box as="ul" ref={root} listStyleType="none">
          {regrades.map((regrade) => (
            <One key={regrade.regradeId} regrade={regrade} question={nameOf(regrade.questionId)} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}

function One({ regrade, question }: { regrade: Regrade; question: string | null }) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const { kind, reason, by, at, state, done, attempts, changed } = regrade;
  const progress = t('regrades.progress', { done, count: attempts });
  return (
    <Box as="li" data-regrade={regrade.regradeId} tabIndex={-1} py="4" borderTopWidth="1px">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {t(`regrade.kind.${kind}`)}
        {question !== null && ` · ${question}`}
      </Text>
      <Text overflowWrap="anywhere">{reason}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
      </Text>
      {state === 'running' ? (
        <Flex gap="4" align="center" mt="2" maxW="md">
          <Meter
            label={t('regrades.running')}
            percent={attempts === 0 ? 0 : Math.round((100 * done) / attempts)}
            words={progress}
          />
          <Text textStyle="sm">{progress}</Text>
        </Flex>
      ) : (
        <Text mt="1">{t('regrades.done', { changed, count: done })}</Text>
      )}
    </Box>
  );
}
