import { expect, it, vi } from 'vitest';
import { forEachPerson } from './for-each-person.ts';

const people = Array.from({ length: 9 }, (_, at) => ({ userId: `u${at}`, name: `Person ${at}` }));

it('decides of everybody once, a few at a time, and says how far it is', async () => {
  let running = 0;
  let most = 0;
  const seen: string[] = [];
  const done: number[] = [];
  const failed = await forEachPerson(
    people,
    async ({ userId }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      seen.push(userId);
      running -= 1;
    },
    (count) => done.push(count),
  );
  expect(failed).toEqual([]);
  expect(seen.toSorted()).toEqual(people.map(({ userId }) => userId));
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(4);
});

it('goes on where it fails for one, and names those', async () => {
  const decide = vi.fn(async ({ userId }: { userId: string }) => {
    if (userId === 'u2' || userId === 'u7') throw new Error(userId);
  });
  const failed = await forEachPerson(people, decide, () => undefined);
  expect(decide).toHaveBeenCalledTimes(9);
  expect(failed.map(({ person }) => person.userId).toSorted()).toEqual(['u2', 'u7']);
});
