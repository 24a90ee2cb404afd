import { describe, expect, it } from 'vitest';
import { workOf } from '../world/assignments.ts';
import { openErasure } from '../world/erasing.ts';
import { openGroupWork } from '../world/group-work.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyFile } from '../world/work-file.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');
const admin = await newPerson('admins', 'Carmen');
const whenMarked = { marksRelease: { rule: 'whenMarked' as const }, attempts: 2 };

describe('a group of three', async () => {
  const scene = await openGroupWork(world, teacher, {
    ...whenMarked,
    completion: { rule: 'submitted' },
  });
  const { at, first, mark, page, place, read, save, second, submit, three } = scene;
  const [ada, bob, cleo] = three;
  const [dan, eve] = [await scene.learner(), await scene.learner()];
  await place([dan], second);
  const params = at;
  let submissionId = '';

  it('works at one draft: what one saves, the others go on with, over the version that they saw', async () => {
    expect(await page(ada)).toMatchObject({ isForGroups: true, draft: null, refusal: null });
    const { group } = await page(ada);
    expect(group?.name).toEqual({ en: 'Group 1' });
    expect(group?.members.map(({ userId }) => userId).toSorted()).toEqual(
      three.map(({ userId }) => userId).toSorted(),
    );
    expect(await save(ada, null, 'By Ada.')).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await page(bob)).toMatchObject({ state: 'draft', draft: { version: 1 } });
    expect(await save(bob, 1, 'By Bob.')).toMatchObject({ body: { version: 2 } });
    expect((await save(cleo, 1, 'By Cleo.')).problem).toMatchObject({
      code: 'stale_version',
      current: { version: 2 },
    });
  });

  it('shows nothing of it to another group, or to who has none, who are told that they cannot hand in', async () => {
    expect(await page(dan)).toMatchObject({ state: 'none', draft: null, refusal: null });
    expect(await page(eve)).toMatchObject({
      isForGroups: true,
      group: null,
      leftOutOf: null,
      draft: null,
      refusal: 'assignment_not_ready',
    });
    expect((await save(eve, null)).problem?.code).toBe('assignment_not_ready');
    expect((await submit(dan, 2)).problem?.code).toBe('stale_version');
  });

  it('hands in once: each has the receipt, a mark that waits, and is done with it', async () => {
    const { body } = await submit(bob, 2);
    submissionId = body?.submissionId ?? '';
    expect(await submit(cleo, 2)).toMatchObject({ status: 201, body: { submissionId, number: 1 } });
    for (const one of three) {
      const seen = await page(one);
      expect(seen).toMatchObject({ state: 'submitted', counts: 1, canWithdraw: true });
      expect(seen.submissions.map((receipt) => receipt.submissionId)).toEqual([submissionId]);
      expect((await read(one)).body).toMatchObject({ submissionId, feedback: null });
      const { items } = await ok(one, 'assignments.list');
      expect(items).toMatchObject([{ state: 'submitted', label: 'submitted' }]);
    }
    expect((await read(dan)).status).toBe(404);
    expect((await ok(dan, 'assignments.list')).items).toMatchObject([{ state: 'none' }]);
    for (const one of three) {
      const { outline } = await ok(one, 'catalog.getCourse', {
        params: { courseId: at.courseId },
      });
      expect(JSON.stringify(outline)).toContain('"state":"done"');
    }
  });

  it('is one row of those who mark, by its name and with who is in it; who is missing stands with their group', async () => {
    await runtime.drained();
    const { items, sums } = await ok(teacher, 'submissions.list', { params });
    expect(items).toMatchObject([{ submissionId, group: { name: { en: 'Group 1' } } }]);
    expect(items[0]?.group?.members.map(({ userId }) => userId).toSorted()).toEqual(
      three.map(({ userId }) => userId).toSorted(),
    );
    expect(sums).toMatchObject({ people: 1, submitted: 1 });
    const waits = await ok(teacher, 'submissions.listToMark');
    expect(waits.items).toMatchObject([{ submissionId, group: { name: { en: 'Group 1' } } }]);
    const missing = await ok(teacher, 'submissions.listNotSubmitted', { params });
    expect(missing.isForGroups).toBe(true);
    expect(new Map(missing.items.map(({ userId, group }) => [userId, group]))).toEqual(
      new Map([
        [dan.userId, { en: 'Group 2' }],
        [eve.userId, null],
      ]),
    );
  });

  it('case 108: is in the own data of each who handed in, without the others, and of nobody else', async () => {
    for (const one of three) {
      const { items } = await ok(one, 'accounts.exportMe');
      const works = items.filter((item) => item['entity'] === 'Submission');
      expect(works).toMatchObject([{ submissionId, userId: one.userId, number: 1 }]);
      expect(JSON.stringify(works)).toContain('By Bob.');
      for (const other of three)
        if (other !== one) expect(JSON.stringify(items)).not.toContain(other.userId);
    }
    await place([eve], first);
    for (const other of [dan, eve])
      expect(JSON.stringify(await ok(other, 'accounts.exportMe'))).not.toContain(submissionId);
    await place([eve], null);
  });

  it('stays who handed in: who leaves keeps it, and who comes later sees nothing of it and cannot hand in', async () => {
    await place([cleo], second);
    await place([eve], first);
    expect(await page(cleo)).toMatchObject({ state: 'submitted', counts: 1, leftOutOf: null });
    expect((await read(cleo)).body).toMatchObject({ submissionId });
    expect(await page(eve)).toMatchObject({
      state: 'none',
      draft: null,
      group: null,
      leftOutOf: { en: 'Group 1' },
      submissions: [],
      refusal: 'assignment_not_ready',
    });
    expect((await read(eve)).status).toBe(404);
    expect((await save(eve, 2)).problem?.code).toBe('assignment_not_ready');
    await place([eve], null);
  });

  it('is marked once, and each has a mark of their own, of which one may be excused alone', async () => {
    const excused = { isExcused: true, reason: 'Ill.' };
    await ok(teacher, 'submissions.excuse', {
      params: { ...params, userId: ada.userId },
      body: excused,
    });
    expect(await mark(submissionId, 80_000)).toMatchObject({ status: 200 });
    const scoreOf = async (person: Person) => {
      const { items } = await ok(person, 'assignments.list');
      return items.find(({ assignmentId }) => assignmentId === at.assignmentId)?.score;
    };
    expect(await scoreOf(bob)).toMatchObject({ points: 80_000 });
    expect(await scoreOf(cleo)).toMatchObject({ points: 80_000 });
    expect(await scoreOf(ada)).toBeNull();
    expect((await read(bob)).body).toMatchObject({
      feedback: { kind: 'released', mark: { points: 80_000 } },
    });
    expect((await read(ada)).body).toMatchObject({ feedback: null });
    const work = await ok(teacher, 'submissions.get', { params: { submissionId } });
    expect(work).toMatchObject({
      group: { name: { en: 'Group 1' } },
      feedback: { mark: { points: 80_000 } },
      history: [{ because: 'marked', to: 80_000 }, { because: 'submitted' }],
    });
  });

  it('asks once for another look, whoever does, and all read the answer', async () => {
    const asked = { params: { ...params, number: '1' }, body: { reason: 'Look again.' } };
    await ok(bob, 'assignments.requestLook', asked);
    expect(await call(dan, 'assignments.requestLook', asked)).toMatchObject({ status: 404 });
    expect((await read(cleo)).body).toMatchObject({ look: { reason: 'Look again.' } });
    await ok(teacher, 'submissions.answerLook', {
      params: { submissionId },
      body: { answer: 'It stays.' },
    });
    for (const one of three)
      expect((await read(one)).body).toMatchObject({ look: { answer: { text: 'It stays.' } } });
    await ok(cleo, 'assignments.readFeedback', { params: asked.params, body: {} });
    expect(
      await call(dan, 'assignments.readFeedback', { params: asked.params, body: {} }),
    ).toMatchObject({ status: 404 });
  });
});

