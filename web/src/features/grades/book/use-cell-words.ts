import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { BookItem, Row, RowMark } from '../types.ts';

/** Says what stands in the cells of a book. */
export function useCellWords(inPercent = false) {
  const { t } = useTranslation('grades');
  const { language } = useLanguage();
  const points = (value: number) => formatPoints(value, language);
  const percent = (value: number) => formatPercent(value, language);
  return {
    points,
    percent,
    /** The points of a mark, or the state in place of them. */
    mark: (mark: RowMark | undefined, { most }: Pick<BookItem, 'most'>): string => {
      if (!mark || mark.status === 'open') return '–';
      if (mark.status !== 'marked' || mark.points === null)
        return t(`status.${mark.status === 'marked' ? 'waiting' : mark.status}`);
      const of = mark.most ?? most;
      return inPercent && of > 0
        ? percent(Math.round((mark.points * 10_000) / of))
        : points(mark.points);
    },
    total: (total: Row['total']): string =>
      total === null ? t('total.updating') : total.shown === null ? '–' : percent(total.shown),
    name: (name: string): string => (name === '' ? t('nameless') : name),
  };
}
