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
import { bookOrders, type useBookPlace } from './use-book-place.ts';

const GroupDialog = lazy(async () => ({
  default: (await import('./group-dialog.tsx')).GroupDialog,
}));

type Props = {
  courseId: string;
  book: Book;
  place: ReturnType<typeof useBookPlace>;
};

/** Whom the book shows, in which order, and which of its columns. */
export function BookToolbar({ courseId, book, place }: Props) {
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const { categories } = book.scheme;
  return (
    <Flex gap="3" wrap="wrap" mb="4" align="center">
      <Box flex="1 1 14rem" maxW={{ md: '22rem' }}>
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={place.q}
          onSearch={(text) => place.change('q', text.trim())}
        />
      </Box>
      <Chooser
        label={t('order.label')}
        value={place.order}
        choices={bookOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
        onChoose={(value) => place.change('sort', value === bookOrders[0] ? null : value)}
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
          onChoose={(value) => place.change('category', value)}
        />
      )}
      <Chooser
        label={t('as.label')}
        value={place.inPercent ? 'percent' : 'points'}
        choices={(['points', 'percent'] as const).map((value) => ({
          value,
          label: t(`as.${value}`),
        }))}
        onChoose={(value) => place.change('as', value === 'percent' ? value : null)}
      />
      {place.group === null ? (
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {t('group.choose')}
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => place.change('group', null)}>
          {t('group.leave')}
        </Button>
      )}
      {choosing && (
        <Suspense>
          <GroupDialog
            courseId={courseId}
            onClose={() => setChoosing(false)}
            onChoose={(group) => {
              setChoosing(false);
              place.change('group', group);
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}
