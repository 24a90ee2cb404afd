import { lazy, Suspense, useMemo, useState } from 'react';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import type { Column } from '../grid/columns.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { pointPlaces } from '#web/lib/points.ts';
import { type Point, pointShown } from '#web/lib/written-number.ts';
import { blockOf, isThat, placed } from './pasted.ts';
import { typedChange } from './typed-change.ts';
import { type TypedCell, useTyping } from './use-typing.ts';

const MarkDialog = lazy(async () => ({ default: (await import('./mark-dialog.tsx')).MarkDialog }));
const LabelDialog = lazy(async () => ({
  default: (await import('./label-dialog.tsx')).LabelDialog,
}));
const PasteDialog = lazy(async () => ({
  default: (await import('./paste-dialog.tsx')).PasteDialog,
}));

/** A cell as it is seen. */
export type Cell = { row: Row; item: BookItem; before: RowMark | null };

type Asked =
  | { for: 'mark'; cell: Cell; text: string | null }
  | { for: 'label'; cell: Cell }
  | { for: 'paste'; pasted: ReturnType<typeof placed>; shown: Point | null };

type Props = {
  courseId: string;
  columns: readonly Column[];
  loaded: readonly Row[];
  inPercent: boolean;
};

const none: ReadonlyMap<string, TypedCell> = new Map();

/** What a mark of a quiz or an assignment is set to says why. */
const needsReason = ({ item }: Pick<Cell, 'item'>, change: CellChange) =>
  change.do === 'points' && item.kind !== 'manual';

/** All that is done to cells by hand: typed, pasted, said with a key or a button, asked for its reason, and undone. */
export function useHands({ courseId, columns, loaded, inPercent }: Props) {
  const { language } = useLanguage();
  const typing = useTyping(courseId, loaded);
  const { rows, cells, save } = typing;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [lastReason, setLastReason] = useState('');
  const byPerson = useMemo(() => {
    const people = Map.groupBy(cells.values(), ({ row }) => row.userId);
    return new Map(
      [...people].map(([userId, some]) => [
        userId,
        new Map(some.map((one) => [one.item.itemId, one])),
      ]),
    );
  }, [cells]);
  const read = (
    text: string,
    { most }: Pick<BookItem, 'most'>,
    before: RowMark | null,
    shown: Point | null = null,
  ) =>
    typedChange(text, {
      most,
      inPercent,
      points: before?.status === 'marked' ? before.points : null,
      language,
      shown,
    });
  const close = () => setAsked(null);
  /** What is on its way into a cell is not what stands there: the same again is no news only where nothing is. */
  const saysThat = ({ row, item, before }: Cell, change: CellChange) =>
    !byPerson.get(row.userId)?.has(item.itemId) && isThat(before, change);
  const say = (cell: Cell, change: CellChange, reason: string | null) => {
    setAsked(null);
    if (reason !== null) setLastReason(reason);
    save([{ ...cell, change, reason }]);
  };
  const hands = {
    typedBy: (userId: string) => byPerson.get(userId) ?? none,
    isSaving: [...cells.values()].some(({ state }) => state === 'saving'),
    canUndo: typing.canUndo,
    onUndo: typing.undo,
    canRedo: typing.canRedo,
    onRedo: typing.redo,
    /** False: nobody understands the text. */
    onType(cell: Cell, text: string): boolean {
      const change = read(text, cell.item, cell.before);
      if (change === null) return false;
      if (saysThat(cell, change)) return true;
      if (needsReason(cell, change)) setAsked({ for: 'mark', cell, text });
      else save([{ ...cell, change, reason: null }]);
      return true;
    },
    onChange: (cell: Cell, change: CellChange) => {
      if (!saysThat(cell, change)) save([{ ...cell, change, reason: null }]);
    },
    /** The same of several, as one act. */
    onChangeAll: (some: readonly Cell[], change: CellChange) => {
      const news = some.filter((cell) => !saysThat(cell, change));
      if (news.length > 0) save(news.map((cell) => ({ ...cell, change, reason: null })));
    },
    /** @param text what is typed already */
    onAsk: (cell: Cell, text: string | null = null) => setAsked({ for: 'mark', cell, text }),
    onLabel: (cell: Cell) => setAsked({ for: 'label', cell }),
    onPaste(at: { row: number; column: number }, text: string) {
      if (text.trim() === '') return;
      const block = blockOf(text);
      const shown = pointShown(block.flat(), pointPlaces);
      setAsked({
        for: 'paste',
        shown,
        pasted: placed(block, {
          rows,
          columns,
          at,
          read: (cell, item, before) => read(cell, item, before, shown),
        }),
      });
    },
  };
  const dialogs = asked && (
    <Suspense>
      {asked.for === 'mark' && (
        <MarkDialog
          {...asked}
          inPercent={inPercent}
          reason={lastReason}
          needsReason={(change) => needsReason(asked.cell, change)}
          read={(text) => read(text, asked.cell.item, asked.cell.before)}
          onSay={(change, reason) => say(asked.cell, change, reason)}
          onClose={close}
        />
      )}
      {asked.for === 'label' && (
        <LabelDialog
          cell={asked.cell}
          onSay={(label) => say(asked.cell, { do: 'label', label }, null)}
          onClose={close}
        />
      )}
      {asked.for === 'paste' && (
        <PasteDialog
          {...asked.pasted}
          shown={asked.shown}
          inPercent={inPercent}
          reason={lastReason}
          needsReason={asked.pasted.cells.some(
            (cell) => cell.change !== null && needsReason(cell, cell.change),
          )}
          onSay={(reason) => {
            close();
            if (reason !== null) setLastReason(reason);
            save(
              asked.pasted.cells.flatMap(({ row, item, before, change }) =>
                change ? [{ row, item, before, change, reason }] : [],
              ),
            );
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { hands, rows, typing, dialogs };
}
export type Hands = ReturnType<typeof useHands>['hands'];
