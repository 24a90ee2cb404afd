import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { keys } from '#functions/data/keys.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { leaveDrafts, leaveWork } from './leave-work.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const at = '2026-03-01T00:00:00.000Z';

/** The record of an account that goes with what it handed in with a group. */
const gone = (
  userId: string,
  place: { courseId: string; assignmentId: string; group: { setId: string; groupId: string } },
) => ({
  key: keys.groupWork(userId, place.courseId, place.assignmentId),
  before: { entity: 'GroupWork', userId, ...place, number: 1 },
  after: undefined,
  sequence: '1',
});

it('takes an account that goes from the place of its group in peer review, and the place with the last', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const members = [first, second];
  const group = { setId: ulid(), groupId: ulid() };
  const place = { courseId: ulid(), assignmentId: ulid(), group };
  const submissionId = ids.random();
  const facts = { submissionId, number: 1, submittedAt: at, isLate: false };
  const task = { dueAt: at, deliveredAt: null, passedOnAt: null, submissionId: ids.random() };
  await table.commit([
    ...submission.put(submissionOf({ ...place, ...facts, userId: first, members })),
    submissions.put({ ...place, userId: first }, null, {
      team: { name: { en: 'Ours' }, members },
      submissions: [{ ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null }],
      markings: {},
    }),
    peerSeats.put(null, {
      assignmentId: place.assignmentId,
      submissionId,
      userId: '',
      team: {
        groupId: group.groupId,
        members,
        reviewers: members.map((userId) => ({ userId, groupId: group.groupId })),
      },
      round: 1,
      isReplaced: false,
      gives: members.map((reviewerId) => ({ ...task, taskId: ids.random(), reviewerId })),
      gets: [],
    }),
  ]);
  const seat = () => peerSeats.get(table, place.assignmentId, submissionId);

  await leaveWork(table, gone(first, place));
  const left = await seat();
  expect(JSON.stringify(left)).not.toContain(first);
  expect(left?.team?.reviewers).toEqual([{ userId: second, groupId: group.groupId }]);
  expect(left?.gives.map(({ reviewerId }) => reviewerId)).toEqual([second]);
  // What comes twice changes nothing more.
  await leaveWork(table, gone(first, place));
  expect((await seat())?.gives).toEqual(left?.gives);

  await leaveWork(table, gone(second, place));
  expect(await seat()).toBeNull();
});

/** A group of which somebody was, with what it drafted and never handed in. */
async function drafted({ others = [] as string[] } = {}) {
  const [userId, courseId, assignmentId] = [randomUUID(), ulid(), ulid()];
  const group = { setId: ulid(), groupId: ulid() };
  const place = { userId, courseId, assignmentId, group };
  const name = { en: 'Ours' };
  const members = Object.fromEntries([userId, ...others].map((one) => [one, at]));
  const file = ids.random();
  const draft = { ...place, text: null, link: null, selfAssessment: [], files: [file] };
  await table.commit([
    groups.create({ courseId, ...group, name, members, moves: 1, version: 1 }),
    drafts.put(null, { ...draft, version: 1, savedAt: at }),
    submissions.put(place, null, { submissions: [], markings: {} }),
    {
      label: 'file',
      put: {
        ...keys.workFile(file),
        entity: 'WorkFile',
        mediaId: file,
        fileName: 'a.jpg',
        contentType: 'image/jpeg',
        bytes: 1,
        state: 'ready',
        createdAt: at,
        rejection: null,
        work: { kind: 'assignment', courseId, assignmentId },
        uploadedBy: userId,
        named: 1,
      },
    },
  ]);
  const record = {
    key: keys.membership(userId, courseId, group.setId),
    before: { entity: 'Membership', userId, courseId, ...group, joinedAt: at },
    after: undefined,
    sequence: '1',
  };
  const left = async () => ({
    draft: (await drafts.get(table, place)) !== null,
    work: (await submissions.get(table, place)) !== null,
    file: (await workFiles.get(table, file)) !== null,
  });
  return { userId, courseId, group, record, left };
}

const all = { draft: true, work: true, file: true };

it('case 109: takes what a group drafted with the account of the last of it, however often the record comes', async () => {
  const { record, left } = await drafted();
  const other = await drafted();
  await leaveDrafts(table, record);
  await leaveDrafts(table, record);
  expect(await left()).toEqual({ draft: false, work: false, file: false });
  expect(await other.left()).toEqual(all);
});

it('leaves what a group drafted of which somebody is there, or who left is, and what is of a group no more', async () => {
  const kept = await drafted({ others: [randomUUID()] });
  await leaveDrafts(table, kept.record);
  expect(await kept.left()).toEqual(all);
  const moved = await drafted();
  await table.commit([profiles.create(profileOf({ userId: moved.userId }))]);
  await leaveDrafts(table, moved.record);
  expect(await moved.left()).toEqual(all);
});

it('case 109: what waits in an empty group goes with the account of who left it last, and not where somebody came since', async () => {
  const accountGoes = async (userId: string) => {
    const profile = await profiles.get(table, userId);
    const noted = await table.queryAll(z.looseObject({ pk: z.string(), sk: z.string() }), {
      pk: keys.profile(userId).pk,
      beginsWith: 'LEFT_GROUP#',
    });
    await table.commit([
      { label: 'profile', remove: keys.profile(userId) },
      ...noted.map(({ pk, sk }) => ({ label: 'noted', remove: { pk, sk } })),
    ]);
    expect(profile).not.toBeNull();
    for (const before of noted) {
      const { pk, sk } = before;
      await leaveDrafts(table, { key: { pk, sk }, before, after: undefined, sequence: '2' });
    }
    return noted.length;
  };
  const [alone, joined, empty] = [await drafted(), await drafted(), await drafted()];
  for (const { userId, record } of [alone, joined, empty]) {
    await table.commit([profiles.create(profileOf({ userId }))]);
    if (record === empty.record)
      await leaveDrafts(table, { ...record, before: { ...record.before, groupId: ulid() } });
    else for (const _ of [1, 2]) await leaveDrafts(table, record);
  }
  const { courseId, group } = joined;
  await table.commit([groups.enter({ courseId, ...group }, [randomUUID()], at, 10)]);
  for (const one of [alone, joined, empty]) expect(await one.left()).toEqual(all);

  expect(await accountGoes(alone.userId)).toBe(1);
  expect(await accountGoes(joined.userId)).toBe(1);
  // Of a group that is there no more, or works at nothing, nothing is noted.
  expect(await accountGoes(empty.userId)).toBe(0);
  expect(await alone.left()).toEqual({ draft: false, work: false, file: false });
  expect(await joined.left()).toEqual(all);
});

it('leaves it where somebody comes into the group in the very moment', async () => {
  const { courseId, group, record, left } = await drafted();
  let isFirst = true;
  const meanwhile: Table = {
    ...table,
    async commit(items) {
      if (isFirst) {
        isFirst = false;
        await table.commit([groups.enter({ courseId, ...group }, [randomUUID()], at, 10)]);
      }
      return table.commit(items);
    },
  };
  await leaveDrafts(meanwhile, record);
  expect(await left()).toEqual(all);
});
