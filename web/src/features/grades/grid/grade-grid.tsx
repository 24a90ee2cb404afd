import { Box } from '@chakra-ui/react/box';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { Book, BookItem, Row } from '../types.ts';
import { GridRow } from './grid-row.tsx';
import { HeadCell } from './head-cell.tsx';
import { Cell, Line, Viewport } from './parts.ts';
import { sizes } from './sizes.ts';
import { type At, useActiveCell } from './use-active-cell.ts';

type Sorted = 'ascending' | 'descending' | undefined;

type Props = {
  scheme: Book['scheme'];
  items: readonly BookItem[];
  rows: readonly Row[];
  /** Whether there are more than those. */
  hasMore: boolean;
  inPercent: boolean;
  sorted: { name: Sorted; total: Sorted };
  onMore: () => void;
  onOpen: (at: At) => void;
};

/** What is in sight, and with it the cell that the keyboard is on: whoever scrolls away does not lose their place. */
const keeping = (index: number) => (range: Range) => {
  const shown = defaultRangeExtractor(range);
  return index < 0 || index >= range.count || shown.includes(index)
    ? shown
    : [...shown, index].toSorted((a, b) => a - b);
};

/** The book as a grid of which only what is in sight is in the page, in both directions; names and totals stay. */
export function GradeGrid(props: Props) {
  const { scheme, items, rows, hasMore, inPercent, sorted, onMore, onOpen } = props;
  const { t } = useTranslation('grades');
  const viewport = useRef<HTMLDivElement>(null);
  const last = { row: rows.length - 1, column: items.length + 1 };
  const { active, setActive, onFocus, onKeyDown } = useActiveCell(viewport, last);
  // Nothing that is memoized takes its functions; the rows are told what is in sight.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => sizes.row,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    overscan: 6,
    rangeExtractor: keeping(active.row),
  });
  const across = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: items.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => sizes.item,
    paddingStart: sizes.name,
    paddingEnd: sizes.total,
    scrollPaddingStart: sizes.name,
    scrollPaddingEnd: sizes.total,
    overscan: 3,
    rangeExtractor: keeping(active.column - 1),
  });
  const shown = down.getVirtualItems();
  const columns = across.getVirtualItems();
  const end = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && end >= rows.length - 10) onMore();
  }, [hasMore, end, rows.length, onMore]);
  const open = useCallback(
    (row: number, column: number) => {
      setActive({ row, column });
      onOpen({ row, column });
    },
    [setActive, onOpen],
  );
  const width = across.getTotalSize();
  const head = (column: number) => ({
    role: 'columnheader',
    head: true,
    'data-at': `-1:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active.row === -1 && active.column === column ? 0 : -1,
  });
  return (
    <Viewport
      ref={viewport}
      role="grid"
      aria-label={t('grid')}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      aria-colcount={items.length + 2}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onOpen(active);
        } else onKeyDown(event, { rows: down, columns: across });
      }}
    >
      <Box
        role="presentation"
        position="relative"
        minW="full"
        style={{ height: down.getTotalSize(), width }}
      >
        <Line role="row" aria-rowindex={1} data-head="" style={{ width, height: sizes.head }}>
          <Cell
            {...head(0)}
            place="name"
            aria-sort={sorted.name}
            cursor="default"
            style={{ width: sizes.name }}
          >
            <Box mt="auto">{t('head.name')}</Box>
          </Cell>
          {columns.map((column) => {
            const item = items[column.index];
            return (
              item && (
                <Cell
                  key={item.itemId}
                  {...head(column.index + 1)}
                  place="item"
                  aria-haspopup="dialog"
                  style={{ left: column.start, width: column.size, height: sizes.head }}
                  onClick={() => open(-1, column.index + 1)}
                >
                  <HeadCell item={item} scheme={scheme} />
                </Cell>
              )
            );
          })}
          <Cell
            {...head(last.column)}
            place="total"
            aria-sort={sorted.total}
            cursor="default"
            style={{ width: sizes.total }}
          >
            <Box mt="auto" textAlign="end">
              {t('head.total')}
            </Box>
          </Cell>
        </Line>
        {shown.map((one) => {
          const row = rows[one.index];
          return (
            row && (
              <GridRow
                key={row.userId}
                row={row}
                index={one.index}
                top={one.start}
                width={width}
                items={items}
                columns={columns}
                active={active.row === one.index ? active.column : null}
                inPercent={inPercent}
                onOpen={open}
              />
            )
          );
        })}
      </Box>
    </Viewport>
  );
}
