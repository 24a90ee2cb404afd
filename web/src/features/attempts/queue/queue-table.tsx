import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink, TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatAge } from '#web/lib/i18n/format-age.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { AttemptToMark } from '../types.ts';

/** Attempts that wait, each with the way to it and to its quiz. */
export function QueueTable({ rows }: { rows: readonly AttemptToMark[] }) {
  const { t } = useTranslation('attempts');
  return (
    <DataTable aria-label={t('queue.list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.quiz')}</th>
          <th scope="col">{t('head.waits')}</th>
          <th scope="col">{t('head.toMark')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QueueRow key={row.attemptId} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function QueueRow({ row }: { row: AttemptToMark }) {
  const { t } = useTranslation('attempts');
  const { language, local } = useLanguage();
  const { courseId: course, quizId: quiz, userId: person, attemptId: attempt } = row;
  const title = local(row.quiz);
  const of = local(row.course);
  return (
    <tr>
      <th scope="row">
        <TitleLink to={reviewPath({ course, quiz, view: 'attempt', person, attempt, all: 'true' })}>
          {row.name === '' ? t('nameless') : row.name}
        </TitleLink>
      </th>
      <td data-label={t('head.quiz')}>
        <TextLink to={reviewPath({ course, quiz, view: 'toMark' })} lang={title.lang}>
          {title.text}
        </TextLink>
        <Text as="span" display="block" textStyle="sm" color="fg.muted" lang={of.lang}>
          {of.text}
        </Text>
      </td>
      <td data-label={t('head.waits')}>{formatAge(row.endedAt, language)}</td>
      <td data-beside>
        <Badge colorPalette="orange">{t('toMark', { count: row.waiting })}</Badge>
      </td>
    </tr>
  );
}
