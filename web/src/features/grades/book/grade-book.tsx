import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { useHands } from '../typing/use-hands.tsx';
import { columnsOf, isFolded } from '../grid/columns.ts';
import { GradeGrid } from '../grid/grade-grid.tsx';
import { useCategoryWords } from '../grid/use-category-words.ts';
import { ManyTools } from '../many/many-tools.tsx';
import type { At } from '../grid/use-active-cell.ts';
import '../texts.ts';
import type { Book, Row } from '../types.ts';
import { BookControls } from './book-controls.tsx';
import { BookLook } from './book-look.tsx';
import { BookWays } from './book-ways.tsx';
import { ExportBook } from './export-book.tsx';
import { arranged } from '../views/arranged.ts';
import { bookQueries } from './queries.ts';
import { useBookPlace } from './use-book-place.ts';
import { useFollowing } from './use-following.ts';

const PersonSheet = lazy(async () => ({
  default: (await import('./person-sheet.tsx')).PersonSheet,
}));
const ItemSheet = lazy(async () => ({ default: (await import('./item-sheet.tsx')).ItemSheet }));

const PeopleList = lazy(async () => ({ default: (await import('./people-list.tsx')).PeopleList }));
const TypedFoot = lazy(async () => ({
  default: (await import('../typing/typed-foot.tsx')).TypedFoot,
}));
const Narrowed = lazy(async () => ({
  default: (await import('../views/narrowed.tsx')).Narrowed,
}));

type Props = { courseId: string; title: string };

/** The gradebook of a course. */
export function GradeBook({ courseId, title }: Props) {
  const { t } = useTranslation('grades');
  const { data: book, error, refetch } = useQuery(bookQueries.book(courseId));
  if (error && !book) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!book)
    return <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  if (book.items.length === 0)
    return (
      <>
        <BookWays courseId={courseId} />
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={paths.structure(courseId)}>{t('empty.action')}</ButtonLink>}
        />
      </>
    );
  return <Rows key={courseId} courseId={courseId} title={title} book={book} />;
}

/** What is open beside the grid. */
type Open = { row: Row; itemId: string | null } | { itemId: string };

