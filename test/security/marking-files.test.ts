import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { createFilesAssignment } from '../world/assignments.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { readyFile } from '../world/work-file.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);
const { courseId } = course;

const eight = { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] };
const canary = 'canary-of-a-file.jpg';

async function assignmentWith(people: number, changes: object = {}) {
  const assignmentId = await createTextAssignment(world, teacher, course, changes);
  const params = { courseId, assignmentId };
  const all = await Promise.all(
    Array.from({ length: people }, async () => {
      const learner = await learnerOf(world, course);
      const submissionId = await plantSubmission(table, { userId: learner.userId, ...params });
      return { learner, submissionId, work: { kind: 'marking' as const, submissionId } };
    }),
  );
  await runtime.drained();
  const [first, second = first] = all;
  if (!first || !second) throw new Error('There is nobody.');
  return { params, first, second };
}

type One = Awaited<ReturnType<typeof assignmentWith>>['first'];

const save = (by: Person, { submissionId }: One, files: string[], version: number | null = null) =>
  call(by, 'submissions.saveMarking', {
    params: { submissionId },
    body: { version, marking: eight, files, isReady: true },
  });
const ask = (by: Person, { work }: One) =>
  call(by, 'media.createWorkUpload', {
    body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10, work },
  });
const release = async (params: { courseId: string; assignmentId: string }) => {
  await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
  await runtime.drained();
};

describe('case 18: a file that is given with a marking', () => {
  it('is sent by who may mark the work, and by nobody else', async () => {
    const { first, second } = await assignmentWith(2);
    for (const by of [first.learner, second.learner, await newPerson('teachers')])
      expect((await ask(by, first)).problem?.code).toBe('not_found');
    expect((await ask(teacher, first)).status).toBe(201);
  });

  it('is read by nobody else who handed something in, before and after the release', async () => {
    const { params, first, second } = await assignmentWith(2);
    const mediaId = await readyFile(world, teacher, first.work, { fileName: canary });
    await save(teacher, first, [mediaId]);
    await save(teacher, second, []);
    await release(params);
    const mine = { params: { ...params, number: '1' } };
    expect(JSON.stringify(await ok(first.learner, 'assignments.getSubmission', mine))).toContain(
      mediaId,
    );
    const theirs = await ok(second.learner, 'assignments.getSubmission', mine);
    expect(JSON.stringify(theirs)).not.toContain(mediaId);
    for (const { learner } of [first, second])
      expect(
        (await call(learner, 'media.getWorkFile', { params: { mediaId } })).problem?.code,
      ).toBe('not_found');
  });

  it('case 55: is of this very submission, and of who sends it', async () => {
    const { first, second } = await assignmentWith(2);
    const colleague = await newPerson('admins');
    const [ofOther, ofColleague] = [
      await readyFile(world, teacher, second.work),
      await readyFile(world, colleague, first.work),
    ];
    for (const mediaId of [ofOther, ofColleague])
      expect((await save(teacher, first, [mediaId])).problem?.code).toBe('not_found');
    const assignmentId = await createFilesAssignment(world, teacher, course);
    const params = { courseId, assignmentId };
    const { learner } = first;
    const handedIn = await readyFile(world, learner, { kind: 'assignment', ...params });
    expect((await save(teacher, first, [handedIn])).problem?.code).toBe('not_found');
    // Nor does somebody put the file of a marking into what they hand in.
    for (const mediaId of [ofColleague, ofOther]) {
      const answer = await call(learner, 'assignments.saveDraft', {
        params,
        body: {
          version: null,
          draft: { text: null, link: null, files: [mediaId], selfAssessment: [] },
        },
      });
      expect(answer.problem?.code).toBe('not_found');
    }
  });
});

describe('case 19: a file of a marking that is not released', () => {
  it('is told of nowhere to whoever handed in', async () => {
    const { params, first } = await assignmentWith(1);
    const { learner } = first;
    const everything = async () => {
      await runtime.drained();
      return JSON.stringify([
        await ok(learner, 'assignments.get', { params: { assignmentId: params.assignmentId } }),
        await ok(learner, 'assignments.getSubmission', { params: { ...params, number: '1' } }),
        await ok(learner, 'assignments.list', {}),
        await ok(learner, 'progress.getDashboard'),
        await ok(learner, 'accounts.exportMe'),
      ]);
    };
    const mediaId = await readyFile(world, teacher, first.work, { fileName: canary });
    for (const secret of [mediaId, canary]) expect(await everything()).not.toContain(secret);
    await save(teacher, first, [mediaId]);
    for (const secret of [mediaId, canary]) expect(await everything()).not.toContain(secret);
    await release(params);
    expect(await everything()).toContain(canary);
    // It is read in the submission; what is handed out says nothing more.
    expect(JSON.stringify(await ok(learner, 'accounts.exportMe'))).not.toContain(canary);
  });
});

/** Lets colleagues mark in the course, and gives them a work. @returns them, in their order */
async function allocated(params: { courseId: string; assignmentId: string }, one: One, most = 1) {
  const markers: Person[] = [];
  for (let count = 0; count < most; count += 1) {
    const marker = await newPerson('teachers');
    await runtime.drained();
    const body = { email: marker.email, groupIds: [] };
    await ok(teacher, 'submissions.addMarker', { params: { courseId }, body });
    markers.push(marker);
  }
  await ok(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [one.submissionId], markers: markers.map(({ userId }) => userId) },
  });
  await runtime.drained();
  return markers as [Person, ...Person[]];
}

