import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mostCells } from '#shared/schemas/most-cells.ts';
import type { CellChange, RefusedCell } from '#shared/schemas/typed-marks.ts';
import { write } from '#web/lib/write.ts';
import { bookQueries } from '../book/queries.ts';
import type { BookItem, Row, RowMark } from '../types.ts';
import { undoing } from './undoing.ts';

/** What somebody wants of one cell. */
export type Wish = {
  row: Pick<Row, 'userId' | 'name'>;
  item: BookItem;
  /** The mark that was seen; null: there was none. */
  before: RowMark | null;
  change: CellChange;
  reason: string | null;
  /** It undoes that, which is the reason, and can be redone. */
  undoes?: Done;
  /** The version that stands there again by it, where it undoes or redoes. */
  restores?: number;
};

/** What was written, with the mark that it made. */
type Done = Wish & { made: RowMark };

/** So many acts can be undone, and redone. */
const mostActs = 50;

/** A cell that is typed into and not written: on its way, or with what stands in the way. */
export type TypedCell = Wish & {
  state: 'saving' | 'stale' | 'refused' | 'failed';
  because: RefusedCell | null;
  error: Error | null;
};

const keyOf = ({ row, item }: Pick<Wish, 'row' | 'item'>) => `${row.userId} ${item.itemId}`;

const isNewer = (mark: RowMark | null, row: Row, itemId: string) =>
  (mark?.version ?? 0) > (row.marks.find((one) => one.itemId === itemId)?.version ?? 0);

/**
 * Types into cells: each is sent in its turn, over the version that was seen, and stays with what was typed until it
 * is written or its writer leaves it. What is written is shown before the rows have it.
 */
