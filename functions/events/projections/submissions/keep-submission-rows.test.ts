import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listsOf, submissionRows } from '#functions/data/assignments/submission-rows.ts';
import type { OneSubmission, Submissions } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { courseOf } from '#test/support/course-of.ts';
import { derivedIn } from '#test/support/derived-in.ts';
import { startTable } from '#test/support/table.ts';
import { keepSubmissionRows } from './keep-submission-rows.ts';

const table = await startTable();
const deps = { table, truth: table };
const assignmentId = '01J00000000000000000ASSIGN';
const [grace, emmy] = [randomUUID(), randomUUID()];
const course = courseOf();
const { courseId } = course;
const teach = (ownerId: string) =>
  table.put({ ...keys.course(courseId), entity: 'Course', ...course, ownerId });
await teach(grace);

const at = (minute: number) => new Date(Date.UTC(2026, 2, 12, 10, minute)).toISOString();
const one = (person: number, number: number, more: Partial<OneSubmission> = {}): OneSubmission => ({
  submissionId: `S${person}-${number}`,
  number,
  submittedAt: at(person),
  dueAt: null,
  isLate: false,
  draftVersion: number,
  isWithdrawn: false,
  readAt: null,
  ...more,
});
type Own = Pick<Submissions, 'submissions' | 'markings'>;
type Write = { person: number; own: Own; version?: number };

const itemOf = ({ person, own, version = 1 }: Write) => ({
  ...keys.submissions(`USER#u${person}`, courseId, assignmentId),
  entity: 'Submissions',
  userId: `u${person}`,
  courseId,
  assignmentId,
  ...own,
  version,
});
const recordOf = (before: Write | undefined, after: Write | undefined) => {
  const item = after ?? before;
  if (!item) throw new Error('Something changed.');
  const { pk, sk } = itemOf(item);
  return {
    key: { pk, sk },
    before: before && itemOf(before),
    after: after && itemOf(after),
    sequence: '',
  };
};
async function write(change: Write) {
  await table.put(itemOf(change));
  return recordOf(undefined, change);
}
async function remove(change: Write) {
  const { pk, sk } = itemOf(change);
  await table.commit([{ label: 'gone', remove: { pk, sk } }]);
  return recordOf(change, undefined);
}
const counted = async () => (await derivedIn(table)).filter((line) => !line.includes('"people":0'));

async function madeAnew(all: Awaited<ReturnType<typeof write>>[]): Promise<string[]> {
  const empty = await startTable();
  await keepSubmissionRows(all, { table: empty, truth: table });
  return derivedIn(empty);
}

const marked = (releasedAt: string | null) => ({ state: 'marked' as const, releasedAt });

it('lists what counts by how far it is, whether it is late, came again or was not read', () => {
  const of = (submissions: OneSubmission[], markings: Own['markings'] = {}) =>
    listsOf({ submissions, markings });
  expect(of([])).toEqual([]);
  expect(of([one(1, 1, { isWithdrawn: true })])).toEqual([]);
  expect(of([one(1, 1)])).toEqual(['ALL', 'SUBMITTED']);
  expect(of([one(1, 1)], { 'S1-1': { state: 'begun', releasedAt: null } })).toEqual([
    'ALL',
    'SUBMITTED',
  ]);
  expect(of([one(1, 1, { isLate: true }), one(1, 2)])).toEqual(['ALL', 'SUBMITTED', 'RESUBMITTED']);
  expect(of([one(1, 1, { isLate: true })])).toEqual(['ALL', 'SUBMITTED', 'LATE']);
  expect(of([one(1, 1)], { 'S1-1': { state: 'returned', releasedAt: null } })).toEqual([
    'ALL',
    'RETURNED',
  ]);
  expect(of([one(1, 1)], { 'S1-1': marked(null) })).toEqual(['ALL', 'MARKED']);
  expect(of([one(1, 1)], { 'S1-1': marked(at(0)) })).toEqual(['ALL', 'RELEASED', 'UNREAD']);
  expect(of([one(1, 1, { readAt: at(3) })], { 'S1-1': marked(at(0)) })).toEqual([
    'ALL',
    'RELEASED',
  ]);
  const looked = (isAnswered: boolean) => ({ readAt: at(3), look: { askedAt: at(4), isAnswered } });
  expect(of([one(1, 1, looked(false))], { 'S1-1': marked(at(0)) })).toEqual([
    'ALL',
    'RELEASED',
    'LOOK',
  ]);
  expect(of([one(1, 1, looked(true))], { 'S1-1': marked(at(0)) })).toEqual(['ALL', 'RELEASED']);
  // It counts no more, and so does how it was marked.
  expect(of([one(1, 1), one(1, 2)], { 'S1-1': marked(at(0)) })).toEqual([
    'ALL',
    'SUBMITTED',
    'RESUBMITTED',
  ]);
});

it('case 93: lists come to the same by a replay in any order, side by side, and from nothing', async () => {
  const people = Array.from({ length: 30 }, (_, person) => person);
  const first = (person: number): Write => ({
    person,
    own: { submissions: [one(person, 1, { isLate: person % 2 === 0 })], markings: {} },
  });
  const then = (person: number): Write => ({
    person,
    own: {
      submissions: first(person).own.submissions,
      markings:
        person % 3 === 0 ? {} : { [`S${person}-1`]: marked(person % 3 === 1 ? null : at(59)) },
    },
    version: 2,
  });
  const drafts = await write({ person: 40, own: { submissions: [], markings: {} } });
  const handedIn = await Promise.all(people.map((person) => write(first(person))));
  await Promise.all([
    keepSubmissionRows([...handedIn, drafts], deps),
    keepSubmissionRows(handedIn.toReversed(), deps),
    keepSubmissionRows(handedIn.slice(3, 9), deps),
  ]);
  expect(await submissionRows.sums(table, assignmentId)).toEqual({
    people: 30,
    submitted: 30,
    returned: 0,
    marked: 0,
    released: 0,
  });
  const page = { limit: 100, start: undefined };
  const late = await submissionRows.list(table, assignmentId, 'LATE', page);
  expect(late.items.map(({ userId }) => userId)).toEqual(
    people.filter((person) => person % 2 === 0).map((person) => `u${person}`),
  );
  const now = await Promise.all(people.map((person) => write(then(person))));
  await keepSubmissionRows(now, deps);
  await keepSubmissionRows([...handedIn, ...now], deps);
  expect(await submissionRows.sums(table, assignmentId)).toEqual({
    people: 30,
    submitted: 10,
    returned: 0,
    marked: 10,
    released: 10,
  });
  expect(await derivedIn(table)).toEqual(await madeAnew([...now, drafts]));
  expect((await submissionRows.toMark(table, grace, page)).items).toHaveLength(10);
  // The course is handed over: whoever finds a row makes it anew.
  await teach(emmy);
  await keepSubmissionRows(now, deps);
  expect((await submissionRows.toMark(table, grace, page)).items).toEqual([]);
  expect((await submissionRows.toMark(table, emmy, page)).items).toHaveLength(10);
  // Some take it back, others go.
  const back = (person: number): Write => ({
    person,
    own: { submissions: [one(person, 1, { isWithdrawn: true })], markings: {} },
    version: 3,
  });
  const gone = await Promise.all(
    people.map((person) => (person < 15 ? write(back(person)) : remove(then(person)))),
  );
  await keepSubmissionRows([...gone, ...handedIn], deps);
  expect(await counted()).toEqual([]);
});
