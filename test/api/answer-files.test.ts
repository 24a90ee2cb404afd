import { beforeAll, describe, expect, it } from 'vitest';
import { essay, wantsFiles } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyFile, sendFile } from '../world/work-file.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const raw = openRawTable(world);
const teacher = await newPerson('teachers');

let quiz: MadeQuiz;
beforeAll(async () => {
  quiz = await makeQuiz(world, teacher, [wantsFiles(), wantsFiles('Another.'), essay()]);
});

/** Somebody with an attempt that runs. */
async function scene(learner?: Person) {
  const person = learner ?? (await learnerOf(world, quiz));
  const place = await begin(world, person, quiz);
  const slotAt = (at: number) => quiz.slots[at]?.slotId ?? '';
  const workAt = (at: number) => ({ kind: 'attempt' as const, ...place, slotId: slotAt(at) });
  let sequence = 0;
  const save = (files: string[] | null, { at = 0, by = person, number = (sequence += 1) } = {}) =>
    call(by, 'quizzes.saveAnswer', {
      params: { ...place, slotId: slotAt(at) },
      body: { sequence: number, answer: files && { type: 'file', files }, flagged: false },
    });
  const refused = async (...asked: Parameters<typeof save>) => (await save(...asked)).problem?.code;
  return {
    person,
    place,
    workAt,
    save,
    refused,
    ready: (name = 'drawing.jpg', at = 0) =>
      readyFile(world, person, workAt(at), { fileName: name }),
    attempt: () => ok(person, 'quizzes.getAttempt', { params: place }),
    submit: () => ok(person, 'quizzes.submit', { params: place, body: {} }),
    file: (mediaId: string) => ok(person, 'media.getWorkFile', { params: { mediaId } }),
    remove: (mediaId: string) => call(person, 'media.removeWorkFile', { params: { mediaId } }),
    marked: () => ok(teacher, 'attempts.get', { params: { ...place, userId: person.userId } }),
  };
}

const named = async (mediaId: string) =>
  (await raw.items()).find((item) => item.pk === `WORK_FILE#${mediaId}`)?.named;
const namesOf = (links: { fileName: string }[]) => links.map(({ fileName }) => fileName);

describe('an answer with files', () => {
  it('is saved, shows its files again, and keeps them', async () => {
    const { save, ready, attempt, file } = await scene();
    const first = await ready('one.jpg');
    const second = await ready('two.jpg');
    expect((await file(first)).goesAt).not.toBeNull();
    expect(await save([second, first])).toMatchObject({ status: 200 });
    const { questions, links } = await attempt();
    expect(questions[0]?.answer).toEqual({ type: 'file', files: [second, first] });
    expect(namesOf(links).toSorted()).toEqual(['one.jpg', 'two.jpg']);
    expect((await fetch(links[0]?.url ?? '')).status).toBe(200);
    expect((await file(first)).goesAt).toBeNull();
    // What it names no longer goes after a day; what it goes on naming is counted once.
    expect(await save([first])).toMatchObject({ status: 200 });
    expect((await file(second)).goesAt).not.toBeNull();
    expect([await named(first), await named(second)]).toEqual([1, 0]);
    expect(await save(null)).toMatchObject({ status: 200 });
    expect(await named(first)).toBe(0);
    expect((await attempt()).links).toEqual([]);
  });

  it('case 44: names no file that is still on its way, and none that was refused', async () => {
    const { person, workAt, refused, attempt } = await scene();
    const onItsWay = await ok(person, 'media.createWorkUpload', {
      body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 10, work: workAt(0) },
    });
    expect(await refused([onItsWay.file.mediaId])).toBe('media_not_ready');
    const content = new TextEncoder().encode('<p>No picture</p>');
    const wrong = await readyFile(world, person, workAt(0), { content });
    expect(await refused([wrong])).toBe('media_not_ready');
    expect((await attempt()).questions[0]?.answer).toBeNull();
  });

  it('case 55: names nobody else’s file, none of another question or attempt, and no more than are wanted', async () => {
    const mine = await scene();
    const theirs = await scene();
    const foreign = await theirs.ready();
    expect(await mine.refused([foreign])).toBe('not_found');
    await theirs.save([foreign]);
    expect(await mine.refused([foreign])).toBe('not_found');
    const elsewhere = await mine.ready('b.jpg', 1);
    expect(await mine.refused([elsewhere])).toBe('not_found');
    const three = [await mine.ready(), await mine.ready(), await mine.ready()];
    expect(await mine.save(three)).toMatchObject({
      problem: { code: 'invalid_request', issues: [{ path: ['answer'], code: 'too_many' }] },
    });
    // Of somebody else's attempt nobody can say that there is one.
    expect(await mine.refused([foreign], { by: theirs.person })).toBe('not_found');
    expect(
      await call(teacher, 'media.getWorkFile', { params: { mediaId: foreign } }),
    ).toMatchObject({ status: 404 });
  });

  it('case 87: counts a file once, whichever of two devices was faster', async () => {
    const { save, ready } = await scene();
    const mediaId = await ready();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => save([mediaId], { number: at + 1 })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await named(mediaId)).toBe(1);
    expect(await save([], { number: 9 })).toMatchObject({ status: 200 });
    expect(await named(mediaId)).toBe(0);
    const late = await save([mediaId], { number: 2 });
    expect(late.problem).toMatchObject({ code: 'newer_answer_saved', current: { sequence: 9 } });
    expect(await named(mediaId)).toBe(0);
  });
});

