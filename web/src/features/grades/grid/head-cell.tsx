import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { Book, BookItem } from '../types.ts';
import { MiniFigures } from './mini-figures.tsx';

type Props = {
  item: BookItem;
  scheme: Book['scheme'];
  /** An arrow where people are in its order. */
  sign: string;
};

/** Looks of what stands in a head: said once by the grid, since heads come and go as it scrolls. */
export const headStyles = {
  '& [data-small]': { textStyle: 'xs', color: 'fg.muted', truncate: true, fontWeight: 'normal' },
  '& [data-title]': { lineClamp: '2', lineHeight: '1.2', fontWeight: 'semibold' },
  '& [data-figures]': { w: 'full', h: '4' },
  '& [data-figures] path': { fill: 'gold.solid' },
  '& [data-figures] [data-none]': { fill: 'border' },
} as const;

/**
 * The head of a column: its category, its title, of how much it is, and how its marks lie. What scrolls past changes
 * nothing in it.
 */
export const HeadCell = memo(function HeadCell({ item, scheme, sign }: Props) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const words = useCellWords();
  const title = local(item.title);
  const category = scheme.categories.find(({ categoryId }) => categoryId === item.categoryId);
  const { median } = item.figures;
  const facts = [
    t('column.most', { most: words.points(item.most) }),
    ...(item.isHidden ? [t('hidden.column')] : []),
    ...(item.isKeptOut ? [t('column.keptOut')] : item.isExtra ? [t('column.extra')] : []),
    // In whole percents: it is about so much, and its name needs the room.
    ...(median === null
      ? []
      : [t('column.median', { median: words.percent(Math.round(median / 100) * 100) })]),
  ];
  return (
    <>
      <span data-small="">{category ? local(category.title).text : '\u00A0'}</span>
      <span data-title="" lang={title.lang}>
        {title.text}
        {sign && <span aria-hidden>{sign}</span>}
      </span>
      <span>
        <MiniFigures steps={item.figures.steps} />
        <span data-small="" style={{ display: 'block' }}>
          {facts.join(' · ')}
        </span>
      </span>
    </>
  );
});
