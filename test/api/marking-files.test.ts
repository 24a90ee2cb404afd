import { describe, expect, it } from 'vitest';
import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { leaveWork } from '#functions/events/projections/groups/leave-work.ts';
import { makeCourse } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
import { openRawTable } from '../world/raw-table.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { readyFile, sendFile } from '../world/work-file.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const colleague = await newPerson('admins');
const course = await makeCourse(world, teacher);
const { courseId } = course;

const gave = (points: number, comment = 'Clear.') => ({
  choices: [],
  points: points * 10_000,
  comment,
  isLateWaived: false,
  comments: [],
});

/** What somebody handed in for an assignment of ten points. */
async function handedIn(changes: object = {}) {
  const assignmentId = await createTextAssignment(world, teacher, course, changes);
  const params = { courseId, assignmentId };
  const learner = await learnerOf(world, course);
  const submissionId = await plantSubmission(table, { userId: learner.userId, ...params });
  await runtime.drained();
  const one = { params: { submissionId } };
  const work = { kind: 'marking' as const, submissionId };
  return {
    params,
    learner,
    submissionId,
    work,
    file: (by: Person = teacher, fileName = 'annotated.jpg') =>
      readyFile(world, by, work, { fileName }),
    get: (by: Person = teacher) => ok(by, 'submissions.get', one),
    save: (
      version: number | null,
      files: string[] | undefined,
      { by = teacher, isReady = false, points = 8 } = {},
    ) =>
      call(by, 'submissions.saveMarking', {
        ...one,
        body: { version, marking: gave(points), ...(files && { files }), isReady },
      }),
    release: async () => {
      await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
      await runtime.drained();
    },
    read: (number = '1') =>
      ok(learner, 'assignments.getSubmission', { params: { ...params, number } }),
  };
}

const stands = async (mediaId: string) => {
  const file = await workFiles.get(table, mediaId);
  return file && { named: file.named, stays: file.expiresAt === undefined };
};

