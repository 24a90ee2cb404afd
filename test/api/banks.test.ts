import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { keys } from '#functions/data/keys.ts';
import { daysAgo, startArranging } from '../world/arranging.ts';
import { makeCourse } from '../world/courses.ts';
import {
  asQuestions,
  createQuestion,
  pictured,
  trueFalse,
  unfinished,
  type NewQuestion,
} from '../world/questions.ts';
import { readyMedia } from '../world/ready-media.ts';
import type { Person } from '../world/world.ts';

const { world, table, teacher, alter } = await startArranging();
const { call, newPerson, ok, runtime } = world;
const admin = await newPerson('admins');

type Change = SentBody<RouteById<'banks.changeQuestions'>>['change'];

/** A course of the teacher with its bank. */
async function newBank(): Promise<string> {
  const { courseId } = await makeCourse(world, teacher, { publish: false });
  return courseId;
}
const change = (bankId: string, questionIds: string[], one: Change, person: Person = teacher) =>
  call(person, 'banks.changeQuestions', { params: { bankId }, body: { questionIds, change: one } });
const get = (bankId: string, questionId: string) =>
  ok(teacher, 'banks.getQuestion', { params: { bankId, questionId } });
const add = (bankId: string, questions: NewQuestion[], person: Person = teacher) =>
  call(person, 'banks.createQuestions', { params: { bankId }, ...asQuestions(...questions) });

/** The ids of a list, once the stream is at rest, read page by page. */
async function idsOf(bankId: string, query: Record<string, string> = {}, person = teacher) {
  await runtime.drained();
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { questionId: string }[]; nextCursor: string | null } = await ok(
      person,
      'banks.listQuestions',
      { params: { bankId }, query: { ...query, ...(cursor && { cursor }) } },
    );
    ids.push(...page.items.map(({ questionId }) => questionId));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}
async function tagsOf(bankId: string) {
  await runtime.drained();
  const { items } = await ok(teacher, 'banks.listTags', {
    params: { bankId },
    query: { limit: '100' },
  });
  return items;
}
const everythingOf = async (questionId: string) =>
  [...(await table.dump()).values()].filter(
    (item) => item.pk.includes(questionId) || item.sk.includes(questionId),
  );

