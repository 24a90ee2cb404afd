import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import { CellBar } from '../typing/cell-bar.tsx';
import type { Hands } from '../typing/use-hands.tsx';
import type { Book, BookItem, Row } from '../types.ts';
import { type Column, type Folded, isFolded } from './columns.ts';
import { CellField, type Onward } from './cell-field.tsx';
import { cellAct } from './cell-keys.ts';
import type { MoreRows } from './find-bar.tsx';
import { GridHead, type Sorted } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { Viewport } from './parts.tsx';
import { sizes, totalWidth } from './sizes.ts';
import { copied } from './copied.ts';
import { pastedOnto } from './pasted-onto.ts';
import { type At, type Kept, leadsToEnd, useActiveCell } from './use-active-cell.ts';
import { useBlock } from './use-block.ts';

const FindBar = lazy(() => import('./find-bar.tsx'));

type Props = {
  scheme: Book['scheme'];
  columns: readonly Column[];
  rows: readonly Row[];
  /** Whether there are more than those that can be asked for now, and whether there are none at all. */
  hasMore: boolean;
  isWhole: boolean;
  inPercent: boolean;
  sorted: Sorted;
  /** What stands in a cell of a category that is folded. */
  category: (row: Row, column: Folded) => string;
  hands: Hands;
  kept: Kept;
  onMore: () => void;
  /** The same for whoever waits for them. */
  moreRows: MoreRows;
  onOpen: (at: At) => void;
};

/**
 * What is in sight, with the cell that the keyboard is on and one that is typed into: whoever scrolls away does not
 * lose their place.
 */
