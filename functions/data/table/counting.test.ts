import { expect, it } from 'vitest';
import { startTable } from '#test/support/table.ts';
import { countAnew } from './counting.ts';
import { keys } from '#functions/data/keys.ts';
import { statsRecord } from '#functions/data/courses/stats.ts';

const table = await startTable();
const stats = (courseId: string) => table.get(statsRecord, keys.stats(courseId));

it('case 93: who counted before another one and writes behind them counts again', async () => {
  let truth = 1;
  let counted = 0;
  await countAnew(table, 'c', async () => {
    const students = truth;
    counted += 1;
    if (counted === 1) {
      truth = 2;
      await countAnew(table, 'c', async () => ({ students: truth }));
      // Once more, so that this is no first count any more.
      await countAnew(table, 'c', async () => ({ students: truth }));
    } else if (counted === 2) {
      truth = 3;
      await countAnew(table, 'c', async () => ({ students: truth }));
    }
    return { students };
  });
  expect(counted).toBe(3);
  expect(await stats('c')).toMatchObject({ students: 3 });
});

it('what is counted apart stays as it was counted', async () => {
  await countAnew(table, 'd', async () => ({ students: 4 }));
  await countAnew(table, 'd', async () => ({ lessons: 5, minutes: 6, latest: [] }));
  await countAnew(table, 'd', async () => ({ students: 7 }));
  expect(await stats('d')).toEqual({
    courseId: 'd',
    students: 7,
    lessons: 5,
    minutes: 6,
    latest: [],
  });
});
