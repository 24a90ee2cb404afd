import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { statsRecord } from '#functions/data/stats.ts';
import type { Item } from '#functions/data/table.ts';
import { startTable } from '#test/support/table.ts';
import { countChange } from './count-change.ts';

const table = await startTable();

const enrollment = (courseId: string, userId: string, version: number, active: boolean): Item => ({
  entity: 'Enrollment',
  userId,
  courseId,
  state: active ? 'active' : 'withdrawn',
  enrolledAt: '2024-01-01T00:00:00.000Z',
  doneBlocks: 0,
  resume: null,
  lastActivityAt: null,
  completedAt: null,
  version,
});

type Change = { before: Item | undefined; after: Item | undefined };

/** The changes of some learners who come and go: the version rises by one with each. */
function history(courseId: string, comings: boolean[][]): Change[] {
  return comings.flatMap((states, learner) =>
    states.map((active, at) => ({
      before:
        at === 0
          ? undefined
          : enrollment(courseId, `learner-${learner}`, at, states[at - 1] ?? false),
      after: enrollment(courseId, `learner-${learner}`, at + 1, active),
    })),
  );
}

const students = async (courseId: string) =>
  (await table.get(statsRecord, keys.stats(courseId)))?.students ?? 0;

describe('counting from the stream', () => {
  it('case 93: duplicates and any order come to the same sum as the truth', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.infiniteStream(fc.nat()),
        async (comings, order) => {
          run += 1;
          const courseId = `course-${run}`;
          const changes = history(courseId, comings);
          const twice = [...changes, ...changes]
            .map((change) => ({ change, at: order.next().value }))
            .sort((a, b) => a.at - b.at);
          for (const { change } of twice) await countChange(table, change);
          expect(await students(courseId)).toBe(comings.filter((states) => states.at(-1)).length);
        },
      ),
      { numRuns: 25, seed: 93 },
    );
  });

  it('case 93: two consumers at once count each change once', async () => {
    const changes = history('shared', [[true], [true, false], [true, false, true]]);
    const consume = async () => {
      for (const change of changes) await countChange(table, change);
    };
    await Promise.all([consume(), consume()]);
    expect(await students('shared')).toBe(2);
  });
});