/** An answer without what differs from request to request. */
const saidBy = ({ status, problem }: { status: number; problem: object | null }) => [
  status,
  { ...problem, requestId: null, instance: null },
];

describe('case 20: a marker', () => {
  it('sends files for what was allocated to them, and for nothing else', async () => {
    const { params, first, second } = await assignmentWith(2);
    const [marker] = await allocated(params, first);
    expect((await ask(marker, second)).problem?.code).toBe('not_found');
    const mediaId = await readyFile(world, marker, first.work);
    expect((await save(marker, first, [mediaId])).status).toBe(200);
    expect((await save(marker, second, [mediaId])).problem?.code).toBe('not_found');
  });

  it('takes along and brings back what is theirs, and is told of somebody else’s work what is told of none', async () => {
    const { params, first, second } = await assignmentWith(2);
    const [marker] = await allocated(params, first);
    // Whose codes are known is what the list says; a code that was made up is asked for by nobody.
    const list = await ok(marker, 'submissions.list', { params });
    expect(list.items.map(({ submissionId }) => submissionId)).toEqual([first.submissionId]);
    const submissionId = `${second.submissionId.slice(0, -4)}0000`;
    const none = { ...second, submissionId, work: { kind: 'marking' as const, submissionId } };
    const mediaId = await readyFile(world, marker, first.work);
    const read = ({ submissionId: id }: One) =>
      call(marker, 'submissions.get', { params: { submissionId: id } });
    for (const act of [
      read,
      (one: One) => save(marker, one, [mediaId]),
      (one: One) => ask(marker, one),
    ])
      expect(saidBy(await act(second))).toEqual(saidBy(await act(none)));
    // What the teacher gave for the other work is named by no id of it.
    const others = await readyFile(world, teacher, second.work, { fileName: canary });
    expect((await save(marker, first, [others])).problem?.code).toBe('not_found');
    const unread = await call(marker, 'media.getWorkFile', { params: { mediaId: others } });
    expect(unread.problem?.code).toBe('not_found');
    expect((await save(marker, first, [mediaId])).body?.files).toMatchObject([{ mediaId }]);
  });

  it('gives nothing any more from the request on after which they do not mark', async () => {
    const { params, first } = await assignmentWith(1);
    const [marker] = await allocated(params, first);
    const mediaId = await readyFile(world, marker, first.work);
    await ok(teacher, 'submissions.removeMarker', {
      params: { courseId, userId: marker.userId },
    });
    expect((await save(marker, first, [mediaId])).problem?.code).toBe('not_found');
    expect((await ask(marker, first)).problem?.code).toBe('not_found');
    const work = await ok(teacher, 'submissions.get', {
      params: { submissionId: first.submissionId },
    });
    expect(work).toMatchObject({ marking: null });
  });
});

describe('case 19: of two markers', () => {
  it('neither reads what the other brought back before both have given theirs', async () => {
    const { params, first } = await assignmentWith(1, { secondMarker: { tolerancePercent: 5 } });
    const [one, other = one] = await allocated(params, first, 2);
    const seenBy = async (marker: Person) =>
      JSON.stringify([
        await ok(marker, 'submissions.list', { params }),
        await ok(marker, 'submissions.get', { params: { submissionId: first.submissionId } }),
      ]);
    const mine = await readyFile(world, one, first.work, { fileName: canary });
    expect((await save(one, first, [mine])).status).toBe(200);
    for (const secret of [mine, canary]) expect(await seenBy(other)).not.toContain(secret);
    const theirs = await readyFile(world, other, first.work, { fileName: 'theirs.jpg' });
    const body = { version: null, marking: eight, files: [theirs], isReady: false };
    await ok(other, 'submissions.saveMarking', {
      params: { submissionId: first.submissionId },
      body,
    });
    for (const secret of [theirs, 'theirs.jpg']) expect(await seenBy(one)).not.toContain(secret);
    // Nor can the one name what the other sent.
    expect((await save(one, first, [mine, theirs], 1)).problem?.code).toBe('not_found');
    expect((await save(other, first, [theirs], 1)).status).toBe(200);
    for (const marker of [one, other]) {
      const seen = await seenBy(marker);
      for (const mediaId of [mine, theirs]) expect(seen).toContain(mediaId);
    }
  });
});

describe('case 21: where nobody is to know who is who', () => {
  it('a file that is sent says nothing of whose work it is for, and the work nothing of who marked it', async () => {
    const { params, first } = await assignmentWith(1, { anonymous: true });
    const { learner } = first;
    const asked = await ask(teacher, first);
    const mediaId = await readyFile(world, teacher, first.work);
    const seen = await ok(teacher, 'media.getWorkFile', { params: { mediaId } });
    const marked = await save(teacher, first, [mediaId]);
    const work = await ok(teacher, 'submissions.get', {
      params: { submissionId: first.submissionId },
    });
    const markers = JSON.stringify([asked.body, seen, marked.body, work]);
    for (const secret of [learner.userId, learner.email]) expect(markers).not.toContain(secret);
    await release(params);
    const read = JSON.stringify(
      await ok(learner, 'assignments.getSubmission', { params: { ...params, number: '1' } }),
    );
    expect(read).toContain(mediaId);
    for (const secret of [teacher.userId, teacher.email]) expect(read).not.toContain(secret);
  });
});