describe('the life of a question', () => {
  it('is written, changed and read as it is and as it was', async () => {
    const bankId = await newBank();
    const questionId = await createQuestion(world, teacher, bankId, {
      content: trueFalse('Gold is lighter than lead.', false),
      tags: ['Chemistry'],
    });
    const params = { bankId, questionId };
    const first = await get(bankId, questionId);
    expect(first).toMatchObject({
      type: 'trueFalse',
      status: 'draft',
      stem: { en: 'Gold is lighter than lead.' },
      points: 10_000,
      version: 1,
      contentVersion: 1,
      versions: 1,
      usedIn: [],
      figures: { asked: 0, facility: null, groups: [] },
      savedBy: { userId: teacher.userId },
    });
    const tagged = await ok(teacher, 'banks.updateQuestion', {
      params,
      body: { version: 1, tags: ['Chemistry', 'Metals'], status: 'ready' },
    });
    // Tags make no version of what is asked.
    expect(tagged).toMatchObject({ version: 2, contentVersion: 1, versions: 1, status: 'ready' });
    const content = trueFalse('Gold is heavier than lead.');
    const next = await ok(teacher, 'banks.updateQuestion', {
      params,
      body: { version: 2, content },
    });
    expect(next).toMatchObject({ version: 3, contentVersion: 3, versions: 2 });
    const { items } = await ok(teacher, 'banks.listVersions', { params });
    expect(items.map(({ version }) => version)).toEqual([3, 1]);
    const old = await ok(teacher, 'banks.getVersion', { params: { ...params, version: '1' } });
    expect(old.content).toEqual(first.content);
    expect((await get(bankId, questionId)).content).toMatchObject({ isTrue: true });
    const none = await call(teacher, 'banks.getVersion', { params: { ...params, version: '2' } });
    expect(none.problem?.code).toBe('not_found');
  });

  it('is not ready while it lacks something, by itself or among others', async () => {
    const bankId = await newBank();
    const whole = await createQuestion(world, teacher, bankId);
    const open = await createQuestion(world, teacher, bankId, { content: unfinished() });
    expect((await get(bankId, open)).lacks.length).toBeGreaterThan(0);
    const one = await call(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId: open },
      body: { version: 1, status: 'ready' },
    });
    expect(one).toMatchObject({ status: 409, problem: { code: 'question_not_ready' } });
    const many = await change(bankId, [whole, open], { do: 'setStatus', status: 'ready' });
    expect(many.problem).toMatchObject({
      code: 'question_not_ready',
      issues: [{ path: ['questionIds', 1] }],
    });
    const fresh = await add(bankId, [{ content: unfinished(), status: 'ready' }]);
    expect(fresh.problem?.code).toBe('question_not_ready');
    // One that is ready cannot come to lack something, unless it becomes a draft.
    await change(bankId, [whole], { do: 'setStatus', status: 'ready' });
    const params = { bankId, questionId: whole };
    const broken = { version: 1, content: unfinished() };
    const spoilt = await call(teacher, 'banks.updateQuestion', { params, body: broken });
    expect(spoilt.problem?.code).toBe('question_not_ready');
    await ok(teacher, 'banks.updateQuestion', { params, body: { ...broken, status: 'draft' } });
    expect(await get(bankId, whole)).toMatchObject({ status: 'draft', type: 'shortText' });
  });

  it('lies in the trash for 30 days, and then leaves nothing behind', async () => {
    const bankId = await newBank();
    const params = { bankId };
    const questionId = await createQuestion(world, teacher, bankId, { tags: ['Once'] });
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId },
      body: { version: 1, content: trueFalse('Another text.') },
    });
    const kept = await createQuestion(world, teacher, bankId);
    await change(bankId, [questionId], { do: 'bin' });
    expect(await idsOf(bankId)).toEqual([kept]);
    expect(await idsOf(bankId, { binned: 'true' })).toEqual([questionId]);
    expect(await idsOf(bankId, { binned: 'true', q: 'another' })).toEqual([questionId]);
    expect(await idsOf(bankId, { binned: 'true', q: 'nothing' })).toEqual([]);
    expect(await tagsOf(bankId)).toEqual([]);
    await change(bankId, [questionId], { do: 'restore' });
    expect(await idsOf(bankId)).toEqual([questionId, kept]);
    await change(bankId, [questionId], { do: 'bin' });
    await alter(keys.question(questionId), { binnedAt: daysAgo(31) });
    expect(await idsOf(bankId, { binned: 'true' })).toEqual([]);
    const late = await change(bankId, [questionId], { do: 'restore' });
    expect(late.problem?.code).toBe('not_found');
    await table.remove(keys.question(questionId));
    expect(await everythingOf(questionId)).toEqual([]);
    const { bank, counts } = await ok(teacher, 'banks.get', { params });
    expect(bank.questions).toBe(1);
    expect(counts).toMatchObject({ all: 1, binned: 0 });
  });
});

