import { useCallback, useEffect, useState } from 'react';
import { useCellWords } from '../book/use-cell-words.ts';
import type { Book, Row } from '../types.ts';
import type { categoryPercent } from './category-percent.ts';
import type { Folded } from './columns.ts';

/** Says what somebody's marks of a category that is folded come to. What works it out is loaded where one is. */
export function useCategoryWords(book: Book, isNeeded: boolean) {
  const words = useCellWords();
  const [percentOf, setPercentOf] = useState<typeof categoryPercent | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./category-percent.ts').then(
      (loaded) => setPercentOf(() => loaded.categoryPercent),
      (error: unknown) =>
        setPercentOf(() => {
          throw error;
        }),
    );
  }, [isNeeded]);
  return useCallback(
    (row: Row, { itemId, isHidden }: Folded): string => {
      if (isHidden) return words.t('hidden.cell');
      if (!percentOf) return '…';
      const percent = percentOf(book, row, itemId);
      return percent === null ? '–' : words.percent(percent);
    },
    [book, words, percentOf],
  );
}