describe('the files of a group', async () => {
  const scene = await openGroupWork(world, teacher, {
    handIn: {
      text: { mostWords: null },
      files: { accepts: ['image/jpeg'], most: 3, mostBytes: 50_000 },
      link: false,
      recording: null,
    },
  });
  const { at, learner, page, read, submit, three } = scene;
  const [ada, bob, cleo] = three;
  const work = { kind: 'assignment' as const, ...at };
  const sent = await readyFile(world, ada, work);
  const draft = (person: Person, version: number | null, files: string[]) =>
    call(person, 'assignments.saveDraft', {
      params: at,
      body: { version, draft: workOf('Ours.', files) },
    });

  it('cases 55 and 109: are named by who sent them, and kept by the others; who has no group sends none', async () => {
    expect((await draft(bob, null, [sent])).status).toBe(404);
    expect(await draft(ada, null, [sent])).toMatchObject({ status: 200 });
    const own = await readyFile(world, bob, work);
    expect(await draft(bob, 1, [sent, own])).toMatchObject({ status: 200 });
    expect((await page(cleo)).links.map(({ mediaId }) => mediaId)).toEqual([sent, own]);
    const alone = await call(await learner(), 'media.createWorkUpload', {
      body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 10, work },
    });
    expect(alone.problem?.code).toBe('assignment_not_ready');
    expect(await submit(cleo, 2)).toMatchObject({ status: 201 });
  });

  it('case 109: stay with the group when the account of who sent them goes, without a name', async () => {
    const { order, finish } = openErasure(world, admin);
    await order(ada);
    await finish();
    const { body, problem } = await read(bob);
    expect(problem).toBeNull();
    expect(body?.files.map(({ mediaId }) => mediaId)).toContain(sent);
    expect(body?.links).toHaveLength(2);
    const { items } = await ok(teacher, 'submissions.list', { params: at });
    expect(items[0]?.group?.members.map(({ userId }) => userId).toSorted()).toEqual(
      [bob, cleo].map(({ userId }) => userId).toSorted(),
    );
    const { submissionId = '' } = items[0] ?? {};
    expect(await scene.mark(submissionId, 50_000)).toMatchObject({ status: 200 });
    const left = await openRawTable(world).items();
    const files = left.filter(({ entity }) => entity === 'WorkFile');
    expect(files.map(({ mediaId }) => mediaId)).toContain(sent);
    const ofAda = left.filter((item) => item.pk === `USER#${ada.userId}`);
    expect(ofAda.map(({ entity }) => entity)).toEqual([]);
    await order(bob);
    await finish();
    await order(cleo);
    await finish();
    const after = await openRawTable(world).items();
    expect(
      after.filter(
        ({ pk }) => pk === `GROUP#${scene.first}` || pk === `SUBMISSION#${submissionId}`,
      ),
    ).toEqual([]);
    expect(after.filter(({ mediaId }) => mediaId === sent)).toEqual([]);
  });
});

