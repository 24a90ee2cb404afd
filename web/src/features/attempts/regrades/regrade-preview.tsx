import { useTranslation } from 'react-i18next';
import { ChangePreview } from '#web/components/ui/change-preview.tsx';
import { useScoreWords } from '../list/use-score-words.ts';
import '../texts.ts';
import type { RegradedAttempt } from '../types.ts';
import { directionOf } from './direction-of.ts';
import type { usePreview } from './use-preview.ts';

const signs = { up: '▲', down: '▼', same: '=' } as const;

/** Whose points would change, from what to what, and how many go up and down. */
export function RegradePreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { t } = useTranslation('attempts');
  const scoreWords = useScoreWords();
  const { list, rows, looked, up, down, isWhole } = preview;
  const words = (score: RegradedAttempt['from'], isWaiting: boolean) =>
    isWaiting ? t('regrade.soFar', { score: scoreWords(score) }) : scoreWords(score);
  const after = (row: (typeof rows)[number]) => {
    const direction = directionOf(row);
    return (
      <>
        {words(row.to, row.isWaiting)}{' '}
        <span role="img" aria-label={t(`regrade.${direction}`)}>
          {signs[direction]}
        </span>
      </>
    );
  };
  return (
    <ChangePreview
      title={t('regrade.preview')}
      says={
        !isWhole
          ? t('regrade.looking', { count: looked })
          : rows.length === 0
            ? t('regrade.nobody')
            : t('regrade.sums', { count: rows.length, up, down })
      }
      error={list.error}
      retry={() => void list.fetchNextPage()}
      head={[t('head.name'), t('head.number'), t('regrade.from'), t('regrade.to')]}
      rows={rows}
      keyOf={({ attemptId }) => attemptId}
      nameOf={({ name }) => (name === '' ? t('nameless') : name)}
      cellsOf={(row) => [row.number, words(row.from, row.isWaiting), after(row)]}
      moreOf={(count) => t('regrade.more', { count })}
    />
  );
}
