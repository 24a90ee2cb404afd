import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { type Extension, extensions } from '#functions/data/assignments/extensions.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { groups } from '#functions/data/groups/groups.ts';
import type { Table } from '#functions/data/table/table.ts';
import { startTable } from '#test/support/table.ts';
import { sweepExtensions } from './sweep-extensions.ts';

const table = await startTable();
const at = '2026-03-12T10:00:00.000Z';
const team = { name: { en: 'Ours' }, members: ['somebody'] };

/** A group that was removed, with more days at an assignment, and with what it handed in, if anything. */
async function removed({ counts = false } = {}) {
  const [courseId, setId, groupId, assignmentId] = [ulid(), ulid(), ulid(), ulid()];
  const place = { userId: 'somebody', courseId, assignmentId, group: { setId, groupId } };
  const extension: Extension = {
    ...place,
    dueAt: '2026-04-01T10:00:00.000Z',
    closesAt: null,
    moreAttempts: 0,
    reason: 'They share one kit.',
    by: 'who teaches',
    at,
    version: 1,
  };
  await table.commit([
    extensions.put(extension, () => undefined),
    ...(counts ? [submissions.put(place, null, { team, submissions: [], markings: {} })] : []),
  ]);
  const name = { en: 'Ours' };
  const group = { courseId, setId, groupId, name, members: {}, moves: 1, version: 1 };
  const record = { before: { entity: 'Group', ...group }, after: undefined } as never;
  const left = async () => (await extensions.ofGroup(table, groupId)).length;
  /** All of it was withdrawn: nobody hands in for them any more. */
  async function withdraw() {
    const own = await submissions.get(table, place);
    if (!own) throw new Error('Nothing was handed in.');
    await table.commit([submissions.put(place, own, { submissions: [], markings: {} })]);
    const before = { entity: 'Submissions', ...own };
    return { before, after: { ...before, team: undefined, version: 2 } } as never;
  }
  return { place, group, extension, record, left, withdraw };
}

it('takes the other dates of a group that was removed, and of no other, however often the record comes', async () => {
  const { record, left } = await removed();
  const other = await removed();
  await sweepExtensions(table, record);
  await sweepExtensions(table, record);
  expect([await left(), await other.left()]).toEqual([0, 1]);
});

it('case 46: leaves them as long as something counts that the group handed in, and takes them then', async () => {
  const { record, left, withdraw } = await removed({ counts: true });
  await sweepExtensions(table, record);
  expect(await left()).toBe(1);
  await sweepExtensions(table, await withdraw());
  expect(await left()).toBe(0);
});

it('leaves those of a group that is there', async () => {
  const { group, left, withdraw } = await removed({ counts: true });
  await table.commit([groups.create(group)]);
  await sweepExtensions(table, await withdraw());
  expect(await left()).toBe(1);
});

it('takes them also where somebody changes them in the very moment', async () => {
  const { extension, record, left } = await removed();
  let saves = 0;
  const meanwhile: Table = {
    ...table,
    async commit(items) {
      if ((saves += 1) === 1)
        await table.commit([
          extensions.put({ ...extension, moreAttempts: 1, version: 2 }, () => undefined),
        ]);
      return table.commit(items);
    },
  };
  await sweepExtensions(meanwhile, record);
  expect(await left()).toBe(0);
});
