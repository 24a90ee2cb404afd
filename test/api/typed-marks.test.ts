import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import { previewSetTotal } from '#shared/grading/preview.ts';
import { marks } from '#functions/data/marks/marks.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { tableOf } from '../world/planted-submission.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const reason = 'She presented it twice.';
/** No other item is read after it. */
const lastItemId = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ';

async function take(made: MadeQuiz, learner: Person, right: number) {
  const params = await begin(world, learner, made);
  for (const [at, { slotId }] of made.slots.entries())
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, answer: { type: 'trueFalse', isTrue: at < right }, flagged: false },
    });
  await ok(learner, 'quizzes.submit', { params, body: {} });
  await runtime.drained();
}

/** A course with a quiz of four statements and a mark for taking part. */
async function bookWith(release: 'whenMarked' | 'byHand' = 'whenMarked') {
  const course = await makeCourse(world, teacher);
  const quiz = await makeQuiz(
    world,
    teacher,
    ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text)),
    { course, attempts: 3 },
  );
  const itemId = ulid();
  const params = { courseId: course.courseId };
  const manual = { ...participation.manual, release };
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
  await runtime.drained();
  return { params, quiz, itemId };
}

type Cell = { userId: string; itemId: string; version: number; change: CellChange };
const points = (value: number) => ({ do: 'points' as const, points: value });

const type = async (params: { courseId: string }, cells: Cell[], why: string | null = reason) =>
  (await ok(teacher, 'grades.saveMarks', { params, body: { cells, reason: why } })).cells;

const newsOf = async (person: Person) => (await ok(person, 'progress.getDashboard')).news;

async function rowOf(params: { courseId: string }, { userId }: Person) {
  await runtime.drained();
  const { items } = await ok(teacher, 'grades.listRows', { params });
  return items.find((one) => one.userId === userId);
}