function Rows({ courseId, title, book }: Props & { book: Book }) {
  const { t } = useTranslation('grades');
  const place = useBookPlace(book);
  const isWide = useMedia('(min-width: 48em)');
  const [open, setOpen] = useState<Open | null>(null);
  const [last, setLast] = useState<At | null>(null);
  const list = useInfiniteQuery({
    ...bookQueries.rows(courseId, place.query),
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage } = list;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const moreRows = useCallback(async () => {
    const { data, isError, hasNextPage } = await fetchNextPage();
    if (isError || !data) return null;
    return { rows: data.pages.flatMap(({ items: some }) => some), isWhole: !hasNextPage };
  }, [fetchNextPage]);
  const loaded = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const items = arranged(book.items, place.place).filter(
    (item) => place.category === null || (item.categoryId ?? 'none') === place.category,
  );
  const { inPercent } = place;
  const { folded } = place.place;
  const columns = columnsOf(items, book.scheme.categories, folded);
  const category = useCategoryWords(book, folded.length > 0);
  const { hands, rows, typing, dialogs } = useHands({ courseId, columns, loaded, inPercent });
  useFollowing(courseId, place.query, rows);
  const sortBy = (by: 'name' | 'total') => {
    const usual = by === 'name' ? 'ascending' : 'descending';
    const isTurned = place.sorted?.by === by && place.sorted.way === usual;
    const isHidden = !place.orders.some((one) => one.startsWith(by));
    const way = (by === 'name') === isTurned && !isHidden ? 'desc' : 'asc';
    place.change({ sort: `${by}_${way}`, q: '' });
  };
  const openAt = ({ row, column }: At) => {
    if (row === -1 && column === 0) return sortBy('name');
    if (row === -1 && column > columns.length) return sortBy('total');
    const item = columns[column - 1];
    const person = rows[row];
    const isFold = item !== undefined && isFolded(item);
    if (person) setOpen({ row: person, itemId: isFold ? null : (item?.itemId ?? null) });
    else if (isFold) place.change({ folded: folded.filter((one) => one !== item.itemId) });
    else if (item) setOpen({ itemId: item.itemId });
    return undefined;
  };
  const openItem = open && !('row' in open) && items.find(({ itemId }) => itemId === open.itemId);
  const isEmpty = list.data !== undefined && rows.length === 0 && !list.hasNextPage;
  return (
    // Of a book that is windowed, only what is in sight is in the page: a part of it is never printed as the whole.
    <Box css={{ '@media print': { '& > :not([data-print])': { display: 'none' } } }}>
      <Text data-print="" display="none" _print={{ display: 'block', bg: 'white', color: 'black' }}>
        {t('print')}
      </Text>
      <BookControls courseId={courseId} book={book} place={place} isWide={isWide}>
        <BookWays courseId={courseId}>
          <ManyTools courseId={courseId} items={book.items} />
          {(['csv', 'xlsx'] as const).map((as) => (
            <ExportBook
              key={as}
              courseId={courseId}
              title={title}
              book={book}
              query={place.query}
              as={as}
            />
          ))}
          <BookLook courseId={courseId} book={book} place={place} />
        </BookWays>
      </BookControls>
      {place.openedWith !== null && (
        <Flex wrap="wrap" align="center" columnGap="3" mb="3" textStyle="sm">
          <Text color="fg.muted" overflowWrap="anywhere">
            {t('opened.with', { name: place.openedWith })}
          </Text>
          <Button size="sm" variant="quiet" onClick={place.openWhole}>
            {t('opened.whole')}
          </Button>
        </Flex>
      )}
      {place.hidesOrder && (
        <Text textStyle="sm" color="fg.warning" mb="3" role="status">
          {t('hidden.order')}
        </Text>
      )}
      {place.conditions.length > 0 && (
        <Suspense>
          <Narrowed
            courseId={courseId}
            items={book.items}
            place={place}
            looked={
              list.data && !list.isPlaceholderData
                ? list.data.pages.reduce((sum, page) => sum + page.looked, 0)
                : null
            }
            found={rows.length}
            list={list}
          />
        </Suspense>
      )}
      {list.isPending && (
        <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {isEmpty &&
        (place.isNarrowed ? (
          <EmptyState
            drawing="search"
            title={t('empty.narrowed')}
            action={
              <Button variant="outline" onClick={place.clear}>
                {t('empty.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('empty.nobody')} text={t('empty.nobodyText')} />
        ))}
      {rows.length > 0 && (
        <Box opacity={list.isPlaceholderData ? 0.6 : 1} aria-busy={list.isPlaceholderData}>
          {isWide ? (
            <GradeGrid
              scheme={book.scheme}
              columns={columns}
              rows={rows}
              category={category}
              hasMore={list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError}
              isWhole={!list.hasNextPage}
              inPercent={inPercent}
              sorted={place.sorted}
              hands={hands}
              kept={{ first: last, onGone: setLast }}
              onMore={onMore}
              moreRows={moreRows}
              onOpen={openAt}
            />
          ) : (
            <Suspense>
              <PeopleList
                rows={rows}
                items={items}
                inPercent={inPercent}
                hands={hands}
                list={list}
                onOpen={(row, itemId) => setOpen({ row, itemId })}
                onOpenItem={(itemId) => setOpen({ itemId })}
              />
            </Suspense>
          )}
          {isWide && list.isFetchNextPageError && (
            <ErrorNote error={list.error} retry={() => void list.fetchNextPage()} />
          )}
          {/* Always there, so that it has come by the time in which something is refused. */}
          <Suspense>
            <TypedFoot typing={typing} hands={hands} hasGrid={isWide} inPercent={inPercent} />
          </Suspense>
          <AsOf at={list.dataUpdatedAt} rows={rows} />
        </Box>
      )}
      <LeaveGuard unsaved={typing.cells.size > 0} />
      <Suspense>
        {open && 'row' in open && (
          <PersonSheet
            courseId={courseId}
            book={book}
            row={rows.find(({ userId }) => userId === open.row.userId) ?? open.row}
            hands={hands}
            itemId={open.itemId}
            onClose={() => setOpen(null)}
          />
        )}
        {openItem && (
          <ItemSheet
            courseId={courseId}
            scheme={book.scheme}
            item={openItem}
            items={book.items}
            place={place}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {dialogs}
    </Box>
  );
}

/** Of when the totals are, and how many of them are being made anew. */
function AsOf({ at, rows }: { at: number; rows: readonly Row[] }) {
  const { t } = useTranslation('grades');
  const { language } = useLanguage();
  const updating = rows.filter(({ total }) => total === null).length;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(new Date(at));
  return (
    <Flex wrap="wrap" columnGap="4" mt="3" textStyle="sm" color="fg.muted" role="status">
      <Text>{t('asOf', { time })}</Text>
      {updating > 0 && <Text color="fg.warning">{t('updating', { count: updating })}</Text>}
    </Flex>
  );
}
