import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { BookItem, Row, RowMark } from '../types.ts';

function cellWords(t: TFunction<'grades'>, language: Language, inPercent: boolean) {
  const points = (value: number) => formatPoints(value, language);
  const percent = (value: number) => formatPercent(value, language);
  const name = (called: string) => (called === '' ? t('nameless') : called);
  return {
    t,
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
    /** What somebody wants to stand in a cell. */
    change: (change: CellChange, { most }: Pick<BookItem, 'most'>): string => {
      if (change.do === 'points')
        return inPercent && most > 0
          ? percent(Math.round((change.points * 10_000) / most))
          : points(change.points);
      if (change.do === 'label') return change.label ?? t('change.noLabel');
      return change.do === 'missing' || change.do === 'excuse'
        ? t(`status.${change.do === 'excuse' ? 'excused' : 'missing'}`)
        : t(`change.${change.do}`);
    },
    /** What stands in a cell, to be typed anew. */
    toType: (mark: RowMark | null, { most }: Pick<BookItem, 'most'>): string => {
      if (mark?.status !== 'marked' || mark.points === null) return '';
      return inPercent && most > 0
        ? percent(Math.round((mark.points * 10_000) / most)).replaceAll('\u00A0', '')
        : formatPoints(mark.points, language, false);
    },
    /** That somebody does not know of their mark yet, and since when they will where that is planned. */
    notYet: ({ plannedFor }: RowMark): string =>
      plannedFor === undefined
        ? t('notReleased')
        : t('planned', { when: formatMinute(plannedFor, language) }),
    total: (total: Row['total']): string =>
      total === null ? t('total.updating') : total.shown === null ? '–' : percent(total.shown),
    name,
    /** Whose mark of what. */
    cell: (row: Pick<Row, 'name'>, item: Pick<BookItem, 'title'>): string =>
      `${name(row.name)} · ${inLanguage(item.title, language).text}`,
  };
}
export type CellWords = ReturnType<typeof cellWords>;

/** Says what stands in the cells of a book: the same functions as long as language and unit are the same. */
export function useCellWords(inPercent = false): CellWords {
  const { t } = useTranslation('grades');
  const { language } = useLanguage();
  return useMemo(() => cellWords(t, language, inPercent), [t, language, inPercent]);
}
