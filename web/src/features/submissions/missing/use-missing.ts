import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mostCells } from '#shared/schemas/most-cells.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { write } from '#web/lib/write.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds, NotSubmitted } from '../types.ts';
import type { Stays } from './plan-missing.ts';

/** Somebody whose status was set, with the version of their mark since. */
type Written = { person: NotSubmitted; version: number };

/** What became of what was asked for. */
export type Outcome = { what: 'done' | 'undone'; written: Written[]; stays: Stays[] };

type Asked = { what: Outcome['what']; change: CellChange; reason: string | null };
const nothingYet = { written: [], stays: [] };

/** Sets the status of several in the gradebook, as many at once as it takes, and takes that back. */
export function useMissing({ courseId, assignmentId: itemId }: AssignmentIds) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState<{ error: Error; again: () => void } | null>(null);

  /** Writes for some of them. @returns what became of each */
  async function send(some: readonly Written[], { change, reason }: Asked) {
    const { cells } = await write('grades.saveMarks', {
      params: { courseId },
      body: {
        cells: some.map(({ person: { userId }, version }) => ({ userId, itemId, version, change })),
        reason,
      },
    });
    return some.map(({ person }, at) => ({ person, cell: cells[at] }));
  }

  async function run(
    people: readonly Written[],
    asked: Asked,
    before: Pick<Outcome, 'written' | 'stays'> = nothingYet,
  ): Promise<void> {
    const next = { what: asked.what, written: [...before.written], stays: [...before.stays] };
    setRunning(true);
    setFailed(null);
    let from = 0;
    try {
      for (; from < people.length; from += mostCells)
        for (const { person, cell } of await send(people.slice(from, from + mostCells), asked)) {
          if (cell?.mark && (cell.result === 'written' || cell.result === 'unchanged'))
            next.written.push({ person, version: cell.mark.version });
          else next.stays.push({ person, because: cell?.because ?? 'stale' });
        }
      setOutcome(next);
    } catch (error) {
      // What was written before something failed is written: the next try goes on behind it.
      const rest = people.slice(from);
      setFailed({ error: error as Error, again: () => void run(rest, asked, next) });
    }
    setRunning(false);
    // The gradebook shows the same marks.
    for (const queryKey of [submissionQueries.all, ['grades']])
      void client.invalidateQueries({ queryKey });
  }

  return {
    outcome,
    isRunning,
    failed,
    set: (people: readonly NotSubmitted[], reason: string | null) =>
      run(
        people.map((person) => ({ person, version: person.mark?.version ?? 0 })),
        { what: 'done', change: { do: 'missing' }, reason },
      ),
    undo: (written: readonly Written[], reason: string | null) =>
      run(written, { what: 'undone', change: { do: 'clear' }, reason }),
  };
}