describe('files that are given with a marking', () => {
  it('are named by it with name, size and hash, opened by who marks, and taken away again', async () => {
    const it = await handedIn();
    const [first, second] = [await it.file(), await it.file(teacher, 'more.jpg')];
    expect(await stands(first)).toEqual({ named: 0, stays: false });
    const saved = await it.save(null, [second, first]);
    expect(saved.body?.files).toMatchObject([
      { mediaId: second, fileName: 'more.jpg', contentType: 'image/jpeg' },
      {
        mediaId: first,
        fileName: 'annotated.jpg',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(await stands(first)).toEqual({ named: 1, stays: true });
    const { marking, links } = await it.get(colleague);
    expect(marking?.files.map(({ mediaId }) => mediaId)).toEqual([second, first]);
    expect(links.map(({ mediaId }) => mediaId).toSorted()).toEqual([first, second].toSorted());
    // Who writes on and says nothing of files leaves them as they are.
    const kept = await it.save(1, undefined);
    expect(kept.body?.files).toHaveLength(2);
    expect((await it.save(2, [first])).body?.files).toHaveLength(1);
    expect(await stands(second)).toEqual({ named: 0, stays: false });
    expect(await stands(first)).toEqual({ named: 1, stays: true });
  });

  it('are shown to whoever handed in from the release on, as they were given then', async () => {
    const it = await handedIn();
    const [first, second] = [await it.file(), await it.file(teacher, 'second.jpg')];
    await it.save(null, [first], { isReady: true });
    await it.release();
    const { feedback, links } = await it.read();
    expect(feedback?.files).toMatchObject([{ mediaId: first, fileName: 'annotated.jpg' }]);
    expect(links.map(({ mediaId }) => mediaId)).toEqual([first]);
    const bytes = await fetch(links[0]?.url ?? '');
    expect(bytes.status).toBe(200);
    // Somebody works at another marking: what was given stays, also where that names it no more.
    await it.save(1, [second]);
    expect((await it.read()).feedback?.files).toMatchObject([{ mediaId: first }]);
    expect(await stands(first)).toEqual({ named: 1, stays: true });
    await it.save(2, [second], { isReady: true });
    expect((await it.read()).feedback?.files).toMatchObject([{ mediaId: second }]);
    expect(await stands(first)).toEqual({ named: 0, stays: false });
  });

  it('go back at once with what is returned', async () => {
    const it = await handedIn();
    const mediaId = await it.file();
    await it.save(null, [mediaId]);
    await ok(teacher, 'submissions.return', {
      params: { submissionId: it.submissionId },
      body: { version: 1, reason: 'Say more.' },
    });
    expect((await it.read()).feedback).toMatchObject({ kind: 'returned', files: [{ mediaId }] });
  });

  it('of two who mark apart are their own, and those of the first are given where they agree', async () => {
    const it = await handedIn({ secondMarker: { tolerancePercent: 10 } });
    const [mine, theirs] = [await it.file(teacher), await it.file(colleague, 'theirs.jpg')];
    await it.save(null, [mine], { isReady: true });
    expect((await it.get(colleague)).marking).toBeNull();
    expect(JSON.stringify(await it.get(colleague))).not.toContain(mine);
    await it.save(null, [theirs], { by: colleague, isReady: true, points: 7 });
    const work = await it.get(colleague);
    expect(work.double?.both.map(({ files }) => files.map(({ mediaId }) => mediaId))).toEqual([
      [mine],
      [theirs],
    ]);
    expect(work.marking?.files).toMatchObject([{ mediaId: mine }]);
    expect(work.links).toHaveLength(2);
    expect(await stands(mine)).toEqual({ named: 1, stays: true });
    await it.release();
    expect((await it.read()).feedback?.files).toMatchObject([{ mediaId: mine }]);
    // They agree anew on the other's: what was given takes its place, and both keep their own.
    await ok(teacher, 'submissions.agree', {
      params: { submissionId: it.submissionId },
      body: { on: 'open', version: work.marking?.version ?? 0, reason: 'We talked.' },
    });
    const open = await it.get(teacher);
    await it.save(open.marking?.version ?? 0, [], { isReady: true, points: 3 });
    expect(await stands(mine)).toEqual({ named: 1, stays: true });
    const apart = await it.get(colleague);
    await it.save(apart.marking?.version ?? 0, undefined, { by: colleague, isReady: true });
    await ok(teacher, 'submissions.agree', {
      params: { submissionId: it.submissionId },
      body: {
        on: 'second',
        version: (await it.get(colleague)).double?.both[1]?.version ?? 0,
        reason: 'Theirs.',
      },
    });
    expect((await it.read()).feedback?.files).toMatchObject([{ mediaId: theirs }]);
    expect(await stands(mine)).toEqual({ named: 0, stays: false });
    expect(await stands(theirs)).toEqual({ named: 1, stays: true });
  });

  it('are refused where they are not ready, twice the same, or too many, and nothing is saved', async () => {
    const it = await handedIn();
    const pending = await ok(teacher, 'media.createWorkUpload', {
      body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10, work: it.work },
    });
    const unready = await it.save(null, [pending.file.mediaId]);
    expect([unready.status, unready.problem?.code]).toEqual([409, 'media_not_ready']);
    const mediaId = await it.file();
    for (const files of [
      [mediaId, mediaId],
      Array.from({ length: mostFeedbackFiles + 1 }, (_, at) => mediaId.slice(0, -2) + (10 + at)),
    ])
      expect((await it.save(null, files)).problem?.code).toBe('invalid_request');
    expect((await it.get()).marking).toBeNull();
  });

  it('are of the kinds and sizes that may be handed in', async () => {
    const it = await handedIn();
    const ask = (fileName: string, contentType: 'text/vtt' | 'application/pdf', bytes: number) =>
      call(teacher, 'media.createWorkUpload', {
        body: { fileName, contentType, bytes, work: it.work },
      });
    expect((await ask('a.vtt', 'text/vtt', 10)).problem).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: ['contentType'], code: 'wrong_media_type' }],
    });
    expect((await ask('a.pdf', 'application/pdf', 100_000_001)).problem?.code).toBe('too_large');
  });

  it('are brought back by a marker for what went to them, read by who teaches, and stay when the marker goes', async () => {
    const it = await handedIn();
    const marker = await newPerson('teachers');
    await runtime.drained();
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId },
      body: { email: marker.email, groupIds: [] },
    });
    const { submissionId } = it;
    await ok(teacher, 'submissions.assign', {
      params: it.params,
      body: { submissionIds: [submissionId], markers: [marker.userId] },
    });
    await runtime.drained();
    // By what the site asks to find it by its code, and to name what it sent.
    const { items } = await ok(marker, 'submissions.list', { params: it.params });
    expect(items.map((one) => one.submissionId)).toEqual([submissionId]);
    const mediaId = await it.file(marker);
    expect((await it.save(null, [mediaId], { by: marker })).status).toBe(200);
    expect((await it.get(marker)).links.map((one) => one.mediaId)).toEqual([mediaId]);
    await ok(teacher, 'submissions.removeMarker', {
      params: { courseId, userId: marker.userId },
    });
    await runtime.drained();
    expect((await it.get(teacher)).marking?.files).toMatchObject([{ mediaId }]);
    expect(await stands(mediaId)).toEqual({ named: 1, stays: true });
  });

  it('take a second change of one version for stale, and attach nothing', async () => {
    const it = await handedIn();
    const [first, second] = [await it.file(), await it.file(colleague)];
    await it.save(null, [first]);
    const stale = await it.save(null, [second], { by: colleague });
    expect([stale.status, stale.problem?.code]).toEqual([409, 'stale_version']);
    expect(await stands(second)).toEqual({ named: 0, stays: false });
    // What somebody else gave stays, whoever saves.
    expect((await it.save(1, [first, second], { by: colleague })).body?.files).toHaveLength(2);
  });
});

