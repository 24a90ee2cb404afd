import { afterEach, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { peopleCounts } from '#functions/data/accounts/people-counts.ts';
import { people } from '#functions/data/accounts/people.ts';
import type { Item } from '#functions/data/table/table.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { keepPeople } from './keep-people.ts';

const table = await startTable();
const deps = { table, truth: table };
const commits = vi.spyOn(table, 'commit');
afterEach(() => commits.mockClear());

let last = 0;

/** Somebody who has just registered, or whose profile changes. */
async function write(changes: Parameters<typeof profileOf>[0] = {}) {
  last += 1;
  const userId = changes.userId ?? `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
  const profile = profileOf({ userId, email: `${last}@example.com`, ...changes });
  const after: Item = { ...keys.profile(userId), entity: 'Profile', ...profile };
  await table.put(after);
  return { userId, before: undefined, after };
}
const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => write()));
const everybody = async () => (await peopleCounts.get(table)).everybody;

it('a crowd that registers is counted by one write for many of them', async () => {
  await keepPeople(await crowd(60), deps);
  expect(await everybody()).toBe(60);
  expect(commits.mock.calls.length).toBeLessThanOrEqual(4);
  const writesOf = commits.mock.calls.map(([items]) =>
    items.filter((item) => 'update' in item && item.update.pk.startsWith('PEOPLE_COUNTS#')),
  );
  expect(writesOf.map(({ length }) => length)).toEqual(commits.mock.calls.map(() => 1));
});

it('case 93: whoever comes twice, beside others and in any order, is counted once', async () => {
  const before = await everybody();
  const some = await crowd(12);
  await Promise.all([
    keepPeople(some, deps),
    keepPeople([...some].reverse(), deps),
    keepPeople(some.slice(4, 8), deps),
  ]);
  await keepPeople(some, deps);
  expect(await everybody()).toBe(before + 12);
});

it('who is refused beside others is read again, and the others are written', async () => {
  const before = await everybody();
  const [first, second] = await crowd(2);
  const read = people.marks;
  const late = vi.spyOn(people, 'marks').mockImplementationOnce(async (...asked) => {
    const marks = await read(...asked);
    // Between the read and the write.
    await write({ userId: first?.userId ?? '', status: 'suspended', version: 2 });
    return marks;
  });
  await keepPeople(
    [first, second].flatMap((one) => one ?? []),
    deps,
  );
  late.mockRestore();
  expect(await everybody()).toBe(before + 2);
  const { items } = await people.listBy(table, 'state:suspended', { limit: 9, start: undefined });
  expect(items).toEqual([{ userId: first?.userId }]);
});
