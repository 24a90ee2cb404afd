import { chakra } from '@chakra-ui/react/styled-system';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import type { BookItem, Row } from '../types.ts';
import { MarkCell } from './mark-cell.tsx';
import { Cell, Line } from './parts.ts';
import { sizes } from './sizes.ts';

type Props = {
  row: Row;
  index: number;
  top: number;
  width: number;
  items: readonly BookItem[];
  columns: readonly VirtualItem[];
  /** The column of the cell that the keyboard is on; null: it is in another row. */
  active: number | null;
  inPercent: boolean;
  onOpen: (row: number, column: number) => void;
};

/** A person's row: the name and the total stay, and of the marks between those in sight are there. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, top, width, items, columns, active, inPercent, onOpen } = props;
  const words = useCellWords(inPercent);
  const marks = new Map(row.marks.map((mark) => [mark.itemId, mark]));
  const last = items.length + 1;
  const cell = (column: number) => ({
    'data-at': `${index}:${column}`,
    'aria-colindex': column + 1,
    'aria-haspopup': 'dialog' as const,
    tabIndex: active === column ? 0 : -1,
    onClick: () => onOpen(index, column),
  });
  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)`, width, height: sizes.row }}
    >
      <Cell role="rowheader" place="name" style={{ width: sizes.name }} {...cell(0)}>
        <chakra.span truncate>{words.name(row.name)}</chakra.span>
      </Cell>
      {columns.map((column) => {
        const item = items[column.index];
        return (
          item && (
            <Cell
              key={item.itemId}
              role="gridcell"
              place="item"
              style={{ left: column.start, width: column.size, height: sizes.row }}
              {...cell(column.index + 1)}
            >
              <MarkCell item={item} mark={marks.get(item.itemId)} inPercent={inPercent} />
            </Cell>
          )
        );
      })}
      <Cell role="gridcell" place="total" style={{ width: sizes.total }} {...cell(last)}>
        {row.total?.letter != null && <Badge>{row.total.letter}</Badge>}
        <chakra.span {...(row.total === null && { color: 'fg.muted', textStyle: 'sm' })}>
          {words.total(row.total)}
        </chakra.span>
      </Cell>
    </Line>
  );
});
