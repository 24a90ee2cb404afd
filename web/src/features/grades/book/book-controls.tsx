import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { Summary } from '#web/components/ui/summary.tsx';
import '../texts.ts';
import type { Book } from '../types.ts';
import { BookToolbar } from './book-toolbar.tsx';
import type { BookPlace } from './use-book-place.ts';

type Props = {
  courseId: string;
  book: Book;
  place: BookPlace;
  isWide: boolean;
  /** The ways from the book and how it looks. */
  children: ReactNode;
};

/** What stands above the people of a book: all of it at a desk; on a phone the search, and the rest when it is asked for. */
export function BookControls({ courseId, book, place, isWide, children }: Props) {
  const { t } = useTranslation('grades');
  const [params] = useSearchParams();
  // Also where the address asks for what stands in it.
  const [isOpen, setOpen] = useState(
    place.group !== null || place.category !== null || params.has('import'),
  );
  const search = (
    <LiveSearch
      label={t('search')}
      placeholder={t('search')}
      value={place.q}
      onSearch={(text) => place.change({ q: text.trim() })}
    />
  );
  if (isWide)
    return (
      <>
        {children}
        <BookToolbar courseId={courseId} book={book} place={place}>
          {/* Wide enough for what the empty field says, in Spanish too. */}
          <Box flex="1 1 13rem" minW="13rem" maxW="18rem">
            {search}
          </Box>
        </BookToolbar>
      </>
    );
  return (
    <Stack gap="1" mb="4">
      {search}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>{t('controls')}</Summary>
        <Box pt="2">
          <BookToolbar courseId={courseId} book={book} place={place} />
          {children}
        </Box>
      </details>
    </Stack>
  );
}
