import { describe, expect, it } from 'vitest';
import { changedMarks, newsOfMarks } from './mark-news.ts';

type Mark = Parameters<typeof newsOfMarks>[1]['marks'][number];
type Change = Parameters<typeof newsOfMarks>[0][number];
type Block = Parameters<typeof newsOfMarks>[1]['blocks'][number];
type Course = NonNullable<ReturnType<Parameters<typeof newsOfMarks>[2]['courses']['get']>>;

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const ms = (hour: number) => Date.parse(at(hour));
const place = { courseId: 'c', itemId: 'q', version: 2 };
const change: Change = {
  ...place,
  at: at(10),
  because: { kind: 'regraded', regradeId: 'r', reason: 'The key was wrong.' },
  from: 60_000,
  to: 80_000,
  tellFrom: at(10),
};

type Scene = { releasedAt: string | null; changedAt?: string; version?: number; closes?: string };

/** What is told at an hour of a change at ten o'clock; `closes` is a time of the same day. */
function toldAt(
  hour: number,
  { releasedAt, changedAt = at(10), version = 2, closes }: Scene,
  of: Change = change,
) {
  const status = 'marked';
  const mark: Mark = { courseId: 'c', itemId: 'q', version, status, releasedAt, changedAt };
  const time = closes ? { day: 0, time: closes, timeZone: 'UTC' } : null;
  const block = {
    blockId: 'q',
    title: { en: 'Knots' },
    published: true,
    binnedAt: null,
    facts: { quiz: { closes: time } },
  } as Block;
  const course = { courseId: 'c', title: { en: 'Ropes' }, startsOn: '2026-03-02' } as Course;
  const news = newsOfMarks(
    [of],
    { blocks: [block], marks: [mark], items: [] },
    { courses: new Map([['c', course]]), hidden: new Set(), lessons: new Map() },
    ms(hour),
  );
  return news.map((one) => 'from' in one && [one.at, one.from, one.to]);
}

describe('the change of a mark', () => {
  it('is told from what to what, once the mark is released', () => {
    expect(toldAt(11, { releasedAt: at(9) })).toEqual([[at(10), 60_000, 80_000]]);
  });

  it('case 19: is told of no mark that is not released', () => {
    expect(toldAt(23, { releasedAt: null })).toEqual([]);
  });

  it('case 29: is told from the instant of the release on, and not what nobody saw before it', () => {
    const scene = { releasedAt: at(12) };
    expect(toldAt(11, scene)).toEqual([]);
    expect(toldAt(12, scene)).toEqual([[at(12), null, 80_000]]);
    // It was changed once more meanwhile: that is told in its place.
    expect(toldAt(12, { ...scene, version: 3 })).toEqual([]);
  });

  it('case 29: waits for a closing that was put off before it came', () => {
    const scene = { releasedAt: at(12), closes: '14:00' };
    expect(toldAt(13, scene)).toEqual([]);
    expect(toldAt(14, scene)).toEqual([[at(14), null, 80_000]]);
    // What was shown already stays shown.
    expect(toldAt(13, { ...scene, releasedAt: at(9) })).toEqual([[at(10), 60_000, 80_000]]);
  });
});

describe('the changes of marks that may be told', () => {
  it('are the latest of the courses that somebody is in, from their instant on, for sixty days', () => {
    const changes = [13, 12, 11, 10, 9, 8, 7, 6].map((hour) => ({ ...change, tellFrom: at(hour) }));
    const elsewhere = { ...change, courseId: 'd', tellFrom: at(9) };
    const courses = new Map(['c', 'd'].map((courseId) => [courseId, {} as Course]));
    const own = [{ courseId: 'c' }] as Parameters<typeof changedMarks>[0];
    const told = (now: number) =>
      changedMarks(own, { marks: { changes: [elsewhere, ...changes] }, courses }, now);
    expect(told(ms(12)).map(({ tellFrom }) => tellFrom)).toEqual([12, 11, 10, 9, 8, 7].map(at));
    expect(told(ms(8) + 60 * 86_400_000).map(({ tellFrom }) => tellFrom)).toEqual(
      [13, 12, 11, 10, 9].map(at),
    );
  });
});

describe('what became of work that was handed in', () => {
  const back = { kind: 'returned', submissionId: 's', reason: 'A source is missing.' } as const;
  const free = { kind: 'excused', reason: 'She was ill.' } as const;
  const out = { kind: 'released', submissionId: 's', releaseId: 'r' } as const;
  const told = (because: Change['because'], hour: number, scene: Scene) =>
    toldAt(hour, scene, { ...change, because, from: null });

  it('is told at once where somebody has to do something, until that is done, and with no points', () => {
    expect(told(back, 11, { releasedAt: null })).toEqual([[at(10), null, null]]);
    expect(told(free, 11, { releasedAt: at(10) })).toEqual([[at(10), null, null]]);
    // It was handed in again: nothing is to be done.
    expect(told(back, 11, { releasedAt: null, version: 3 })).toEqual([]);
  });

  it('case 19: is told of a mark from its release on', () => {
    expect(told(out, 11, { releasedAt: at(12) })).toEqual([]);
    expect(told(out, 12, { releasedAt: at(12) })).toEqual([[at(12), null, 80_000]]);
  });

  it('tells nobody what they did themselves, nor of a date that moved', () => {
    for (const kind of ['submitted', 'withdrawn'] as const)
      expect(told({ kind, submissionId: 's' }, 11, { releasedAt: at(9) })).toEqual([]);
    const moved = { kind: 'extended', submissionId: 's', reason: 'All.' } as const;
    expect(told(moved, 11, { releasedAt: at(9) })).toEqual([]);
  });
});
