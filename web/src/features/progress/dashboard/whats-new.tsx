import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { progressQueries } from '../queries.ts';
import '../texts.ts';
import type { News } from '../types.ts';
import { NewsRow } from './news-row.tsx';

/** The number that is shown before one asks for more. */
const shownFirst = 4;

function keyOf(news: News): string {
  if (news.kind === 'lesson') return `lesson ${news.blockId}`;
  if (news.kind === 'work') return `work ${news.assignmentId} ${news.at}`;
  if (news.kind === 'dates') return `dates ${news.blockId}`;
  if (news.kind === 'grade') return `grade ${news.itemId} ${news.at}`;
  if (news.kind === 'total') return `total ${news.courseId} ${news.at}`;
  return news.kind === 'mark' ? `mark ${news.quizId} ${news.at}` : `place ${news.courseId}`;
}

/** The changes in the own courses, and of the own marks, the latest first, until they were opened or are marked as seen. */
export function WhatsNew({ news }: { news: readonly News[] }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [all, setAll] = useState(false);
  const { queryKey } = progressQueries.dashboard();
  const see = useWrite('progress.seeNews', {
    meta: { success: t('news.done') },
    onSuccess: ({ until }) =>
      client.setQueryData(
        queryKey,
        (start) => start && { ...start, news: start.news.filter(({ at }) => at > until) },
      ),
  });
  const [latest] = news;
  if (!latest) return null;
  const shown = all ? news : news.slice(0, shownFirst);
  const more = news.length - shown.length;
  return (
    <Box as="section" aria-labelledby="whats-new">
      <SectionHead id="whats-new" title={t('news.title')}>
        <Button
          variant="quiet"
          size="sm"
          me="-3"
          disabled={see.isPending}
          onClick={() => see.mutate({ body: { until: latest.at } })}
        >
          {t('news.seen')}
        </Button>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {shown.map((one) => (
          <Box as="li" key={keyOf(one)} borderTopWidth="1px">
            <NewsRow news={one} />
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {t('news.more', { count: more })}
        </Button>
      )}
    </Box>
  );
}