describe('a list of a bank', () => {
  it('is narrowed and ordered by what questions are now', async () => {
    const bankId = await newBank();
    const make = (name: string, more: Partial<NewQuestion> = {}) =>
      createQuestion(world, teacher, bankId, { name, ...more });
    const a = await make('Átomos', { tags: ['Química'], difficulty: 'easy' });
    const b = await make('Bonds', { tags: ['quimica', 'C#'], content: unfinished() });
    const c = await make('Carbon', { tags: ['C'], status: 'ready', difficulty: 'easy' });
    expect(await idsOf(bankId)).toEqual([c, b, a]);
    expect(await idsOf(bankId, { sort: 'name' })).toEqual([a, b, c]);
    expect(await idsOf(bankId, { sort: 'name', limit: '1' })).toEqual([a, b, c]);
    expect(await idsOf(bankId, { type: 'shortText' })).toEqual([b]);
    expect(await idsOf(bankId, { tag: 'QUIMICA' })).toEqual([b, a]);
    expect(await idsOf(bankId, { tag: 'c#' })).toEqual([b]);
    expect(await idsOf(bankId, { status: 'ready' })).toEqual([c]);
    expect(await idsOf(bankId, { difficulty: 'easy', status: 'draft' })).toEqual([a]);
    expect(await idsOf(bankId, { unused: 'true', sort: 'name' })).toEqual([a, b, c]);
    expect(await tagsOf(bankId)).toEqual([
      { tag: 'C', questions: 1 },
      { tag: 'C#', questions: 1 },
      { tag: 'Química', questions: 2 },
    ]);
    await change(bankId, [b], { do: 'removeTags', tags: ['QUÍMICA', 'c#'] });
    await change(bankId, [a, b], { do: 'addTags', tags: ['química', 'New'] });
    expect((await get(bankId, a)).tags).toEqual(['Química', 'New']);
    expect((await get(bankId, b)).tags).toEqual(['química', 'New']);
    expect(await tagsOf(bankId)).toEqual([
      { tag: 'C', questions: 1 },
      { tag: 'New', questions: 2 },
      { tag: 'Química', questions: 2 },
    ]);
    expect((await ok(teacher, 'banks.get', { params: { bankId } })).counts).toEqual({
      all: 3,
      unused: 3,
      binned: 0,
      type: { trueFalse: 2, shortText: 1 },
      status: { draft: 2, ready: 1 },
      difficulty: { easy: 2 },
    });
  });

  it('is searched by the beginnings of words of name and stem', async () => {
    const bankId = await newBank();
    const named = await createQuestion(world, teacher, bankId, {
      name: 'Energía cinética',
      content: trueFalse('A moving body has some of it, and more of it the faster it is.'),
    });
    const stem = await createQuestion(world, teacher, bankId, {
      content: trueFalse('Energy is never lost.'),
    });
    expect((await idsOf(bankId, { q: 'energ' })).toSorted()).toEqual([named, stem].toSorted());
    expect(await idsOf(bankId, { q: 'CINETICA mov' })).toEqual([named]);
    expect(await idsOf(bankId, { q: 'lost', type: 'shortText' })).toEqual([]);
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId: stem },
      body: { version: 1, content: trueFalse('Nothing is ever lost.') },
    });
    expect(await idsOf(bankId, { q: 'energy' })).toEqual([]);
    expect(await idsOf(bankId, { q: 'nothing' })).toEqual([stem]);
  });
});

