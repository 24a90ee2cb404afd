import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { discriminationOf, facilityOf } from '#shared/grading/figures.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptItems, type Step } from '#functions/data/quizzes/attempt.ts';
import { attempts, type Attempts, type QuizOfPerson } from '#functions/data/quizzes/attempts.ts';
import { questionFigures } from '#functions/data/quizzes/figures.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { resultOf } from '#test/performance/derived.ts';
import { startTable } from '#test/support/table.ts';
import { isDerived } from '../../../../scripts/rebuild.ts';
import { keepFigures } from './keep-figures.ts';

const table = await startTable();
const deps = { table, truth: table };
const quizId = 'quiz';
const page = { limit: 100, start: undefined };

const step = (questionId: string, points: number | null, groups: string[]): Step => ({
  step: 'question',
  questionId,
  version: 1,
  points,
  most: 10_000,
  credit: null,
  isWaiting: points === null,
  change: null,
  mark: null,
  regradeId: null,
  isBlank: groups.length === 0,
  groups,
});

type Taken = { who: QuizOfPerson; steps: Step[]; version: number };

/** Somebody's first attempt as it is written, and what the stream tells of it. */
async function write({ who, steps, version }: Taken) {
  const place = { ...who, attemptId: 'A' };
  const own: Omit<Attempts, 'version'> = {
    attempts: [
      {
        attemptId: 'A',
        number: 1,
        state: 'submitted',
        startedAt: '2026-01-01T00:00:00.000Z',
        deadline: null,
        endedAt: '2026-01-02T00:00:00.000Z',
      },
    ],
    earned: {},
  };
  const items = [attemptItems.putScore(place, null, steps), attempts.put(who, null, own)].flatMap(
    (item) => ('put' in item ? [item.put] : []),
  );
  for (const item of items) await table.put({ ...item, version });
  return told(who, { ...items[1], version });
}
const told = ({ userId, courseId }: QuizOfPerson, after: Item | undefined) => ({
  key: keys.attempts(userId, courseId, quizId),
  before: after ? undefined : { entity: 'Attempts', courseId, quizId },
  after,
  sequence: '',
});
async function remove({ who }: Taken) {
  const key = keys.attempts(who.userId, who.courseId, quizId);
  await table.commit([{ label: 'gone', remove: key }]);
  return told(who, undefined);
}

async function derivedIn({ client, name }: Table): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  return Items.map((item) => unmarshallItem(item))
    .filter((item) => isDerived(item) && item['asked'] !== 0)
    .map(resultOf)
    .toSorted();
}

/** Fifty-five questions, so that what one person has moves in two parts; each answered a little differently. */
const taken = (at: number, version = 1): Taken => ({
  who: { userId: randomUUID(), courseId: 'course', quizId },
  version,
  steps: Array.from({ length: 55 }, (_, question) => {
    const lot = (at * 7 + question * 3 + version) % 5;
    const points = lot === 4 ? null : lot * 2500;
    return step(`Q${question}`, points, lot === 0 ? [] : [`option ${lot}`, 'another']);
  }),
});

describe('case 93: the figures of questions', () => {
  it('equal a recount, by a replay in any order, side by side, and from nothing', async () => {
    const first = Array.from({ length: 9 }, (_, at) => taken(at));
    const records = await Promise.all(first.map(write));
    await Promise.all([
      keepFigures(records, deps),
      keepFigures([...records].reverse(), deps),
      keepFigures(records.slice(2, 6), deps),
    ]);
    // A regrade, and what a person marks, change scores.
    const now = first.map((one, at) => (at < 4 ? { ...taken(at, 2), who: one.who } : one));
    const changes = await Promise.all(now.slice(0, 4).map(write));
    await keepFigures([...changes, ...records], deps);

    const { items } = await questionFigures.ofQuiz(table, quizId, page);
    expect(items).toHaveLength(55);
    for (const { questionId, sums, groups } of items) {
      const own = now.flatMap(({ steps }) => {
        const mine = steps.find((one) => one.questionId === questionId);
        const scored = steps.filter(({ points }) => points !== null);
        const rest = scored.filter((one) => one !== mine);
        const restPoints = rest.reduce((sum, { points }) => sum + (points ?? 0), 0);
        return mine ? [{ ...mine, rest: Math.round(restPoints / rest.length) }] : [];
      });
      const scored = own.filter(({ points }) => points !== null);
      const mean = scored.reduce((sum, { points }) => sum + (points ?? 0), 0) / scored.length;
      expect(sums).toMatchObject({ asked: 9, n: scored.length });
      expect(sums.r).toBe(scored.reduce((sum, { rest }) => sum + rest, 0));
      expect(facilityOf(sums)).toBe(Math.round(mean));
      expect(Math.abs(discriminationOf(sums) ?? 0)).toBeLessThanOrEqual(10_000);
      const counted = own.filter((one) => one.groups.includes('another')).length;
      expect(new Map(groups).get('another')).toBe(counted);
    }

    const empty = await startTable();
    const all = now.map(({ who }) => told(who, { entity: 'Attempts', courseId: 'course', quizId }));
    await keepFigures(all, { table: empty, truth: table });
    expect(await derivedIn(table)).toEqual(await derivedIn(empty));
    const gone = await Promise.all(now.map(remove));
    await keepFigures([...gone, ...records], deps);
    expect(await derivedIn(table)).toEqual([]);
  });

  it('count together what comes after a hundred different answers', async () => {
    const many = Array.from({ length: 105 }, (_, at) => ({
      ...taken(at),
      steps: [step('Q', 0, [`answer ${at}`])],
    }));
    const records = await Promise.all(many.map(write));
    await keepFigures(records, deps);
    await keepFigures(records, deps);
    const { items } = await questionFigures.ofQuiz(table, quizId, page);
    const figures = items.find(({ questionId }) => questionId === 'Q');
    const apart = figures?.groups.length ?? 0;
    expect(apart).toBeGreaterThanOrEqual(100);
    expect(apart + (figures?.others ?? 0)).toBe(105);
  });
});
