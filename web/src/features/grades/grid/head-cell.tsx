import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { Book, BookItem } from '../types.ts';
import { MiniFigures } from './mini-figures.tsx';

type Props = { item: BookItem; scheme: Book['scheme']; sign: ReactNode };

/** The head of a column: its category, its title, of how much it is, and how its marks lie. */
export function HeadCell({ item, scheme, sign }: Props) {
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
    ...(median === null ? [] : [t('column.median', { median: words.percent(median) })]),
  ];
  return (
    <>
      <chakra.span textStyle="xs" color="fg.muted" truncate fontWeight="normal">
        {category ? local(category.title).text : '\u00A0'}
      </chakra.span>
      <chakra.span lang={title.lang} lineClamp="2" lineHeight="1.2" fontWeight="semibold">
        {title.text}
        {sign}
      </chakra.span>
      <span>
        <MiniFigures steps={item.figures.steps} />
        <chakra.span display="block" textStyle="xs" color="fg.muted" truncate fontWeight="normal">
          {facts.join(' · ')}
        </chakra.span>
      </span>
    </>
  );
}
