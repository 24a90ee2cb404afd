import { Box } from '@chakra-ui/react/box';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { Book, BookItem } from '../types.ts';
import { HeadCell } from './head-cell.tsx';
import { Cell, Line } from './parts.tsx';
import { sizes } from './sizes.ts';

/** What people are in order by: `name`, `total`, or an item; null: by nothing that is a column. */
export type Sorted = { by: string; way: 'ascending' | 'descending' } | null;

type Props = {
  scheme: Book['scheme'];
  items: readonly BookItem[];
  columns: readonly VirtualItem[];
  width: number;
  /** The column of the cell that the keyboard is on; null: it is in another row. */
  active: number | null;
  sorted: Sorted;
  onOpen: (row: number, column: number) => void;
};

/** The heads of the columns in sight, with those of names and totals. */
export function GridHead({ scheme, items, columns, width, active, sorted, onOpen }: Props) {
  const { t } = useTranslation('grades');
  const head = (column: number, by: string) => ({
    role: 'columnheader',
    'aria-sort': sorted?.by === by ? sorted.way : undefined,
    'data-at': `-1:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active === column ? 0 : -1,
  });
  const arrow = (by: string) =>
    sorted?.by === by && <span aria-hidden>{sorted.way === 'ascending' ? ' ↑' : ' ↓'}</span>;
  return (
    <Line role="row" aria-rowindex={1} data-head="" style={{ width, height: sizes.head }}>
      <Cell
        {...head(0, 'name')}
        place="name"
        title={t('head.sort')}
        style={{ width: sizes.name }}
        onClick={() => onOpen(-1, 0)}
      >
        <Box mt="auto">
          {t('head.name')}
          {arrow('name')}
        </Box>
      </Cell>
      {columns.map((column) => {
        const item = items[column.index];
        return (
          item && (
            <Cell
              key={item.itemId}
              {...head(column.index + 1, item.itemId)}
              place="item"
              aria-haspopup="dialog"
              style={{ left: column.start, width: column.size, height: sizes.head }}
              onClick={() => onOpen(-1, column.index + 1)}
            >
              <HeadCell item={item} scheme={scheme} sign={arrow(item.itemId)} />
            </Cell>
          )
        );
      })}
      <Cell
        {...head(items.length + 1, 'total')}
        place="total"
        title={t('head.sort')}
        style={{ width: sizes.total }}
        onClick={() => onOpen(-1, items.length + 1)}
      >
        <Box mt="auto" textAlign="end">
          {t('head.total')}
          {arrow('total')}
        </Box>
      </Cell>
    </Line>
  );
}
