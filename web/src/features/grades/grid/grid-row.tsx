import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, type ReactNode } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import type { CellWords } from '../book/use-cell-words.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import type { TypedCell } from '../typing/use-typing.ts';
import { type Column, type Folded, isFolded } from './columns.ts';
import { MarkCell, Sign } from './mark-cell.tsx';
import { Cell, Line } from './parts.tsx';
import { singlePress } from './single-press.ts';
import { sizes } from './sizes.ts';

type Props = {
  row: Row;
  index: number;
  top: number;
  width: number;
  columns: readonly Column[];
  inSight: readonly VirtualItem[];
  /** The column of the cell that the keyboard is on; null: it is in another row. */
  active: number | null;
  words: CellWords;
  category: (row: Row, column: Folded) => string;
  /** What is typed into its cells and not written, by the items. */
  typed: ReadonlyMap<string, TypedCell>;
  /** The first and the last column of it that are chosen with others; null: none. */
  chosenFrom: number | null;
  chosenTo: number | null;
  /** The field in the cell that is typed into; null: it is in another row. */
  field: { column: number; shown: ReactNode } | null;
  onOpen: (row: number, column: number) => void;
  onEdit: (userId: string, itemId: string) => void;
};

type ItemProps = Pick<Props, 'words' | 'onEdit'> & {
  userId: string;
  row: number;
  column: number;
  start: number;
  size: number;
  isActive: boolean;
  isChosen: boolean;
  item: BookItem;
  mark: RowMark | undefined;
  typed: TypedCell | undefined;
  field: ReactNode;
};

/** A mark of a row: what scrolls past changes nothing in it. */
const ItemCell = memo(function ItemCell(props: ItemProps) {
  const { userId, row, column, start, size, isActive, isChosen } = props;
  const { item, mark, words, typed, field, onEdit } = props;
  return (
    <Cell
      role="gridcell"
      place="item"
      data-at={`${row}:${column}`}
      aria-colindex={column + 1}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen || undefined}
      style={{ left: start, width: size, height: sizes.row }}
      onDoubleClick={() => onEdit(userId, item.itemId)}
    >
      {field ?? <MarkCell item={item} mark={mark} words={words} typed={typed} />}
    </Cell>
  );
});

/** A person's row: the name and the total stay, and of the marks between those in sight are there. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, top, width, columns, inSight, active, words, category, typed, field } = props;
  const { chosenFrom, chosenTo, onOpen, onEdit } = props;
  const isChosen = (column: number) =>
    chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo;
  const marks = new Map(row.marks.map((mark) => [mark.itemId, mark]));
  const last = columns.length + 1;
  const cell = (column: number) => ({
    'data-at': `${index}:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active === column ? 0 : -1,
    'aria-selected': isChosen(column) || undefined,
  });
  const opens = (column: number) => ({
    ...cell(column),
    'aria-haspopup': 'dialog' as const,
    onClick: singlePress(() => onOpen(index, column)),
  });
  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      style={{
        transform: `translateY(${top}px)`,
        width,
        height: sizes.row,
        // What is wrong with what is typed stands over the rows below.
        ...(field && { zIndex: 2 }),
      }}
    >
      <Cell role="rowheader" place="name" style={{ width: sizes.name }} {...opens(0)}>
        <span data-cut="">{words.name(row.name)}</span>
      </Cell>
      {inSight.map(({ index: column, start, size }) => {
        const item = columns[column];
        const at = column + 1;
        if (!item) return null;
        if (isFolded(item))
          return (
            <Cell
              key={item.itemId}
              role="gridcell"
              place="item"
              style={{ left: start, width: size, height: sizes.row }}
              {...opens(at)}
            >
              <span data-quiet={item.isHidden || undefined}>{category(row, item)}</span>
            </Cell>
          );
        return (
          <ItemCell
            key={item.itemId}
            userId={row.userId}
            row={index}
            column={at}
            start={start}
            size={size}
            isActive={active === at}
            isChosen={isChosen(at)}
            item={item}
            mark={marks.get(item.itemId)}
            words={words}
            typed={typed.get(item.itemId)}
            field={field?.column === at ? field.shown : null}
            onEdit={onEdit}
          />
        );
      })}
      <Cell role="gridcell" place="total" {...opens(last)}>
        {row.isTotalSet && <Sign icon="pen" says={words.t('totalSetByHand')} />}
        {row.total?.letter != null && (
          <Badge minW="0" flexShrink="1" overflow="hidden">
            {row.total.letter}
          </Badge>
        )}
        {row.total?.shown === null ? (
          <span data-mark="open">{words.t('total.none')}</span>
        ) : (
          <span data-quiet={row.total === null || undefined}>{words.total(row.total)}</span>
        )}
      </Cell>
    </Line>
  );
});