export function useTyping(courseId: string, loaded: readonly Row[]) {
  const client = useQueryClient();
  const [cells, setCells] = useState<ReadonlyMap<string, TypedCell>>(new Map());
  const [written, setWritten] = useState<ReadonlyMap<string, RowMark>>(new Map());
  const [can, setCan] = useState({ undo: false, redo: false });
  /** What was written with one act each, the latest last. */
  const done = useRef<Done[][]>([]);
  /** What undid such acts since the last one that was new, the latest last. */
  const undone = useRef<Done[][]>([]);
  /** What this page wrote into each cell last. */
  const latest = useRef(new Map<string, RowMark>());
  /** Of a version that undoing or redoing made, by cell and version: which one stands there again. */
  const restored = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());

  const put = (some: readonly TypedCell[]) =>
    setCells((now) => new Map([...now, ...some.map((one) => [keyOf(one), one] as const)]));
  const drop = (keys: readonly string[]) =>
    setCells((now) => new Map([...now].filter(([key]) => !keys.includes(key))));

  const standing = (key: string, version: number) =>
    restored.current.get(`${key} ${version}`) ?? version;

  /** @param act what is written with the others of it is undone with them */
  async function send(some: readonly Wish[], act: Done[]) {
    // What this page wrote into a cell meanwhile was seen; what others wrote was not.
    const wishes = some.map((wish) => {
      const mine = latest.current.get(keyOf(wish));
      return !wish.undoes && mine && mine.version > (wish.before?.version ?? 0)
        ? { ...wish, before: mine }
        : wish;
    });
    try {
      const answer = await write('grades.saveMarks', {
        params: { courseId },
        body: {
          cells: wishes.map(({ row, item, before, change }) => ({
            userId: row.userId,
            itemId: item.itemId,
            version: before?.version ?? 0,
            change,
          })),
          reason: wishes[0]?.reason ?? null,
          ...(wishes[0]?.undoes && { isUndo: true }),
        },
      });
      const results = wishes.flatMap((wish, at) => {
        const result = answer.cells[at];
        return result ? [{ wish, ...result }] : [];
      });
      const marks = results.flatMap(({ wish, mark }) =>
        mark ? [[keyOf(wish), mark] as const] : [],
      );
      setWritten((now) => new Map([...now, ...marks]));
      const isDone = ({ result }: (typeof results)[number]) =>
        result === 'written' || result === 'unchanged';
      drop(results.filter(isDone).map(({ wish }) => keyOf(wish)));
      put(
        results.flatMap(({ wish, result, because, mark }) =>
          result === 'stale' || result === 'refused'
            ? [{ ...wish, before: mark, state: result, because, error: null }]
            : [],
        ),
      );
      const changed = results.flatMap(({ wish, result, mark }) =>
        result === 'written' && mark ? [{ ...wish, made: mark }] : [],
      );
      for (const one of changed) {
        const key = keyOf(one);
        latest.current.set(key, one.made);
        if (one.restores !== undefined)
          restored.current.set(`${key} ${one.made.version}`, one.restores);
      }
      for (const userId of new Set(changed.map(({ row }) => row.userId)))
        void client.invalidateQueries({ queryKey: bookQueries.person(courseId, userId).queryKey });
      act.push(...changed);
    } catch (error) {
      put(
        wishes.map((wish) => ({
          ...wish,
          state: 'failed',
          because: null,
          error: error instanceof Error ? error : new Error(String(error)),
        })),
      );
    }
  }

  async function sendAll(wishes: readonly Wish[], act: Done[]) {
    for (let from = 0; from < wishes.length; from += mostCells)
      await send(wishes.slice(from, from + mostCells), act);
  }

  const startSaving = (wishes: readonly Wish[]) =>
    put(wishes.map((wish) => ({ ...wish, state: 'saving', because: null, error: null })));

  /** What is only known in its turn is shown from then on. */
  const shown = (wishes: Wish[]) => {
    startSaving(wishes);
    return wishes;
  };

  /** Sends an act in its turn, and keeps what was written of it. */
  function inTurn(wishesNow: () => Wish[], keep: (act: Done[]) => void) {
    queue.current = queue.current.then(async () => {
      const wishes = wishesNow();
      const act: Done[] = [];
      await sendAll(wishes, act);
      if (act.length > 0) keep(act);
      setCan({ undo: done.current.length > 0, redo: undone.current.length > 0 });
    });
  }
  const keepIn = (acts: typeof done) => (act: Done[]) => {
    acts.current = [...acts.current, act].slice(-mostActs);
  };

  /** What is new: nothing that was undone before it is redone after it. */
  function save(wishes: readonly Wish[]) {
    startSaving(wishes);
    inTurn(
      () => [...wishes],
      (act) => {
        undone.current = [];
        keepIn(done)(act);
      },
    );
  }

  /** Sends again what was not written: it goes among what is done or undone, where it had gone. */
  function again(wishes: readonly Wish[]) {
    startSaving(wishes);
    inTurn(() => [...wishes], keepIn(wishes[0]?.undoes ? undone : done));
  }

  /** What stands in a cell by something that this page did, as far as nobody else wrote there since; else what it made. */
  function standingBy(one: Done): RowMark {
    const key = keyOf(one);
    const mine = latest.current.get(key) ?? one.made;
    return standing(key, mine.version) === standing(key, one.made.version) ? mine : one.made;
  }

  /**
   * Undoes what was done last, also where it is still on its way. It is sent over what that act made, or what stands
   * there again since later ones were undone: what somebody else wrote since is told, and not written over.
   */
  const undo = () =>
    inTurn(
      () =>
        shown(
          (done.current.pop() ?? []).map((one) => {
            const { row, item, before, change } = one;
            return {
              row,
              item,
              before: standingBy(one),
              change: undoing(item, before, change),
              reason: null,
              undoes: one,
              restores: standing(keyOf(one), before?.version ?? 0),
            };
          }),
        ),
      keepIn(undone),
    );

  /** Does again what was undone last, with its reason, over what undoing it made: the same holds of what others wrote. */
  const redo = () =>
    inTurn(
      () =>
        shown(
          (undone.current.pop() ?? []).flatMap((one) => {
            const { row, item, undoes } = one;
            return undoes
              ? [
                  {
                    row,
                    item,
                    before: standingBy(one),
                    change: undoes.change,
                    reason: undoes.reason,
                    restores: standing(keyOf(one), undoes.made.version),
                  },
                ]
              : [];
          }),
        ),
      keepIn(done),
    );

  /** Each person's row, with what this page wrote and the rows do not have yet. */
  const rows = useMemo(() => {
    const ofPerson = Map.groupBy(written, ([key]) => key.split(' ')[0] ?? '');
    return loaded.map((row) => {
      const newer = (ofPerson.get(row.userId) ?? []).flatMap(([, mark]) =>
        isNewer(mark, row, mark.itemId) ? [mark] : [],
      );
      if (newer.length === 0) return row;
      const others = row.marks.filter(({ itemId }) => newer.every((one) => one.itemId !== itemId));
      return { ...row, marks: [...others, ...newer], total: null };
    });
  }, [loaded, written]);
  const isAhead = rows.some((row, at) => row !== loaded[at]);
  useEffect(() => {
    if (!isAhead) return undefined;
    // How the marks of a column lie has followed once the rows have.
    return () => void client.invalidateQueries({ queryKey: bookQueries.book(courseId).queryKey });
  }, [client, courseId, isAhead]);

  return {
    rows,
    cells,
    isAhead,
    save,
    again,
    leave: (cell: TypedCell) => drop([keyOf(cell)]),
    canUndo: can.undo,
    canRedo: can.redo,
    undo,
    redo,
  };
}
export type Typing = ReturnType<typeof useTyping>;