describe('bringing questions in', () => {
  const some = (count: number): NewQuestion[] =>
    Array.from({ length: count }, (_, at) => ({
      content: trueFalse(`Statement ${at}`),
      source: ulid(),
      tags: ['brought in'],
    }));

  it('makes none twice, whatever became of them', async () => {
    const [bankId, other] = [await newBank(), await newBank()];
    const wanted = some(25);
    const first = await add(bankId, wanted);
    expect(first.status).toBe(201);
    const ids = first.body.questions.map(({ questionId }) => questionId);
    expect(new Set(ids).size).toBe(25);
    expect(first.body.questions.every(({ outcome }) => outcome === 'created')).toBe(true);
    const [kept, thrown, moved] = ids as [string, string, string];
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId: kept },
      body: { version: 1, name: 'Renamed since' },
    });
    await change(bankId, [thrown], { do: 'bin' });
    await change(bankId, [moved], { do: 'move', bankId: other });
    const again = await add(bankId, wanted);
    expect(again.body.questions.map(({ questionId }) => questionId)).toEqual(ids);
    expect(again.body.questions.slice(0, 4)).toEqual([
      { questionId: kept, outcome: 'there', version: 2 },
      { questionId: thrown, outcome: 'binned', version: 1 },
      { questionId: moved, outcome: 'elsewhere', version: 1 },
      { questionId: ids[3], outcome: 'there', version: 1 },
    ]);
    expect((await get(bankId, kept)).name).toBe('Renamed since');
    expect(await idsOf(bankId)).toHaveLength(23);
    const { bank } = await ok(teacher, 'banks.get', { params: { bankId } });
    expect(bank.questions).toBe(24);
    // Another bank has its own.
    const elsewhere = await add(other, wanted.slice(0, 1));
    expect(elsewhere.body.questions[0]).toMatchObject({ outcome: 'created' });
  });

  it('makes none twice where two do it at once', async () => {
    const bankId = await newBank();
    const wanted = some(10);
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(bankId, wanted)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const created = answers.flatMap(({ body }) =>
      body.questions.filter(({ outcome }) => outcome === 'created'),
    );
    expect(created).toHaveLength(10);
    expect(await idsOf(bankId)).toHaveLength(10);
    expect((await ok(teacher, 'banks.get', { params: { bankId } })).bank.questions).toBe(10);
  });

  it('is all or nothing, and never more than a bank holds', async () => {
    const bankId = await newBank();
    const twice = some(1)[0] as NewQuestion;
    expect((await add(bankId, [twice, twice])).problem).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: ['questions', 1, 'source'], code: 'twice' }],
    });
    await add(bankId, some(1));
    await alter(keys.bank(bankId), { questions: 9_998 });
    expect((await add(bankId, some(3))).problem?.code).toBe('bank_full');
    expect((await add(bankId, some(2))).status).toBe(201);
    expect((await add(bankId, some(1))).problem?.code).toBe('bank_full');
    expect(await idsOf(bankId)).toHaveLength(3);
    const other = await newBank();
    const questionId = await createQuestion(world, teacher, other);
    const full = await change(other, [questionId], { do: 'move', bankId });
    expect(full.problem?.code).toBe('bank_full');
    expect(await idsOf(other)).toEqual([questionId]);
  });
});

describe('two editors', () => {
  it('case 85: at once: one saves, and the other learns what is there now', async () => {
    const bankId = await newBank();
    const questionId = await createQuestion(world, teacher, bankId);
    const params = { bankId, questionId };
    const texts = ['Of the teacher.', 'Of the admin.'];
    const save = (person: Person, at: number) =>
      call(person, 'banks.updateQuestion', {
        params,
        body: { version: 1, content: trueFalse(texts[at]) },
      });
    const answers = await Promise.all([save(teacher, 0), save(admin, 1)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = answers.findIndex(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.problem).toMatchObject({
      code: 'stale_version',
      current: {
        version: 2,
        stem: { en: texts[won] },
        content: { type: 'trueFalse' },
        savedBy: { userId: [teacher, admin][won]?.userId },
      },
    });
    expect((await get(bankId, questionId)).versions).toBe(2);
  });

  it('are not in the way of who changes many questions, moves them or throws them away', async () => {
    const [bankId, other] = [await newBank(), await newBank()];
    const questionId = await createQuestion(world, teacher, bankId);
    await change(bankId, [questionId], { do: 'addTags', tags: ['one'] }, admin);
    await change(bankId, [questionId], { do: 'setDifficulty', difficulty: 'hard' }, admin);
    await change(bankId, [questionId], { do: 'setPoints', points: 25_000 }, admin);
    await change(bankId, [questionId], { do: 'move', bankId: other }, admin);
    const saved = await ok(teacher, 'banks.updateQuestion', {
      params: { bankId: other, questionId },
      body: { version: 1, name: 'Saved all the same' },
    });
    expect(saved).toMatchObject({
      tags: ['one'],
      difficulty: 'hard',
      points: 25_000,
      version: 2,
      name: 'Saved all the same',
    });
    const many = await Promise.all(
      ['two', 'three', 'four'].map((tag) =>
        change(other, [questionId], { do: 'addTags', tags: [tag] }),
      ),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get(other, questionId)).tags.toSorted()).toEqual(['four', 'one', 'three', 'two']);
  });

  it('cannot give a question more tags than it takes', async () => {
    const bankId = await newBank();
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    const full = await createQuestion(world, teacher, bankId, { tags });
    const free = await createQuestion(world, teacher, bankId);
    const answer = await change(bankId, [free, full], { do: 'addTags', tags: ['TAG 3', 'more'] });
    expect(answer.problem).toMatchObject({ issues: [{ code: 'too_many_tags' }] });
    expect((await get(bankId, free)).tags).toEqual([]);
    // All of its rows move.
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId: full },
      body: { version: 1, name: 'Other words', tags: tags.map((tag) => `no ${tag}`) },
    });
    expect(await idsOf(bankId, { tag: 'no tag 19' })).toEqual([full]);
    expect(await idsOf(bankId, { tag: 'tag 19' })).toEqual([]);
    expect(await tagsOf(bankId)).toHaveLength(20);
  });
});

