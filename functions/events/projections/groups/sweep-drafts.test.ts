import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { Table } from '#functions/data/table/table.ts';
import { startTable } from '#test/support/table.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const table = await startTable();
const now = Date.parse('2026-03-12T10:00:00.000Z');
const at = new Date(now).toISOString();

/** A group that was removed, with a draft and what became of it before. */
async function removed(numbers: { isWithdrawn: boolean }[]) {
  const [courseId, setId, groupId, assignmentId] = [ulid(), ulid(), ulid(), ulid()];
  const place = { userId: 'somebody', courseId, assignmentId, group: { setId, groupId } };
  const draft = {
    ...place,
    text: null,
    link: null,
    selfAssessment: [],
    files: [],
    version: 1,
    savedAt: at,
  };
  const counts = numbers.some(({ isWithdrawn }) => !isWithdrawn);
  await table.commit([
    drafts.put(null, draft),
    submissions.put(place, null, {
      ...(counts && { team: { name: { en: 'Ours' }, members: ['somebody'] } }),
      submissions: numbers.map(({ isWithdrawn }, index) => ({
        submissionId: ulid(),
        number: index + 1,
        submittedAt: at,
        dueAt: null,
        isLate: false,
        draftVersion: 1,
        isWithdrawn,
        readAt: null,
      })),
      markings: {},
    }),
  ]);
  const name = { en: 'Ours' };
  const group = { courseId, setId, groupId, name, members: {}, moves: 1, version: 1 };
  const record = { before: { entity: 'Group', ...group }, after: undefined } as never;
  const left = async () => ({
    draft: (await drafts.get(table, place)) !== null,
    work: (await submissions.get(table, place)) !== null,
  });
  return { place, draft, record, left };
}

it('takes a draft and what it had begun, however often the record comes', async () => {
  const { record, left } = await removed([]);
  const other = await removed([]);
  await sweepDrafts(table, record, now);
  expect(await left()).toEqual({ draft: false, work: false });
  await sweepDrafts(table, record, now);
  expect(await left()).toEqual({ draft: false, work: false });
  expect(await other.left()).toEqual({ draft: true, work: true });
});

it('leaves what was handed in, and the draft behind what counts', async () => {
  const counts = await removed([{ isWithdrawn: true }, { isWithdrawn: false }]);
  await sweepDrafts(table, counts.record, now);
  expect(await counts.left()).toEqual({ draft: true, work: true });
  const withdrawn = await removed([{ isWithdrawn: true }]);
  await sweepDrafts(table, withdrawn.record, now);
  expect(await withdrawn.left()).toEqual({ draft: false, work: true });
});

it('takes the draft also where somebody saves it in the very moment', async () => {
  const { draft, record, left } = await removed([]);
  let saves = 0;
  const meanwhile: Table = {
    ...table,
    async commit(items) {
      if ((saves += 1) === 1) await table.commit([drafts.put(draft, { ...draft, version: 2 })]);
      return table.commit(items);
    },
  };
  await sweepDrafts(meanwhile, record, now);
  expect(await left()).toEqual({ draft: false, work: false });
});
