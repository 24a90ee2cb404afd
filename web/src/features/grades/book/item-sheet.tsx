import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FiguresChart } from '../figures/figures-chart.tsx';
import { isWeightless } from '../own/weight-of.ts';
import { ItemTools } from '../many/item-tools.tsx';
import '../texts.ts';
import type { Book, BookItem } from '../types.ts';
import { useCellWords } from './use-cell-words.ts';
import { ItemOrder } from '../views/item-order.tsx';
import { ItemStatus } from '../views/item-status.tsx';
import type { BookPlace } from './use-book-place.ts';
import { workPath } from './work-path.ts';

type Props = {
  courseId: string;
  scheme: Book['scheme'];
  item: BookItem;
  items: readonly BookItem[];
  place: BookPlace;
  onClose: () => void;
};

/** A column: as what it counts, how its marks lie, and the way to where it is marked. */
export function ItemSheet({ courseId, scheme, item, items, place, onClose }: Props) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const words = useCellWords();
  const category = scheme.categories.find(({ categoryId }) => categoryId === item.categoryId);
  // A part of which nothing comes is not said to count.
  const counts = item.isKeptOut
    ? 'keptOut'
    : item.isExtra
      ? 'extra'
      : isWeightless(scheme, items, item.itemId)
        ? (`weightless.${category ? 'category' : 'rest'}` as const)
        : 'counts';
  const to = workPath(courseId, item);
  const facts = [
    [t('item.kind'), t(`kind.${item.kind}`)],
    [t('item.most'), words.points(item.most)],
    [t('item.category'), category ? local(category.title).text : t('category.none')],
    [t('item.counts'), t(`counts.${counts}`)],
  ] as const;
  return (
    <Sheet title={local(item.title).text} reads onClose={onClose}>
      <FactList facts={facts.map(([name, line]) => ({ name, lines: [line] }))} />
      {item.isHidden && <Text mt="4">{t('hidden.why')}</Text>}
      <Box mt="6">
        <Text fontWeight="semibold" mb="2">
          {t('item.figures')}
        </Text>
        {item.figures.n === 0 ? (
          <Text color="fg.muted">{t('item.noFigures')}</Text>
        ) : (
          <FiguresChart figures={item.figures} />
        )}
      </Box>
      {category && (
        <Button
          size="sm"
          variant="outline"
          mt="6"
          onClick={() => {
            onClose();
            place.change({ folded: [...place.place.folded, category.categoryId] });
          }}
        >
          {t('folded.fold', { category: local(category.title).text })}
        </Button>
      )}
      <ItemOrder item={item} place={place} onDone={onClose} />
      {!item.isHidden && <ItemStatus item={item} place={place} />}
      <ItemTools courseId={courseId} item={item} items={items} />
      {to !== null && (
        <Text mt="6">
          <TextLink to={to}>{t('item.toMarking')}</TextLink>
        </Text>
      )}
    </Sheet>
  );
}
