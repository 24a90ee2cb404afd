import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { Book } from '../types.ts';
import type { Folded } from './columns.ts';

/** The head of a category that is folded: what it is of the total, and how many items it stands for. */
export function FoldedHead({ column, scheme }: { column: Folded; scheme: Book['scheme'] }) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const words = useCellWords();
  const { category, items } = column;
  const title = local(category.title);
  const facts = [
    ...(scheme.by === 'weights' ? [words.percent(category.weight)] : []),
    t('folded.items', { count: items.length }),
  ];
  return (
    <>
      <span data-small="">
        <Icon name="plus" size="3" /> {t('folded.open')}
      </span>
      <span data-title="" lang={title.lang}>
        {title.text}
      </span>
      <span data-small="">{facts.join(' · ')}</span>
    </>
  );
}
