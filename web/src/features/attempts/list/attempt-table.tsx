import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { AttemptRow, QuizIds } from '../types.ts';
import { useScoreWords } from './use-score-words.ts';

type Props = { ids: QuizIds; rows: readonly AttemptRow[] };

/** A page of attempts, each with the way into it. */
export function AttemptTable({ ids, rows }: Props) {
  const { t } = useTranslation('attempts');
  return (
    <DataTable aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.number')}</th>
          <th scope="col">{t('head.started')}</th>
          <th scope="col">{t('head.ended')}</th>
          <th scope="col">{t('head.score')}</th>
          <th scope="col">{t('head.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.attemptId} ids={ids} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

const palettes = { open: 'blue', submitted: 'green', expired: 'gray' } as const;

function Row({ ids, row }: { ids: QuizIds; row: AttemptRow }) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const scoreWords = useScoreWords();
  const { userId, attemptId, number, state, startedAt, endedAt, waiting, isReset } = row;
  const look = isReset
    ? ({ colorPalette: 'gray', words: t('reset') } as const)
    : waiting > 0
      ? ({ colorPalette: 'orange', words: t('toMark', { count: waiting }) } as const)
      : ({ colorPalette: palettes[state], words: t(`state.${state}`) } as const);
  return (
    <tr>
      <th scope="row">
        <TitleLink
          to={reviewPath({
            course: ids.courseId,
            quiz: ids.quizId,
            view: 'attempt',
            person: userId,
            attempt: attemptId,
          })}
        >
          {row.name === '' ? t('nameless') : row.name}
        </TitleLink>
        {row.email !== null && (
          <Text textStyle="sm" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
            {row.email}
          </Text>
        )}
      </th>
      <td data-label={t('head.number')}>{number}</td>
      <td data-label={t('head.started')}>{formatMinute(startedAt, language)}</td>
      <td data-label={t('head.ended')}>
        {endedAt === null ? t('notEnded') : formatMinute(endedAt, language)}
      </td>
      <td data-label={t('head.score')}>{scoreWords(row.score)}</td>
      <td data-beside>
        <Badge colorPalette={look.colorPalette}>{look.words}</Badge>
      </td>
    </tr>
  );
}
