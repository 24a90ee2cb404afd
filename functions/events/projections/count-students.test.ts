import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { statsRecord } from '#functions/data/courses/stats.ts';
import type { Item } from '#functions/data/table/table.ts';
import { startTable } from '#test/support/table.ts';
import { countStudents } from './count-students.ts';

const table = await startTable();
const deps = { table, truth: table };

const enrollment = (courseId: string, userId: string, isActive: boolean): Item => ({
  entity: 'Enrollment',
  userId,
  courseId,
  state: isActive ? 'active' : 'withdrawn',
});

type Change = { before: Item | undefined; after: Item | undefined };

/** Somebody comes or goes: the seat changes with it, as in the one transaction that makes both. */
async function change(courseId: string, userId: string, states: boolean[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [at, isActive] of states.entries()) {
    const was = states[at - 1] ?? false;
    if (was !== isActive)
      await table.commit([isActive ? seats.take(courseId) : seats.release(courseId)]);
    const before = at === 0 ? undefined : enrollment(courseId, userId, was);
    changes.push({ before, after: enrollment(courseId, userId, isActive) });
  }
  return changes;
}

const students = async (courseId: string) =>
  (await table.get(statsRecord, keys.stats(courseId)))?.students ?? 0;

describe('counting students from the stream', () => {
  it('case 93: duplicates, any order and any batches come to the same number as the truth', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.infiniteStream(fc.nat({ max: 1000 })),
        async (comings, chance) => {
          run += 1;
          const courseId = `course-${run}`;
          await table.commit([seats.create(courseId, null)]);
          const changes: Change[] = [];
          for (const [learner, states] of comings.entries())
            changes.push(...(await change(courseId, `learner-${learner}`, states)));
          const disorder = [...changes, ...changes]
            .map((one) => ({ one, at: chance.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
          while (disorder.length > 0)
            await countStudents(disorder.splice(0, 1 + (chance.next().value % 3)), deps);
          expect(await students(courseId)).toBe(comings.filter((states) => states.at(-1)).length);
        },
      ),
      { numRuns: 25, seed: 93 },
    );
  });

  it('case 93: consumers side by side, while people come, end at who is there', async () => {
    await table.commit([seats.create('shared', null)]);
    const people = Array.from({ length: 12 }, (_, at) => `learner-${at}`);
    await Promise.all(
      people.map(async (userId, at) => {
        const changes = await change('shared', userId, at % 3 === 0 ? [true, false] : [true]);
        await Promise.all(changes.map((one) => countStudents([one], deps)));
      }),
    );
    expect(await students('shared')).toBe(8);
  });

  it('writes once for a course, however many came', async () => {
    await table.commit([seats.create('full', null)]);
    const changes: Change[] = [];
    for (let at = 0; at < 30; at += 1) changes.push(...(await change('full', `l-${at}`, [true])));
    await countStudents(changes, deps);
    expect(await table.get(statsRecord.loose(), keys.stats('full'))).toMatchObject({
      students: 30,
      recounts: 1,
    });
  });
});
