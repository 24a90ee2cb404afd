import { Flex } from '@chakra-ui/react/flex';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { Book } from '../types.ts';
import { whereOf } from '../views/place-address.ts';
import { TotalRange } from '../views/total-range.tsx';
import type { BookPlace } from './use-book-place.ts';

const GroupDialog = lazy(async () => ({
  default: (await import('./group-dialog.tsx')).GroupDialog,
}));

const FilterDialog = lazy(async () => ({
  default: (await import('../views/filter-dialog.tsx')).FilterDialog,
}));
type Props = {
  courseId: string;
  book: Book;
  place: BookPlace;
  children?: ReactNode;
};

/** Whom the book shows, and in which order, beside whoever is looked for. */
export function BookToolbar({ courseId, book, place, children }: Props) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const [open, setOpen] = useState<'group' | 'filter' | null>(null);
  const close = () => setOpen(null);
  const { categories } = book.scheme;
  return (
    <Flex gap="3" wrap="wrap" mb="4" align="center">
      {children}
      <Chooser
        label={t('order.label')}
        value={place.order}
        choices={[
          ...place.orders.map((value) => ({ value, label: t(`order.${value}`) })),
          ...book.items
            .filter(({ itemId }) => itemId === place.sorted?.by)
            .flatMap(({ itemId, title }) =>
              (['desc', 'asc'] as const).map((way) => ({
                value: `${itemId}_${way}`,
                label: t(`order.item_${way}`, { item: local(title).text }),
              })),
            ),
        ]}
        onChoose={(sort) => place.change({ sort })}
      />
      {categories.length > 0 && (
        <Chooser
          label={t('category.label')}
          value={place.category ?? ''}
          choices={[
            { value: '', label: t('category.every') },
            ...categories.map((one) => ({
              value: one.categoryId,
              label: local(one.title).text,
            })),
            { value: 'none', label: t('category.none') },
          ]}
          onChoose={(value) => place.change({ category: value || null })}
        />
      )}
      {place.group === null ? (
        <Button size="sm" variant="outline" onClick={() => setOpen('group')}>
          {t('group.choose')}
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => place.change({ group: null })}>
          {t('group.leave')}
        </Button>
      )}
      <TotalRange place={place} passFrom={book.scheme.passFrom} />
      <Button size="sm" variant="outline" onClick={() => setOpen('filter')}>
        {t('filter')}
      </Button>
      <Suspense>
        {open === 'group' && (
          <GroupDialog
            courseId={courseId}
            onClose={close}
            onChoose={(group) => {
              close();
              place.change({ group });
            }}
          />
        )}
        {open === 'filter' && (
          <FilterDialog
            courseId={courseId}
            items={book.items}
            conditions={place.conditions}
            onClose={close}
            onAsk={(conditions) => {
              close();
              place.change({ where: whereOf(conditions) });
            }}
          />
        )}
      </Suspense>
    </Flex>
  );
}