describe('typing into the gradebook', () => {
  it('writes each cell, shows it at once, lets the total follow, and tells its person', async () => {
    const { params, quiz, itemId } = await bookWith();
    const ada = await learnerOf(world, quiz);
    const { userId } = ada;
    const [cell] = await type(
      params,
      [{ userId, itemId, version: 0, change: points(80_000) }],
      null,
    );
    expect(cell).toMatchObject({
      result: 'written',
      mark: { points: 80_000, most: 100_000, status: 'marked', isReleased: true, version: 1 },
    });
    expect(await rowOf(params, ada)).toMatchObject({
      marks: [cell?.mark],
      total: { percent: 8000 },
    });
    await type(params, [{ userId, itemId, version: 1, change: points(90_000) }], null);
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.total.percent).toBe(9000);
    const [news] = await newsOf(ada);
    expect(news).toMatchObject({ kind: 'grade', what: 'typed', itemId, from: 80_000, to: 90_000 });
    const { changes } = await ok(teacher, 'grades.getRow', { params: { ...params, userId } });
    expect(changes).toMatchObject([
      { because: 'typed', from: 80_000, to: 90_000, by: { userId: teacher.userId } },
      { because: 'typed', from: null, to: 80_000 },
    ]);
  });

  it('keeps in the history who was excused or had something missing, also before and after', async () => {
    const { params, quiz, itemId } = await bookWith();
    const { userId } = await learnerOf(world, quiz);
    const acts = [points(80_000), { do: 'missing' }, { do: 'excuse' }, { do: 'unexcuse' }] as const;
    for (const [version, change] of acts.entries())
      await type(params, [{ userId, itemId, version, change }]);
    const { changes } = await ok(teacher, 'grades.getRow', { params: { ...params, userId } });
    const steps = changes.map(({ from, fromStatus, to, toStatus }) => [
      fromStatus ?? from,
      toStatus ?? to,
    ]);
    expect(steps.toReversed()).toEqual([
      [null, 80_000],
      [80_000, 'missing'],
      ['missing', 'excused'],
      ['excused', 'missing'],
    ]);
  });

  it('sets a mark in place of what a quiz comes to, which another attempt leaves, and takes it back', async () => {
    const { params, quiz } = await bookWith();
    const ada = await learnerOf(world, quiz);
    await take(quiz, ada, 1);
    const { userId } = ada;
    const itemId = quiz.quizId;
    const set = { userId, itemId, version: 1, change: points(35_000) };
    expect((await type(params, [set], null))[0]).toMatchObject({
      result: 'refused',
      because: 'reasonMissing',
    });
    expect((await type(params, [set]))[0]?.mark).toMatchObject({ points: 35_000, isSet: true });
    await take(quiz, ada, 2);
    expect(await rowOf(params, ada)).toMatchObject({
      marks: [{ points: 35_000, isSet: true, version: 3 }],
      total: { percent: 8750 },
    });
    const [news] = await newsOf(ada);
    expect(news).toMatchObject({ kind: 'grade', from: 10_000, to: 35_000, reason });
    await type(params, [{ ...set, version: 3, change: { do: 'clear' } }]);
    expect(await rowOf(params, ada)).toMatchObject({ marks: [{ points: 20_000, isSet: false }] });
  });

  it('is among the latest changes of somebody, however often marks of other items were changed', async () => {
    const { params, quiz, itemId } = await bookWith();
    const ada = await learnerOf(world, quiz);
    const { userId } = ada;
    await type(params, [{ userId, itemId, version: 0, change: points(70_000) }]);
    const of = { params: { ...params, userId } };
    const [typed] = (await ok(teacher, 'grades.getRow', of)).changes;
    if (!typed) throw new Error('There is no change');
    const other = { ...params, itemId: lastItemId, userId, from: null, to: 10_000, attempts: [] };
    const change = { ...other, by: teacher.userId, at: '2020-01-01T00:00:00.000Z' };
    const because = { kind: 'typed' as const, reason };
    for (const first of [1, 101])
      await tableOf(world).commit(
        Array.from({ length: 100 }, (_, at) =>
          marks.putChange({ ...change, because, version: first + at }),
        ),
      );
    const { changes } = await ok(teacher, 'grades.getRow', of);
    expect(changes[0]).toEqual(typed);
    expect(changes).toHaveLength(201);
  });

  it('is undone without words of anybody: who reads the history or the news reads it in their own language', async () => {
    const { params, quiz, itemId } = await bookWith();
    const ada = await learnerOf(world, quiz);
    await take(quiz, ada, 1);
    const { userId } = ada;
    const undo = (cell: object) =>
      ok(teacher, 'grades.saveMarks', {
        params,
        body: { cells: [cell as Cell], reason: null, isUndo: true },
      });
    const inQuiz = { userId, itemId: quiz.quizId };
    await type(params, [{ ...inQuiz, version: 1, change: points(35_000) }]);
    await type(params, [{ ...inQuiz, version: 2, change: { do: 'clear' } }]);
    const { cells } = await undo({ ...inQuiz, version: 3, change: points(35_000) });
    expect(cells).toMatchObject([{ result: 'written', mark: { points: 35_000, isSet: true } }]);
    await type(params, [{ userId, itemId, version: 0, change: points(70_000) }]);
    await undo({ userId, itemId, version: 1, change: { do: 'clear' } });
    await runtime.drained();
    const of = { params: { ...params, userId } };
    const { changes, marks: now } = await ok(teacher, 'grades.getRow', of);
    const ofItem = (one: string) => changes.filter((change) => change.itemId === one);
    expect(ofItem(quiz.quizId)[0]).toMatchObject({ because: 'takenBack', reason: null });
    expect(ofItem(itemId)[0]).toMatchObject({ because: 'takenBack', reason: null, to: null });
    expect(now.find((mark) => mark.itemId === quiz.quizId)?.adjustments).toMatchObject([
      { kind: 'override', reason: null, to: 35_000 },
    ]);
    expect(await newsOf(ada)).toMatchObject([
      { kind: 'grade', what: 'takenBack', reason: null },
      { kind: 'grade', what: 'typed' },
      { kind: 'grade', what: 'takenBack', reason: null, to: 35_000 },
      { kind: 'grade', what: 'typed' },
      { kind: 'grade', what: 'typed' },
    ]);
  });

  it('excuses somebody, and lets them be marked again', async () => {
    const { params, quiz } = await bookWith();
    const ada = await learnerOf(world, quiz);
    await take(quiz, ada, 1);
    const cell = { userId: ada.userId, itemId: quiz.quizId };
    await type(params, [{ ...cell, version: 1, change: { do: 'excuse' } }]);
    expect(await rowOf(params, ada)).toMatchObject({
      marks: [{ status: 'excused', points: null }],
      total: { percent: null },
    });
    expect(await newsOf(ada)).toMatchObject([{ kind: 'grade', what: 'excused', from: null }]);
    await type(params, [{ ...cell, version: 2, change: { do: 'unexcuse' } }]);
    expect((await rowOf(params, ada))?.total?.percent).toBe(2500);
  });

  it('case 85: tells who was slower what the mark is now, and writes the other cells', async () => {
    const { params, quiz, itemId } = await bookWith();
    const [ada, ben] = [await learnerOf(world, quiz), await learnerOf(world, quiz)];
    const cell = (person: Person, value: number) => ({
      userId: person.userId,
      itemId,
      version: 0,
      change: points(value),
    });
    await type(params, [cell(ada, 10_000)]);
    const answers = await type(params, [
      cell(ada, 20_000),
      cell(ben, 30_000),
      { ...cell(ben, 1), itemId: ulid() },
      { ...cell(ben, 1), userId: teacher.userId },
    ]);
    expect(answers).toMatchObject([
      { result: 'stale', mark: { points: 10_000, version: 1 } },
      { result: 'written', mark: { points: 30_000 } },
      { result: 'refused', because: 'noItem' },
      { result: 'refused', because: 'notInCourse' },
    ]);
  });

  it('case 86: of fifty who type into one cell at once one writes it, and nothing is lost or told twice', async () => {
    const { params, quiz, itemId } = await bookWith();
    const ada = await learnerOf(world, quiz);
    const { userId } = ada;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        call(teacher, 'grades.saveMarks', {
          params,
          body: { cells: [{ userId, itemId, version: 0, change: points(at + 1) }], reason },
        }),
      ),
    );
    const cells = answers.flatMap(({ body }) => body?.cells ?? []);
    const written = cells.filter(({ result }) => result === 'written');
    expect(written).toHaveLength(1);
    for (const { result, mark } of cells)
      if (result === 'stale') expect(mark).toEqual(written[0]?.mark);
    for (const { status, problem } of answers)
      if (status !== 200) expect(problem?.code).toBe('busy');
    const whole = await ok(teacher, 'grades.getRow', { params: { ...params, userId } });
    expect(whole.changes).toMatchObject([{ version: 1, to: written[0]?.mark?.points }]);
    expect(await newsOf(ada)).toHaveLength(1);
  });

  it('case 84: a request that is sent again has one effect', async () => {
    const { params, quiz, itemId } = await bookWith();
    const ada = await learnerOf(world, quiz);
    const { userId } = ada;
    const key = crypto.randomUUID();
    const send = () =>
      call(teacher, 'grades.saveMarks', {
        params,
        body: { cells: [{ userId, itemId, version: 0, change: points(7) }], reason },
        idempotencyKey: key,
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(second.body?.cells[0]?.result).toBe('written');
  });

  it('case 19: of what is not released its person reads nothing, nor is told', async () => {
    const { params, quiz, itemId } = await bookWith('byHand');
    const ada = await learnerOf(world, quiz);
    const read = async () => [await ok(ada, 'grades.getOwn', { params }), await newsOf(ada)];
    const before = await read();
    await type(params, [{ userId: ada.userId, itemId, version: 0, change: points(76_543) }]);
    await runtime.drained();
    expect(await read()).toEqual(before);
  });
});

