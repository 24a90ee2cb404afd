import { Box } from '@chakra-ui/react/box';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { Book, BookItem } from '../types.ts';
import { HeadCell } from './head-cell.tsx';
import { Cell, Line } from './parts.ts';
import { sizes } from './sizes.ts';

export type Sorted = 'ascending' | 'descending' | undefined;

type Props = {
  scheme: Book['scheme'];
  items: readonly BookItem[];
  columns: readonly VirtualItem[];
  width: number;
  /** The column of the cell that the keyboard is on; null: it is in another row. */
  active: number | null;
  sorted: { name: Sorted; total: Sorted };
  onOpen: (row: number, column: number) => void;
};

/** The heads of the columns in sight, with those of names and totals. */
export function GridHead({ scheme, items, columns, width, active, sorted, onOpen }: Props) {
  const { t } = useTranslation('grades');
  const head = (column: number) => ({
    role: 'columnheader',
    head: true,
    'data-at': `-1:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active === column ? 0 : -1,
  });
  return (
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
              onClick={() => onOpen(-1, column.index + 1)}
            >
              <HeadCell item={item} scheme={scheme} />
            </Cell>
          )
        );
      })}
      <Cell
        {...head(items.length + 1)}
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
  );
}
