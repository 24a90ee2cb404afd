import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksBehind } from './ranks-behind.ts';

type Row = { id: number; rank: string };

/** As the outline orders them: by rank, the older id first where two share one. */
const inOrder = (rows: Row[]) =>
  rows.toSorted((a, b) => (a.rank === b.rank ? a.id - b.id : a.rank < b.rank ? -1 : 1));

type Step =
  | { do: 'add'; behind: number }
  | { do: 'twin'; of: number }
  | { do: 'move'; which: number[]; behind: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), behind: fc.nat(50) }),
    fc.record({ do: fc.constant('twin' as const), of: fc.nat(50) }),
    fc.record({
      do: fc.constant('move' as const),
      which: fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 6 }),
      behind: fc.nat(50),
    }),
  ),
  { maxLength: 60 },
);

/** Plays a step on a plain list of ids and on ranked rows; `null` stands before the first. */
function play(rows: Row[], step: Step, id: number): { rows: Row[]; wanted: number[] } {
  const now = inOrder(rows);
  const pick = (at: number, from: Row[]) =>
    from.length === 0 ? null : (from[at % from.length] ?? null);
  if (step.do === 'twin') {
    const of = pick(step.of, now);
    const twin = { id, rank: of?.rank ?? 'a0' };
    const next = [...rows, twin];
    return { rows: next, wanted: inOrder(next).map((row) => row.id) };
  }
  const moved =
    step.do === 'add'
      ? [{ id, rank: '' }]
      : [...new Set(step.which.flatMap((at) => pick(at, now) ?? []))];
  const others = now.filter((row) => !moved.includes(row));
  const anchor = step.behind === 0 ? null : pick(step.behind, others);
  const placed = new Map(ranksBehind(others, anchor, moved).map(({ row, rank }) => [row.id, rank]));
  const at = anchor === null ? 0 : others.indexOf(anchor) + 1;
  const wanted = [...others.slice(0, at), ...moved, ...others.slice(at)].map((row) => row.id);
  const next = [...others, ...moved].map((row) => ({
    ...row,
    rank: placed.get(row.id) ?? row.rank,
  }));
  return { rows: next, wanted };
}

test('whatever is added, moved and added at once, all stand where they were put and nothing else moves', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let rows: Row[] = [];
      for (const [id, step] of all.entries()) {
        const played = play(rows, step, id);
        rows = played.rows;
        expect(inOrder(rows).map((row) => row.id)).toEqual(played.wanted);
      }
    }),
  );
});

test('a move among neighbours of different ranks gives a rank to what moves alone', () => {
  const rows = ['a0', 'a1', 'a2', 'a3'].map((rank, id) => ({ id, rank }));
  const placed = ranksBehind(rows.slice(0, 3), rows[0] ?? null, rows.slice(3));
  expect(placed.map(({ row }) => row.id)).toEqual([3]);
});
