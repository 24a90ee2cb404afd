import { expect, it } from 'vitest';
import type { Mark, MarkChange, WorkCause } from '#shared/schemas/marks.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { markAssignment } from './mark-assignment.ts';

type Judged = Parameters<typeof markAssignment>[2];

const at = (hour: number) => `2026-03-12T${String(hour).padStart(2, '0')}:00:00.000Z`;
const who = { userId: 'u', courseId: 'c', assignmentId: 'a' };
const work = { earned: { points: 800_000, most: 1_000_000 }, adjustments: [], total: 800_000 };
const waiting = { judged: { status: 'waiting', submissionId: 's' }, releasedAt: null } as const;
const marked = (releasedAt: string | null, total = 800_000): Judged => ({
  judged: {
    status: 'marked',
    submissionId: 's',
    markers: ['m'],
    work: { ...work, earned: { points: total, most: 1_000_000 }, total },
  },
  releasedAt,
});
const cause = (kind: 'submitted' | 'judged' | 'withdrawn'): WorkCause => ({
  kind,
  submissionId: 's',
});
const reason = 'She was ill.';

const putIn = <T>(items: TransactionItem[], label: string) =>
  items.flatMap((item) => (item.label === label && 'put' in item ? [item.put as T] : []))[0];

/** The marks that follow from some causes, one upon the other, with what was written. */
function after(...steps: [WorkCause, Judged][]) {
  let mark: Mark | null = null;
  const written = steps.map(([because, judged], step) => {
    const items = markAssignment(who, { mark, news: null }, judged, {
      by: 'm',
      at: at(step),
      because,
    });
    const put = putIn<Mark & { pk: string; sk: string; entity: string }>(items, 'mark');
    if (put) {
      const { pk: _, sk: __, entity: ___, ...next } = put;
      mark = next;
    }
    return {
      change: putIn<MarkChange>(items, 'mark-change'),
      told: putIn<{ changes: MarkChange[] }>(items, 'mark-news')?.changes[0] ?? null,
    };
  });
  const last = written.at(-1);
  if (!last) throw new Error('There was a step.');
  return { mark: mark as Mark | null, ...last };
}

const submitted: [WorkCause, Judged] = [cause('submitted'), waiting];

it('waits from the submit on, and says nothing of it to who submitted', () => {
  const { mark, change, told } = after(submitted);
  expect(mark).toMatchObject({ status: 'waiting', points: null, releasedAt: null, version: 1 });
  expect(change).toMatchObject({
    because: { kind: 'submitted' },
    from: null,
    to: null,
    attempts: [],
  });
  expect(told).toBeNull();
});

it('case 19: is no news as long as nobody may know of it', () => {
  const { mark, told } = after(submitted, [cause('judged'), marked(null)]);
  expect(mark).toMatchObject({ status: 'marked', points: 800_000, version: 2 });
  expect(told).toBeNull();
});

it('case 19: is told with its release, and not from what nobody was shown', () => {
  const release: WorkCause = { kind: 'released', submissionId: 's', releaseId: 'r' };
  const now = after(submitted, [cause('judged'), marked(null)], [release, marked(at(2))]);
  expect(now.told).toMatchObject({ from: null, to: 800_000, tellFrom: at(2) });
  const later = after(submitted, [cause('judged'), marked(null)], [release, marked(at(9))]);
  expect(later.told).toMatchObject({ from: null, to: 800_000, tellFrom: at(9) });
});

it('is told from what to what once it was shown', () => {
  const { told } = after(
    submitted,
    [cause('judged'), marked(at(1))],
    [cause('judged'), marked(at(1), 900_000)],
  );
  expect(told).toMatchObject({ from: 800_000, to: 900_000, tellFrom: at(2) });
});

it('writes nothing that is as it was, and a return or an excuse always', () => {
  const twice = after(submitted, [cause('judged'), marked(null)], [cause('judged'), marked(null)]);
  expect(twice.mark?.version).toBe(2);
  expect(twice.change).toBeUndefined();
  const back: WorkCause = { kind: 'returned', submissionId: 's', reason };
  const open: Judged = { judged: { status: 'open', submissionId: 's' }, releasedAt: null };
  const returned = after(submitted, [back, open], [back, open]);
  expect(returned.mark).toMatchObject({ status: 'open', version: 3, releasedAt: null });
  expect(returned.told).toMatchObject({ because: back, tellFrom: at(2), from: null, to: null });
});

it('leaves who is excused excused until somebody takes it back', () => {
  const free: [WorkCause, Judged] = [
    { kind: 'excused', reason },
    { judged: { status: 'excused', submissionId: null }, releasedAt: at(0) },
  ];
  const handedIn = after(free, submitted);
  expect(handedIn.mark).toMatchObject({
    status: 'excused',
    source: { submissionId: 's' },
    releasedAt: at(0),
  });
  expect(after(free, submitted, [cause('judged'), marked(at(2))]).mark).toMatchObject({
    status: 'excused',
    points: null,
  });
  const back = after(free, submitted, [{ kind: 'unexcused', reason }, marked(null)]);
  expect(back.mark).toMatchObject({ status: 'marked', points: 800_000, releasedAt: null });
  expect(back.told).toMatchObject({ from: null, tellFrom: at(2) });
});
