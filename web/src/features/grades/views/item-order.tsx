import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { BookPlace } from '../book/use-book-place.ts';
import type { BookItem } from '../types.ts';
import './texts.ts';

type Props = { item: BookItem; place: BookPlace; onDone: () => void };

/** Puts people in order by an item, or takes its column out of the grid. */
export function ItemOrder({ item, place, onDone }: Props) {
  const { t } = useTranslation('gradeViews');
  const { itemId } = item;
  const sort = (order: string) => {
    place.change({ sort: order, q: '' });
    onDone();
  };
  return (
    <Flex gap="2" wrap="wrap" mt="6">
      {!item.isHidden &&
        (['desc', 'asc'] as const).map((way) => (
          <Button
            key={way}
            size="sm"
            variant="outline"
            aria-pressed={place.place.sort === `${itemId}_${way}`}
            onClick={() => sort(`${itemId}_${way}`)}
          >
            {t(`order.${way}`)}
          </Button>
        ))}
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          place.change({ hidden: [...place.place.hidden, itemId] });
          onDone();
        }}
      >
        {t('columns.hide')}
      </Button>
    </Flex>
  );
}