function useKeeping(active: number, edited: number) {
  return useCallback(
    (range: Range) => {
      const kept = [active, edited].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [active, edited],
  );
}

/** A cell that somebody began to type into. */
type Begun = { userId: string; itemId: string; text: string | null };

const steps: Record<Exclude<Onward, 'stay'>, [down: number, across: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The book as a grid of which only what is in sight is in the page, in both directions; names and totals stay. */
export function GradeGrid(props: Props) {
  const { scheme, columns, rows, hasMore, isWhole, inPercent, sorted, category, hands } = props;
  const { kept, onMore, moreRows, onOpen } = props;
  const { t } = useTranslation('grades');
  const words = useCellWords(inPercent);
  const total = totalWidth(scheme.letters);
  const viewport = useRef<HTMLDivElement>(null);
  const last = { row: rows.length - 1, column: columns.length + 1 };
  const { active, setActive, moveTo, onFocus, onKeyDown } = useActiveCell(
    viewport,
    last,
    kept,
    rows,
    columns,
  );
  const {
    block,
    chosenIn,
    leave: leaveBlock,
    onMove,
    onMouseDown,
  } = useBlock(active, rows, columns);
  const [finds, setFinds] = useState(false);
  const [said, setSaid] = useState('');
  /** On the way to the last row of all, which is not there yet. */
  const [goesToEnd, setGoesToEnd] = useState(false);
  const lastLetter = useRef('');
  /** The cell that is typed into, wherever its row goes, and what it begins with; null: with what stands there. */
  const [begun, setBegun] = useState<Begun | null>(null);
  const editing = begun && {
    row: rows.findIndex(({ userId }) => userId === begun.userId),
    column: columns.findIndex(({ itemId }) => itemId === begun.itemId) + 1,
    text: begun.text,
  };
  // Nothing that is memoized takes its functions; the rows are told what is in sight.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => sizes.row,
    initialOffset: Math.max(0, kept.first?.row ?? 0) * sizes.row,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    overscan: 6,
    // Both directions are drawn in one go.
    useFlushSync: false,
    rangeExtractor: useKeeping(active.row, editing?.row ?? -1),
  });
  const across = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => sizes.item,
    initialOffset: Math.max(0, (kept.first?.column ?? 0) - 1) * sizes.item,
    paddingStart: sizes.name,
    paddingEnd: total,
    scrollPaddingStart: sizes.name,
    scrollPaddingEnd: total,
    overscan: 3,
    useFlushSync: false,
    rangeExtractor: useKeeping(active.column - 1, (editing?.column ?? 0) - 1),
  });
  const windows = { rows: down, columns: across };
  const shown = down.getVirtualItems();
  const inSight = across.getVirtualItems();
  const end = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && (goesToEnd || end >= rows.length - 10)) onMore();
  }, [hasMore, goesToEnd, end, rows.length, onMore]);
  const arrive = useEffectEvent(() => {
    setGoesToEnd(false);
    moveTo(last, windows);
  });
  useEffect(() => {
    if (goesToEnd && isWhole) arrive();
  }, [goesToEnd, isWhole]);
  const open = useCallback(
    (row: number, column: number) => {
      setActive({ row, column });
      onOpen({ row, column });
    },
    [setActive, onOpen],
  );
  const edit = useCallback(
    (userId: string, itemId: string) => setBegun({ userId, itemId, text: null }),
    [],
  );
  const cellAt = ({ row: at, column }: At) => {
    const [row, item] = [rows[at], columns[column - 1]];
    if (!row || !item || isFolded(item) || item.isHidden) return null;
    return { row, item, before: row.marks.find((one) => one.itemId === item.itemId) ?? null };
  };
  const cell = cellAt(active);
  /** All cells that are chosen and can be typed into. */
  const chosenCells = () => {
    const [top, bottom] = block.rows;
    const [left, right] = block.columns;
    return rows
      .slice(Math.max(0, top), bottom + 1)
      .flatMap((_, at) =>
        Array.from({ length: right - left + 1 }, (__, on) =>
          cellAt({ row: Math.max(0, top) + at, column: left + on }),
        ).flatMap((one) => one ?? []),
      );
  };
  const begin = ({ row, item }: { row: Row; item: BookItem }, text: string | null) =>
    setBegun({ userId: row.userId, itemId: item.itemId, text });
  const edited = editing && cellAt(editing);
  const leave = () => {
    setBegun(null);
    if (editing) moveTo(editing, windows);
  };
  // What is on its way into it is what stands there.
  const sent = edited && hands.typedBy(edited.row.userId).get(edited.item.itemId);
  const old = sent
    ? words.change(sent.change, sent.item)
    : edited
      ? words.toType(edited.before, edited.item)
      : '';
  const field = editing && edited && (
    <CellField
      key={`${edited.row.userId} ${edited.item.itemId}`}
      label={words.cell(edited.row, edited.item)}
      wrong={t(inPercent ? 'typing.wrongPercent' : 'typing.wrong')}
      text={editing.text ?? ''}
      old={old}
      onTake={(text, onward) => {
        // Whoever only goes through a cell changes nothing: an excused one is empty, too.
        if (text !== old && !hands.onType(edited, text)) return false;
        setBegun(null);
        if (onward === 'stay') return true;
        const [rowsOn, columnsOn] = steps[onward];
        moveTo({ row: editing.row + rowsOn, column: editing.column + columnsOn }, windows);
        return true;
      }}
      onEscape={leave}
      onLeave={() => setBegun(null)}
      onUnfinished={(text) => hands.onAsk(edited, text)}
    />
  );
  const width = across.getTotalSize();
  return (
    <>
      <CellBar
        cell={cell}
        hands={hands}
        onEdit={() => cell && begin(cell, null)}
        onOpen={() => onOpen(active)}
      />
      {finds && (
        <Suspense>
          <FindBar
            rows={rows}
            isWhole={isWhole}
            from={active.row}
            onMore={moreRows}
            onFound={(row) => {
              leaveBlock();
              moveTo({ row, column: 0 }, windows);
            }}
            onClose={() => {
              setFinds(false);
              moveTo(active, windows);
            }}
          />
        </Suspense>
      )}
      <Text role="status" srOnly={!goesToEnd} textStyle="sm" color="fg.muted" mb="2">
        {goesToEnd ? t('toEnd', { count: rows.length }) : said}
      </Text>
      <Viewport
        ref={viewport}
        role="grid"
        style={{ '--total': `${total}px` } as CSSProperties}
        aria-label={t('grid')}
        aria-rowcount={isWhole ? rows.length + 1 : -1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        onFocus={onFocus}
        onKeyDown={(event) => {
          // Whoever does something else meanwhile stays where they are.
          setGoesToEnd(!isWhole && leadsToEnd(event));
          const act = cellAct(event, cell ? cell.before : undefined, lastLetter.current);
          lastLetter.current = act?.does === 'change' && event.key.length === 1 ? event.key : '';
          if (!act) {
            onMove(event);
            return onKeyDown(event, windows);
          }
          event.preventDefault();
          if (act.does === 'undo') hands.onUndo();
          else if (act.does === 'redo') hands.onRedo();
          else if (act.does === 'find') setFinds(true);
          else if (act.does === 'open') onOpen(active);
          else if (!cell) return undefined;
          else if (act.does === 'edit') begin(cell, act.text);
          else hands.onChangeAll(chosenCells(), act.change);
          return undefined;
        }}
        onMouseDown={(event) => {
          setGoesToEnd(false);
          onMouseDown(event);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setGoesToEnd(false);
        }}
        onCopy={(event) => {
          if (event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          const status = (of: 'missing' | 'excused') => t(`status.${of}`);
          const text = copied(block, { rows, columns }, { ...words, status, category });
          event.clipboardData.setData('text/plain', text);
          setSaid(t('copied', { count: text.split(/[\t\n]/).length }));
        }}
        onPaste={({ clipboardData, target }) => {
          if (!cell || target instanceof HTMLInputElement) return;
          const onto = pastedOnto(block, clipboardData.getData('text/plain'));
          hands.onPaste(onto.at, onto.text);
        }}
      >
        <Box
          role="presentation"
          position="relative"
          minW="full"
          style={{ height: down.getTotalSize(), width }}
        >
          <GridHead
            scheme={scheme}
            columns={columns}
            inSight={inSight}
            width={width}
            active={active.row === -1 ? active.column : null}
            sorted={sorted}
            onOpen={open}
          />
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
                  columns={columns}
                  inSight={inSight}
                  category={category}
                  active={active.row === one.index ? active.column : null}
                  words={words}
                  typed={hands.typedBy(row.userId)}
                  chosenFrom={chosenIn(one.index)?.[0] ?? null}
                  chosenTo={chosenIn(one.index)?.[1] ?? null}
                  field={
                    editing?.row === one.index ? { column: editing.column, shown: field } : null
                  }
                  onOpen={open}
                  onEdit={edit}
                />
              )
            );
          })}
        </Box>
      </Viewport>
    </>
  );
}