describe('another bank', () => {
  it('gets questions whole, or copies of them as they are', async () => {
    const bankId = await newBank();
    const own = teacher.userId;
    const moved = await createQuestion(world, teacher, bankId, { name: 'Moved' });
    const copied = await createQuestion(world, teacher, bankId, { name: 'Copied' });
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId: moved },
      body: { version: 1, content: trueFalse('Changed.') },
    });
    expect((await change(bankId, [moved], { do: 'move', bankId: own })).status).toBe(200);
    const answer = await change(bankId, [copied], { do: 'copy', bankId: own });
    const [copy] = answer.body.questions;
    expect(copy).toMatchObject({ bankId: own, name: 'Copied', version: 1, source: null });
    expect(copy?.questionId).not.toBe(copied);
    expect(new Set(await idsOf(own))).toEqual(new Set([moved, copy?.questionId]));
    expect(await idsOf(bankId)).toEqual([copied]);
    const { items } = await ok(teacher, 'banks.listVersions', {
      params: { bankId: own, questionId: moved },
    });
    expect(items).toHaveLength(2);
    const stale = await call(teacher, 'banks.getQuestion', {
      params: { bankId, questionId: moved },
    });
    expect(stale.problem?.code).toBe('not_found');
    const same = await change(bankId, [copied], { do: 'move', bankId });
    expect(same.problem).toMatchObject({
      code: 'invalid_request',
      issues: [{ code: 'same_bank' }],
    });
    const twin = await change(bankId, [copied], { do: 'copy', bankId });
    expect(twin.status).toBe(200);
    expect(await idsOf(bankId)).toHaveLength(2);
    const { own: mine, items: listed } = await ok(teacher, 'banks.list');
    expect(mine).toMatchObject({ bankId: own, course: null, questions: 2 });
    expect(listed.find((one) => one.bankId === bankId)).toMatchObject({ questions: 2 });
  });

  it('has what came together in the order in which it came, copies too', async () => {
    const bankId = await newBank();
    const asked = Array.from({ length: 12 }, (_, at) => ({
      content: trueFalse(`Statement ${at}.`),
      source: ulid(),
    }));
    const { questions } = (await add(bankId, asked)).body;
    const ids = questions.map(({ questionId }) => questionId);
    expect(await idsOf(bankId)).toEqual(ids);
    const copied = await change(bankId, ids, { do: 'copy', bankId });
    const copies = copied.body.questions.map(({ questionId }) => questionId);
    expect(await idsOf(bankId)).toEqual([...copies, ...ids]);
  });

  it('case 16: is nobody’s who may not edit it, an admin and an own bank included', async () => {
    const bankId = await newBank();
    const stranger = await newPerson('teachers');
    const foreign = await createQuestion(world, stranger, stranger.userId);
    const mine = await createQuestion(world, teacher, bankId);
    for (const person of [teacher, admin])
      for (const id of ['banks.get', 'banks.listQuestions', 'banks.listTags'] as const) {
        const answer = await call(person, id, { params: { bankId: stranger.userId } });
        expect(answer.problem?.code).toBe('not_found');
      }
    // A question under the address of another bank, and a bank that somebody else edits as the aim.
    const under = await call(teacher, 'banks.getQuestion', {
      params: { bankId, questionId: foreign },
    });
    expect(under.problem?.code).toBe('not_found');
    for (const doing of ['move', 'copy'] as const) {
      const away = await change(bankId, [mine], { do: doing, bankId: stranger.userId });
      expect(away.problem?.code).toBe('not_found');
      const taken = await change(bankId, [mine, foreign], { do: doing, bankId: teacher.userId });
      expect(taken.problem?.code).toBe('not_found');
    }
    const asked = await call(admin, 'banks.getQuestion', { params: { bankId, questionId: mine } });
    expect(asked.status).toBe(200);
    expect(await idsOf(stranger.userId, {}, stranger)).toEqual([foreign]);
  });
});

