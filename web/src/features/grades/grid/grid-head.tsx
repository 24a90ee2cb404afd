import type { VirtualItem } from '@tanstack/react-virtual';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { Book } from '../types.ts';
import { type Column, isFolded } from './columns.ts';
import { HeadCell } from './head-cell.tsx';
import { Cell, Line } from './parts.tsx';
import { singlePress } from './single-press.ts';
import { sizes } from './sizes.ts';

const FoldedHead = lazy(async () => ({
  default: (await import('./folded-head.tsx')).FoldedHead,
}));

const bottom = { marginTop: 'auto' } as const;
const atEnd = { ...bottom, textAlign: 'end' } as const;

/** What people are in order by: `name`, `total`, or an item; null: by nothing that is a column. */
export type Sorted = { by: string; way: 'ascending' | 'descending' } | null;

type Props = {
  scheme: Book['scheme'];
  columns: readonly Column[];
  inSight: readonly VirtualItem[];
  width: number;
  /** The column of the cell that the keyboard is on; null: it is in another row. */
  active: number | null;
  sorted: Sorted;
  onOpen: (row: number, column: number) => void;
};

/** The heads of the columns in sight, with those of names and totals: rows that scroll past change nothing in them. */
export const GridHead = memo(function GridHead(props: Props) {
  const { scheme, columns, inSight, width, active, sorted, onOpen } = props;
  const { t } = useTranslation('grades');
  const head = (column: number, by: string) => ({
    role: 'columnheader',
    'aria-sort': sorted?.by === by ? sorted.way : undefined,
    'data-at': `-1:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active === column ? 0 : -1,
  });
  const arrow = (by: string) =>
    sorted?.by === by ? (sorted.way === 'ascending' ? ' ↑' : ' ↓') : '';
  return (
    <Line role="row" aria-rowindex={1} data-head="" style={{ width, height: sizes.head }}>
      <Cell
        {...head(0, 'name')}
        place="name"
        title={t('head.sort')}
        style={{ width: sizes.name }}
        onClick={singlePress(() => onOpen(-1, 0))}
      >
        <div style={bottom}>
          {t('head.name')}
          <span aria-hidden>{arrow('name')}</span>
        </div>
      </Cell>
      {inSight.map(({ index, start, size }) => {
        const column = columns[index];
        if (!column) return null;
        const isFold = isFolded(column);
        return (
          <Cell
            key={column.itemId}
            {...head(index + 1, column.itemId)}
            place="item"
            aria-haspopup={isFold ? undefined : 'dialog'}
            aria-expanded={isFold ? false : undefined}
            style={{ left: start, width: size, height: sizes.head }}
            onClick={singlePress(() => onOpen(-1, index + 1))}
          >
            {isFold ? (
              <Suspense>
                <FoldedHead column={column} scheme={scheme} />
              </Suspense>
            ) : (
              <HeadCell item={column} scheme={scheme} sign={arrow(column.itemId)} />
            )}
          </Cell>
        );
      })}
      <Cell
        {...head(columns.length + 1, 'total')}
        place="total"
        title={t('head.sort')}
        onClick={singlePress(() => onOpen(-1, columns.length + 1))}
      >
        <div style={atEnd}>
          {t('head.total')}
          <span aria-hidden>{arrow('total')}</span>
        </div>
      </Cell>
    </Line>
  );
});
