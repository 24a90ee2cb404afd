import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { askedStatuses, type Clause } from '#shared/policies/conditions.ts';
import { Choice } from '#web/components/form/choice.tsx';
import type { BookPlace } from '../book/use-book-place.ts';
import type { BookItem } from '../types.ts';
import { asking, whereOf } from './place-address.ts';
import './texts.ts';

/** Shows only those whose work for an item stands so. */
export function ItemStatus({ item, place }: { item: BookItem; place: BookPlace }) {
  const { t } = useTranslation('gradeViews');
  const { itemId } = item;
  const { conditions } = place;
  const isSame = (clause: Clause) =>
    clause.field === 'status' && clause.is === 'is' && clause.itemId === itemId;
  return (
    <Box mt="6">
      <Choice
        label={t('quick.status')}
        value={String(conditions.find(isSame)?.value ?? '')}
        choices={[
          { value: '', label: t('quick.everybody') },
          ...askedStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(text) => {
          const value = askedStatuses.find((one) => one === text);
          const clause = value
            ? { field: 'status' as const, itemId, is: 'is' as const, value }
            : null;
          place.change({ where: whereOf(asking(conditions, isSame, clause)) });
        }}
      />
    </Box>
  );
}