describe('a total that somebody sets', () => {
  it('case 85: stands in place of what it comes to, from the version that was seen, with its history, and ends', async () => {
    const { params, quiz } = await bookWith();
    const ada = await learnerOf(world, quiz);
    await take(quiz, ada, 2);
    const of = { ...params, userId: ada.userId };
    const set = (percent: number | null, version: number) =>
      call(teacher, 'grades.setTotal', { params: of, body: { percent, reason, version } });
    expect((await set(9000, 0)).body).toMatchObject({ total: { percent: 9000 }, version: 1 });
    expect((await set(1000, 0)).problem?.code).toBe('stale_version');
    expect(await rowOf(params, ada)).toMatchObject({ total: { percent: 9000 }, isTotalSet: true });
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.total.percent).toBe(9000);
    expect(own.trace).toContainEqual({ step: 'override', from: 5000, to: 9000 });
    expect(await newsOf(ada)).toMatchObject([{ kind: 'total', from: 5000, to: 9000, reason }]);
    expect((await set(null, 1)).body).toMatchObject({ total: { percent: 5000 } });
    expect(await rowOf(params, ada)).toMatchObject({ total: { percent: 5000 }, isTotalSet: false });
    const { overrides } = await ok(teacher, 'grades.getRow', { params: of });
    expect(overrides).toMatchObject([
      { percent: null, version: 2 },
      { percent: 9000, reason, by: { userId: teacher.userId }, version: 1 },
    ]);
  });

  it('case 19: is seen before it is set or taken back as it then is, in the book and for its person', async () => {
    const { params, quiz, itemId } = await bookWith('byHand');
    const scheme = {
      ...usualGrading,
      rounding: { decimals: 0, mode: 'halfUp' } as const,
      letters: [
        { letter: 'A', from: 8000 },
        { letter: 'B', from: 0 },
      ],
      passFrom: 7000,
    };
    await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } });
    const ada = await learnerOf(world, quiz);
    const { userId } = ada;
    await take(quiz, ada, 2);
    // Of this nothing is released: the book counts it, and she does not see it.
    await type(params, [{ userId, itemId, version: 0, change: points(90_000) }]);
    await runtime.drained();
    const of = { ...params, userId };
    const book = await ok(teacher, 'grades.getBook', { params });
    const own = async () => (await ok(ada, 'grades.getOwn', { params })).total;
    const read = () => ok(teacher, 'grades.getRow', { params: of });
    const before = await read();
    const { shown } = before.own;
    expect(before.total.shown).toBeGreaterThan(shown ?? 0);
    expect(before.own).toEqual(await own());
    expect(before.ownBeneath).toEqual(before.own);

    const expected = previewSetTotal(book, before.marks, 7949);
    expect(expected).toEqual({ percent: 7949, shown: 7900, letter: 'B', isPassed: true });
    const set = { params: of, body: { percent: 7949, reason, version: 0 } };
    expect((await ok(teacher, 'grades.setTotal', set)).total).toEqual(expected);
    expect(await own()).toEqual(expected);

    const meanwhile = await read();
    expect(meanwhile).toMatchObject({
      total: expected,
      own: expected,
      ownBeneath: before.ownBeneath,
    });
    const back = { params: of, body: { percent: null, reason, version: 1 } };
    expect((await ok(teacher, 'grades.setTotal', back)).total).toEqual(
      previewSetTotal(book, meanwhile.marks, null),
    );
    expect(await own()).toEqual(meanwhile.ownBeneath);
    expect((await read()).total).toEqual(before.total);
  });

  it('case 18: is set by nobody but who teaches the course, and of nobody who is not in it', async () => {
    const { params, quiz } = await bookWith();
    const ada = await learnerOf(world, quiz);
    const other = await newPerson('teachers');
    const body = { percent: 9000, reason, version: 0 };
    const of = { ...params, userId: ada.userId };
    expect((await call(ada, 'grades.setTotal', { params: of, body })).status).toBe(403);
    expect((await call(other, 'grades.setTotal', { params: of, body })).status).toBe(404);
    const elsewhere = { ...params, userId: other.userId };
    expect((await call(teacher, 'grades.setTotal', { params: elsewhere, body })).status).toBe(404);
  });
});