describe('files that are given with the marking of a group', () => {
  it('are each member’s to read from the release on', async () => {
    const group = await openGroupWork(world, teacher);
    const [ada, ben] = group.three;
    await group.save(ada, null);
    const submitted = await group.submit(ada, 1);
    const submissionId = submitted.body?.submissionId ?? '';
    const work = { kind: 'marking' as const, submissionId };
    const mediaId = await readyFile(world, teacher, work);
    await ok(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: { version: null, marking: gave(8), files: [mediaId], isReady: true },
    });
    expect((await group.read(ben)).body?.feedback).toBeNull();
    await ok(teacher, 'submissions.release', {
      params: group.at,
      body: { submissionIds: null, at: null },
    });
    await runtime.drained();
    for (const member of group.three)
      expect((await group.read(member)).body?.feedback?.files).toMatchObject([{ mediaId }]);
    const item = await workFiles.get(table, mediaId);
    expect(item).toMatchObject({ named: 1, uploadedBy: teacher.userId });
  });

  it('go with the last of those who handed in', async () => {
    const group = await openGroupWork(world, teacher);
    await group.save(group.three[0], null);
    const submitted = await group.submit(group.three[0], 1);
    const submissionId = submitted.body?.submissionId ?? '';
    const work = { kind: 'marking' as const, submissionId };
    const [written, given] = [
      await readyFile(world, teacher, work),
      await readyFile(world, teacher, work),
    ];
    const save = (version: number | null, file: string, isReady: boolean) =>
      ok(teacher, 'submissions.saveMarking', {
        params: { submissionId },
        body: { version, marking: gave(8), files: [file], isReady },
      });
    await save(null, given, true);
    await ok(teacher, 'submissions.release', {
      params: group.at,
      body: { submissionIds: null, at: null },
    });
    await runtime.drained();
    await save(1, written, false);
    await ok(teacher, 'groups.remove', { params: { ...group.set, groupId: group.first } });
    await runtime.drained();
    const all = await openRawTable(world).items();
    const works = all.filter(
      ({ entity, assignmentId }) =>
        entity === 'GroupWork' && assignmentId === group.at.assignmentId,
    );
    expect(works).toHaveLength(3);
    for (const before of works) {
      expect(await stands(given)).toEqual({ named: 1, stays: true });
      await leaveWork(table, { before, after: undefined } as never);
    }
    for (const mediaId of [written, given]) expect(await stands(mediaId)).toBeNull();
  });

  it('can be sent while somebody hands in, and wait for who names them', async () => {
    const it = await handedIn();
    const mediaId = await sendFile(world, teacher, it.work);
    await runtime.drained();
    expect(await ok(teacher, 'media.getWorkFile', { params: { mediaId } })).toMatchObject({
      state: 'ready',
      work: it.work,
    });
  });
});