describe('files of questions', () => {
  const png = (bankId: string) => readyMedia(table, bankId, 'image/png');
  const placesOf = async (courseId: string, mediaId: string) => {
    const { items } = await ok(teacher, 'media.list', { params: { courseId } });
    return items.find((file) => file.mediaId === mediaId)?.places;
  };

  it('are of the same course and ready, and stay while a question names them', async () => {
    const bankId = await newBank();
    const mediaId = await png(bankId);
    const foreign = await png(await newBank());
    const refused = await add(bankId, [{ content: pictured(foreign) }]);
    expect(refused.problem?.code).toBe('media_not_ready');
    const questionId = await createQuestion(world, teacher, bankId, {
      content: pictured(mediaId),
    });
    expect((await get(bankId, questionId)).links).toMatchObject([{ mediaId }]);
    const twin = (await change(bankId, [questionId], { do: 'copy', bankId })).body.questions[0];
    expect(await placesOf(bankId, mediaId)).toEqual([{ place: 'questions', questions: 2 }]);
    const params = { courseId: bankId, mediaId };
    expect((await call(teacher, 'media.remove', { params })).problem).toMatchObject({
      code: 'media_in_use',
      current: [{ place: 'questions', questions: 2 }],
    });
    // An older version goes on naming it.
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId, questionId },
      body: { version: 1, content: trueFalse() },
    });
    expect(await placesOf(bankId, mediaId)).toEqual([{ place: 'questions', questions: 2 }]);
    await table.remove(keys.question(questionId));
    await table.remove(keys.question(twin?.questionId ?? ''));
    await runtime.drained();
    expect(await placesOf(bankId, mediaId)).toEqual([]);
    expect((await call(teacher, 'media.remove', { params })).status).toBe(200);
  });

  it('go to no other bank', async () => {
    const bankId = await newBank();
    const own = teacher.userId;
    const mediaId = await png(bankId);
    const questionId = await createQuestion(world, teacher, bankId, {
      content: pictured(mediaId),
    });
    for (const to of [own, await newBank()])
      for (const doing of ['move', 'copy'] as const) {
        const answer = await change(bankId, [questionId], { do: doing, bankId: to });
        expect(answer.problem?.code).toBe('media_elsewhere');
      }
    const written = await add(own, [{ content: pictured(mediaId) }]);
    expect(written.problem?.code).toBe('media_elsewhere');
    const plain = await createQuestion(world, teacher, own);
    const edited = await call(teacher, 'banks.updateQuestion', {
      params: { bankId: own, questionId: plain },
      body: { version: 1, content: pictured(mediaId) },
    });
    expect(edited.problem?.code).toBe('media_elsewhere');
  });
});
