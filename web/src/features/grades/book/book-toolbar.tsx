import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { Book } from '../types.ts';
import { whereOf } from '../views/place-address.ts';
import { TotalRange } from '../views/total-range.tsx';
import { type BookPlace, bookOrders } from './use-book-place.ts';

const GroupDialog = lazy(async () => ({
  default: (await import('./group-dialog.tsx')).GroupDialog,
}));

const FilterDialog = lazy(async () => ({
  default: (await import('../views/filter-dialog.tsx')).FilterDialog,
}));
const ColumnsDialog = lazy(async () => ({
  default: (await import('../views/columns-dialog.tsx')).ColumnsDialog,
}));
const ViewsDialog = lazy(async () => ({
  default: (await import('../views/views-dialog.tsx')).ViewsDialog,
}));

type Props = {
  courseId: string;
  book: Book;
  place: BookPlace;
};

/** Whom the book shows, in which order, and which of its columns. */
export function BookToolbar({ courseId, book, place }: Props) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const [open, setOpen] = useState<'group' | 'filter' | 'columns' | 'views' | null>(null);
  const close = () => setOpen(null);
  const { categories } = book.scheme;
  return (
    <Flex gap="3" wrap="wrap" mb="4" align="center">
      <Box flex="1 1 12rem" maxW={{ md: '18rem' }}>
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={place.q}
          onSearch={(text) => place.change({ q: text.trim() })}
        />
      </Box>
      <Chooser
        label={t('order.label')}
        value={place.place.sort}
        choices={[
          ...bookOrders.map((value) => ({ value, label: t(`order.${value}`) })),
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
      <Chooser
        label={t('as.label')}
        value={place.inPercent ? 'percent' : 'points'}
        choices={(['points', 'percent'] as const).map((value) => ({
          value,
          label: t(`as.${value}`),
        }))}
        onChoose={(value) => place.change({ as: value === 'percent' ? value : 'points' })}
      />
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
      <Button size="sm" variant="outline" onClick={() => setOpen('columns')}>
        {t('columns')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen('views')}>
        {t('views')}
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
        {open === 'columns' && (
          <ColumnsDialog
            items={book.items}
            columns={place.place}
            onClose={close}
            onAsk={(columns) => {
              close();
              place.change(columns);
            }}
          />
        )}
        {open === 'views' && (
          <ViewsDialog
            courseId={courseId}
            place={place.place}
            onClose={close}
            onOpen={(next) => {
              close();
              place.open(next);
            }}
          />
        )}
      </Suspense>
    </Flex>
  );
}
