import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateQueries } from './queries.ts';
import { changesIn, dateKey } from './dated-rows.ts';
import { sendChanges, type Sent } from './send-changes.ts';
import type { DatedRow, Days, RowChange } from './types.ts';

/** What is said of a save: how far it is, or what it came to. */
type Saving =
  | { is: 'none' }
  | { is: 'running'; done: number; all: number }
  | ({ is: 'over' } & Sent);

/** The same changes the other way round, onto the rows as they stand now. */
const undoOf = (done: readonly RowChange[], rows: readonly DatedRow[]): RowChange[] =>
  done.flatMap(({ row: before, days }) => {
    const row = rows.find(({ id }) => id === before.id);
    const old = before.dates.filter(({ name }) => days.has(name));
    return row ? [{ row, days: new Map(old.map(({ name, day }) => [name, day])) }] : [];
  });

/** The days of a course while they are changed: chosen here first, saved all together, and taken back all together. */
export function useDates(courseId: string, rows: readonly DatedRow[]) {
  const client = useQueryClient();
  const [days, setDays] = useState<Days>({});
  const [saving, setSaving] = useState<Saving>({ is: 'none' });
  const changes = changesIn(rows, days);

  async function send(some: RowChange[]): Promise<Sent> {
    setSaving({ is: 'running', done: 0, all: some.length });
    const sent = await sendChanges(courseId, some, (done) =>
      setSaving({ is: 'running', done, all: some.length }),
    );
    // What was refused is seen as it stands now, with what was chosen for it beside it.
    await client.invalidateQueries({ queryKey: dateQueries.all(courseId) });
    const saved = new Set(
      sent.done.flatMap(({ row, days: own }) => [...own.keys()].map((name) => dateKey(row, name))),
    );
    setDays((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !saved.has(key))));
    setSaving({ is: 'over', ...sent });
    return sent;
  }

  return {
    days,
    changes,
    saving,
    choose(next: Days) {
      setDays(next);
      setSaving((now) => (now.is === 'over' ? { is: 'none' } : now));
    },
    discard: () => setDays({}),
    save: () => send(changes),
    takeBack: (done: readonly RowChange[]) => send(undoOf(done, rows)),
  };
}
export type Dates = ReturnType<typeof useDates>;