describe('the work of a group', () => {
  it('case 18: is nobody’s but theirs, of no other group and of nobody who comes later, and stays theirs who leave', async () => {
    const { first, learner, page, place, read, save, second, submit, three } = await openGroupWork(
      world,
      teacher,
    );
    const [dan, late] = [await learner(), await learner()];
    await place([dan], second);
    await save(three[0], null, 'A secret.');
    await submit(three[0], 1);
    await place([three[2]], second);
    await place([late], first);
    expect(await page(three[2])).toMatchObject({ counts: 1 });
    expect((await read(three[2])).status).toBe(200);
    for (const one of [dan, late]) {
      expect(await page(one)).toMatchObject({ counts: null, draft: null, submissions: [] });
      expect(JSON.stringify(await page(one))).not.toContain('A secret.');
      expect((await read(one)).status).toBe(404);
    }
    expect((await save(late, 1)).problem?.code).toBe('assignment_not_ready');
  });

  it('case 86: is submitted by all at once and is one submission, with one mark for each', async () => {
    const { page, save, submit, three } = await openGroupWork(world, teacher);
    await save(three[0], null);
    const all = await Promise.all([...three, ...three].map((one) => submit(one, 1)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body?.submissionId)).size).toBe(1);
    for (const one of three) expect((await page(one)).submissions).toHaveLength(1);
  });

  it('case 18: is withdrawn for all, and is then again of whoever is in the group: what was handed in stays with who did', async () => {
    const { at, first, learner, page, place, read, save, submit, three } = await openGroupWork(
      world,
      teacher,
    );
    const [ada, bob, cleo] = three;
    await save(ada, null);
    await submit(ada, 1);
    const late = await learner();
    await place([cleo], null);
    await place([late], first);
    const params = { ...at, number: '1' };
    expect(await call(late, 'assignments.withdraw', { params })).toMatchObject({ status: 404 });
    await ok(bob, 'assignments.withdraw', { params });
    expect(await page(ada)).toMatchObject({ state: 'draft', counts: null });
    expect(await page(late)).toMatchObject({ state: 'draft', counts: null, submissions: [] });
    expect(await call(late, 'assignments.withdraw', { params })).toMatchObject({ status: 404 });
    expect((await submit(late, 1)).body).toMatchObject({ number: 2 });
    expect(await page(ada)).toMatchObject({ counts: 2 });
    // Who left before it was handed in again has what they handed in themselves.
    expect(await page(cleo)).toMatchObject({ group: null, counts: null });
    expect((await read(cleo, 1)).status).toBe(200);
    expect((await read(cleo, 2)).status).toBe(404);
    expect((await read(late, 1)).status).toBe(404);
    expect((await read(late, 2)).status).toBe(200);
  });

  it('case 18: is not taken along by the next group of somebody whose work counts with the one before', async () => {
    const { mark, page, place, read, save, second, submit, three, learner } = await openGroupWork(
      world,
      teacher,
      whenMarked,
    );
    const [moved, ...stay] = three;
    const next = await learner();
    await place([next], second);
    await save(moved, null, 'Of the first.');
    const ofFirst = (await submit(moved, 1)).body?.submissionId ?? '';
    await place([moved], second);
    await save(next, null, 'Of the second.');
    const ofSecond = (await submit(next, 1)).body?.submissionId ?? '';
    expect((await read(moved)).body).toMatchObject({ submissionId: ofFirst });
    for (const one of stay) expect((await read(one)).body?.submissionId).toBe(ofFirst);
    const of = await ok(teacher, 'submissions.get', { params: { submissionId: ofSecond } });
    expect(of.group?.members.map(({ userId }) => userId)).toEqual([next.userId]);
    // Each work gives its people their mark, and no other.
    await mark(ofSecond, 20_000);
    await mark(ofFirst, 90_000);
    const marked = await page(moved);
    expect(marked.submissions.map(({ submissionId }) => submissionId)).toEqual([ofFirst]);
    await runtime.drained();
    const grades = await ok(moved, 'grades.getOwn', { params: { courseId: of.courseId } });
    expect(grades.items.find(({ itemId }) => itemId === of.assignmentId)?.mark?.points).toBe(
      90_000,
    );
  });

  it('is of the group in which somebody is once nothing of theirs counts with the one before', async () => {
    const { page, place, save, second, submit, three, at, learner } = await openGroupWork(
      world,
      teacher,
      whenMarked,
    );
    const [moved] = three;
    const next = await learner();
    await place([next], second);
    await save(moved, null, 'Of the first.');
    await submit(moved, 1);
    await place([moved], second);
    await ok(moved, 'assignments.withdraw', { params: { ...at, number: '1' } });
    await save(next, null, 'Of the second.');
    const { body } = await submit(next, 1);
    expect((await page(moved)).submissions.at(-1)?.submissionId).toBe(body?.submissionId);
  });

  it('goes back to all, and case 19: shows nothing of a mark before its release, to anybody of it', async () => {
    const { at, mark, page, read, save, submit, three } = await openGroupWork(world, teacher, {
      attempts: 2,
    });
    await save(three[0], null);
    const { body } = await submit(three[1], 1);
    const submissionId = body?.submissionId ?? '';
    await mark(submissionId, 30_000);
    for (const one of three) {
      expect(await page(one)).toMatchObject({ state: 'submitted' });
      expect((await read(one)).body).toMatchObject({ feedback: null, canAskLook: false });
      expect(JSON.stringify(await ok(one, 'assignments.list'))).not.toContain('30000');
    }
    expect((await submit(three[0], 1)).body).toMatchObject({ number: 1 });
    expect((await save(three[2], 1)).problem?.code).toBe('submission_locked');
    await ok(teacher, 'submissions.return', {
      params: { submissionId },
      body: { version: 1, reason: 'More.' },
    });
    for (const one of three)
      expect(await page(one)).toMatchObject({ state: 'returned', refusal: null });
    await save(three[2], 1, 'More of it.');
    const again = await submit(three[2], 2);
    await mark(again.body?.submissionId ?? '', 90_000);
    await runtime.drained();
    await ok(teacher, 'submissions.release', {
      params: at,
      body: { submissionIds: null, at: null },
    });
    await runtime.drained();
    for (const one of three)
      expect((await read(one, 2)).body).toMatchObject({ feedback: { mark: { points: 90_000 } } });
  });

  it('case 46: has one extension, whoever of it is named, and who has no group has none', async () => {
    const { at, learner, page, three } = await openGroupWork(world, teacher, {
      due: { day: 10, time: '12:00', timeZone: 'UTC' },
    });
    const dueAt = '2035-01-01T12:00:00.000Z';
    const extension = { dueAt, closesAt: null, moreAttempts: 0, reason: 'A flood.' };
    const extend = (userId: string, version: number | null) =>
      call(teacher, 'submissions.extend', {
        params: { ...at, userId },
        body: { version, extension },
      });
    expect(await extend(three[0].userId, null)).toMatchObject({
      body: { extension: { group: { en: 'Group 1' } } },
    });
    expect((await extend(three[1].userId, null)).problem?.code).toBe('stale_version');
    expect(await page(three[2])).toMatchObject({ due: { at: dueAt, because: 'group' } });
    const { items } = await ok(teacher, 'submissions.listExtensions', { params: at });
    expect(items).toMatchObject([{ group: { en: 'Group 1' }, dueAt }]);
    expect((await extend((await learner()).userId, null)).problem?.code).toBe('not_found');
  });

  it('goes with a group that is removed as far as it is a draft, with the files that nothing else names', async () => {
    const { at, first, page, place, save, second, set, three, learner } = await openGroupWork(
      world,
      teacher,
      {
        handIn: {
          text: { mostWords: null },
          files: { accepts: ['image/jpeg'], most: 3, mostBytes: 50_000 },
          link: false,
          recording: null,
        },
      },
    );
    const [ada] = three;
    const dan = await learner();
    await place([dan], second);
    const file = await readyFile(world, ada, { kind: 'assignment', ...at });
    await ok(ada, 'assignments.saveDraft', {
      params: at,
      body: { version: null, draft: workOf('Ours.', [file]) },
    });
    await save(dan, null, 'Of another group.');
    await ok(teacher, 'groups.remove', { params: { ...set, groupId: first } });
    await runtime.drained();
    const items = await openRawTable(world).items();
    expect(items.filter(({ pk }) => pk === `GROUP#${first}`)).toEqual([]);
    const [kept] = items.filter(({ mediaId }) => mediaId === file);
    expect(kept).toMatchObject({ named: 0 });
    expect(Number(kept?.['expiresAt'])).toBeGreaterThan(Date.now() / 1000);
    expect(await page(ada)).toMatchObject({ draft: null, refusal: 'assignment_not_ready' });
    expect((await save(ada, null)).problem?.code).toBe('assignment_not_ready');
    expect((await save(ada, 1)).problem?.code).toBe('assignment_not_ready');
    expect(await page(dan)).toMatchObject({ draft: { version: 1 } });
  });

  it('goes with a set that is removed, too', async () => {
    const { first, save, set, three } = await openGroupWork(world, teacher);
    await save(three[0], null);
    await ok(teacher, 'groups.removeSet', { params: set });
    await runtime.drained();
    const items = await openRawTable(world).items();
    expect(items.filter(({ pk }) => pk === `GROUP#${first}`)).toEqual([]);
  });

  it('case 47: stays with its draft where it was handed in before the group was removed, and loses the draft once nothing of it counts', async () => {
    const { first, mark, page, read, save, set, submit, three } = await openGroupWork(
      world,
      teacher,
      whenMarked,
    );
    const [ada, bob] = three;
    await save(ada, null, 'Handed in.');
    const { body } = await submit(ada, 1);
    const submissionId = body?.submissionId ?? '';
    await ok(teacher, 'groups.remove', { params: { ...set, groupId: first } });
    await runtime.drained();
    const drafts = async () => {
      await runtime.drained();
      const items = await openRawTable(world).items();
      return items.filter(({ pk, entity }) => pk === `GROUP#${first}` && entity === 'Draft');
    };
    expect(await drafts()).toHaveLength(1);
    for (const one of three)
      expect((await read(one)).body).toMatchObject({ submissionId, number: 1 });
    // They go on with it as they are, and it is marked as it would have been.
    expect(await save(bob, 1, 'Handed in again.')).toMatchObject({ status: 200 });
    const again = await submit(bob, 2);
    expect(again.body).toMatchObject({ number: 2 });
    expect(await mark(again.body?.submissionId ?? '', 70_000)).toMatchObject({ status: 200 });
    expect((await read(ada, 2)).body).toMatchObject({ feedback: { mark: { points: 70_000 } } });
    expect(await drafts()).toHaveLength(1);

    const other = await openGroupWork(world, teacher, whenMarked);
    await other.save(other.three[0], null, 'Handed in.');
    await other.submit(other.three[0], 1);
    await ok(teacher, 'groups.remove', { params: { ...other.set, groupId: other.first } });
    await runtime.drained();
    await ok(other.three[1], 'assignments.withdraw', { params: { ...other.at, number: '1' } });
    await runtime.drained();
    const left = await openRawTable(world).items();
    expect(
      left.filter(({ pk, entity }) => pk === `GROUP#${other.first}` && entity === 'Draft'),
    ).toEqual([]);
    expect((await other.read(other.three[2])).body).toMatchObject({ number: 1 });
    expect(await page(ada)).toMatchObject({ counts: 2 });
  });

  it('is a group’s once it is there: who submits stays, and each student’s own work stays theirs', async () => {
    const scene = await openGroupWork(world, teacher, whenMarked);
    const { at, course, save, submit, three } = scene;
    const { courseId, moduleId } = course;
    const switchTo = async (blockId: string, groups: { setId: string } | null) => {
      const { block } = await ok(teacher, 'lessons.findBlock', { params: { blockId } });
      const { version, content } = block;
      return call(teacher, 'lessons.updateBlock', {
        params: { courseId, moduleId, blockId },
        body: { version, content: { ...content, groups } as typeof content },
      });
    };
    const set = { setId: scene.set.setId };
    // Before anybody has submitted it is as its teacher likes.
    expect((await switchTo(at.assignmentId, null)).status).toBe(200);
    expect((await switchTo(at.assignmentId, set)).status).toBe(200);
    await save(three[0], null);
    await submit(three[0], 1);
    await runtime.drained();
    expect((await switchTo(at.assignmentId, null)).problem?.code).toBe('work_submitted');

    const alone = { ...at, assignmentId: await scene.make({ groups: null }) };
    await save(three[1], null, 'Mine.', alone);
    await submit(three[1], 1, alone);
    await runtime.drained();
    expect((await switchTo(alone.assignmentId, set)).problem?.code).toBe('work_submitted');
    expect(await scene.page(three[1], alone)).toMatchObject({ state: 'submitted' });
  });
});