it('case 57: a file that is taken back before anything names it goes, bytes and all', async () => {
  const { ready, remove, person } = await scene();
  const mediaId = await ready();
  const { link } = await ok(person, 'media.getWorkFile', { params: { mediaId } });
  const space = async () =>
    (await raw.items()).find((it) => it.entity === 'StorageUse' && it.pk.includes(person.userId));
  expect(await space()).toMatchObject({ files: 1 });
  expect((await fetch(link?.url ?? '')).status).toBe(200);
  await remove(mediaId);
  await runtime.drained();
  expect(await space()).toMatchObject({ files: 0, bytes: 0 });
  // So does the store answer for what is not there.
  expect((await fetch(link?.url ?? '')).status).toBe(403);
});

describe('an attempt with files that has ended', () => {
  it('cases 45 and 47: keeps what it named: nothing is taken out, put in or written in its place', async () => {
    const { place, person, save, refused, ready, remove, submit, workAt, file } = await scene();
    const mediaId = await ready();
    await save([mediaId]);
    const before = await file(mediaId);
    const late = await ready('late.jpg');
    const form = await ok(person, 'media.createWorkUpload', {
      body: { fileName: 'x.jpg', contentType: 'image/jpeg', bytes: 10, work: workAt(0) },
    });
    await submit();
    expect(await refused([mediaId, late])).toBe('attempt_ended');
    expect(await refused([])).toBe('attempt_ended');
    expect((await remove(mediaId)).problem?.code).toBe('media_in_use');
    const again = await call(person, 'media.createWorkUpload', {
      body: { fileName: 'x.jpg', contentType: 'image/jpeg', bytes: 10, work: workAt(0) },
    });
    expect(again.problem?.code).toBe('attempt_ended');
    expect(form.upload.fields['key']).not.toContain(mediaId);
    const { link: _, ...kept } = await file(mediaId);
    const { link: __, ...asItWas } = before;
    expect(kept).toEqual(asItWas);
    // What was on its way, and what nothing names, is in no answer.
    const { questions } = await ok(teacher, 'attempts.get', {
      params: { ...place, userId: person.userId },
    });
    expect(questions[0]?.answer).toEqual({ type: 'file', files: [mediaId] });
    expect((await file(late)).goesAt).not.toBeNull();
  });

  it('shows its files to who marks it, and to its learner as far as the quiz shows answers', async () => {
    const { place, person, save, ready, marked, submit } = await scene();
    const mediaId = await ready('plan.jpg');
    await save([mediaId]);
    await submit();
    const { links, questions } = await marked();
    expect(namesOf(links)).toEqual(['plan.jpg']);
    expect((await fetch(links[0]?.url ?? '')).status).toBe(200);
    const { slotId, step } = questions[0] ?? {};
    expect(step).toMatchObject({ isWaiting: true, points: null });
    const result = () => ok(person, 'quizzes.getResult', { params: place });
    expect(namesOf((await result()).links)).toEqual(['plan.jpg']);
    const { params } = quiz;
    const stranger = await newPerson('teachers');
    expect(
      await call(stranger, 'attempts.get', { params: { ...place, userId: person.userId } }),
    ).toMatchObject({ status: 404 });
    await ok(teacher, 'attempts.mark', {
      params: { ...params, ...place, userId: person.userId, slotId: slotId ?? '' },
      body: { points: 10_000, comment: 'A fine plan.', version: 1 },
    });
    expect((await marked()).questions[0]?.step).toMatchObject({ points: 10_000 });
  });

  it('hides its files where the quiz shows no answers', async () => {
    const none = {
      score: false,
      answers: false,
      verdicts: false,
      feedback: false,
      key: false,
    };
    const shows = { afterSubmit: none, afterClose: none };
    const silent = await makeQuiz(world, teacher, [wantsFiles()], { shows });
    const learner = await learnerOf(world, silent);
    const place = await begin(world, learner, silent);
    const slotId = silent.slots[0]?.slotId ?? '';
    const mediaId = await readyFile(world, learner, { kind: 'attempt', ...place, slotId });
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...place, slotId },
      body: { sequence: 1, answer: { type: 'file', files: [mediaId] }, flagged: false },
    });
    await ok(learner, 'quizzes.submit', { params: place, body: {} });
    const result = await ok(learner, 'quizzes.getResult', { params: place });
    expect(result.links).toEqual([]);
    expect(JSON.stringify(result)).not.toContain(mediaId);
  });

  it('lets its files be changed again once it was reopened', async () => {
    const { place, person, save, ready, submit, file } = await scene();
    const mediaId = await ready();
    await save([mediaId]);
    await submit();
    await ok(teacher, 'attempts.reopen', {
      params: { ...place, userId: person.userId },
      body: { reason: 'The alarm went off.', minutes: 10 },
    });
    const other = await ready('other.jpg');
    expect(await save([other])).toMatchObject({ status: 200 });
    expect((await file(mediaId)).goesAt).not.toBeNull();
    expect((await file(other)).goesAt).toBeNull();
  });
});

it('case 108: who takes their data along gets a link to each file that they handed in', async () => {
  const { person, save, ready, workAt } = await scene();
  const mediaId = await ready('mine.jpg');
  await save([mediaId]);
  await sendFile(world, person, workAt(0), { content: new TextEncoder().encode('no picture') });
  await runtime.drained();
  const { files, items } = await ok(person, 'accounts.exportMe');
  expect(namesOf(files)).toEqual(['mine.jpg']);
  expect((await fetch(files[0]?.url ?? '')).status).toBe(200);
  const one = items.find((item) => item['mediaId'] === mediaId);
  expect(one).toMatchObject({ entity: 'WorkFile', work: { kind: 'attempt' } });
});
