import { chakra } from '@chakra-ui/react/styled-system';
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
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1"
        textStyle="xs"
        color="fg.muted"
        fontWeight="normal"
      >
        <Icon name="plus" size="3" />
        {t('folded.open')}
      </chakra.span>
      <chakra.span lang={title.lang} lineClamp="2" lineHeight="1.2" fontWeight="semibold">
        {title.text}
      </chakra.span>
      <chakra.span textStyle="xs" color="fg.muted" truncate fontWeight="normal">
        {facts.join(' · ')}
      </chakra.span>
    </>
  );
}
