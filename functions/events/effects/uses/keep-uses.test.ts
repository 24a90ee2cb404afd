import { afterEach, describe, expect, it, vi } from 'vitest';
import { quizUses } from '#functions/data/banks/quiz-uses.ts';
import { uses } from '#functions/data/banks/uses.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { courseOf } from '#test/support/course-of.ts';
import { questionOf } from '#test/support/question-of.ts';
import { derivedIn } from '#test/support/derived-in.ts';
import { startTable } from '#test/support/table.ts';
import { drawSlot, fixedSlot, type Slot, writeQuiz } from '#test/support/written-quiz.ts';
import { keepUses } from './keep-uses.ts';

const table = await startTable();
const deps = { table, truth: table };
const ownerId = 'd0b2c3a4-0000-4000-8000-000000000001';
const id = () => ids.ulid(Date.now());
const course = courseOf({ courseId: id(), ownerId });
const { courseId } = course;
await table.commit(courses.create(course));

const fixed = (questionId: string, bankId = courseId, version: number | null = null) =>
  fixedSlot(bankId, questionId, version);
const draw = (tags: string[], bankId = courseId) => drawSlot(bankId, tags);

const told = (blockId: string) => {
  const after: Item = { entity: 'Block', kind: 'quiz', courseId, blockId };
  return { key: keys.block(courseId, blockId), before: undefined, after, sequence: '' };
};
const keep = (...quizIds: string[]) => keepUses(quizIds.map(told), deps);

const write = (slots: Slot[], quizId?: string) => writeQuiz(table, course, slots, quizId);

const usesOfQuestion = async (questionId: string, bankId = courseId) => {
  const named = await uses.named(table, [questionOf({ questionId, bankId })]);
  return named.has(questionId);
};
const drawsFrom = async (bankId: string) => (await uses.draws(table, bankId)).items;

async function madeAnew(...quizIds: string[]): Promise<string[]> {
  const empty = await startTable();
  await keepUses(quizIds.map(told), { table: empty, truth: table });
  return derivedIn(empty);
}

afterEach(() => vi.restoreAllMocks());

describe('case 93: what quizzes ask', () => {
  it('comes to the same by a replay in any order, side by side, and from nothing', async () => {
    const questions = Array.from({ length: 60 }, id);
    const half = (from: number) => questions.slice(from, from + 40).map((one) => fixed(one));
    const [one, other] = [await write(half(0)), await write([...half(20), draw(['loops'])])];
    await Promise.all([keep(one, other), keep(other, one), keep(one)]);
    expect(await derivedIn(table)).toEqual(await madeAnew(one, other));
    await write([fixed(questions[0] ?? '', courseId, 3), draw(['arrays'])], one);
    await write([], other);
    await Promise.all([keep(other), keep(one, other), keep(one)]);
    await keep(one, other);
    expect(await derivedIn(table)).toEqual(await madeAnew(one, other));
    expect(await drawsFrom(courseId)).toMatchObject([
      { quizId: one, draws: [{ tags: ['arrays'] }] },
    ]);
    for (const quizId of [one, other])
      await table.commit([{ label: 'gone', remove: keys.block(courseId, quizId) }]);
    await keep(one, other);
    expect(await derivedIn(table)).toEqual([]);
  });

  it('is found again where a run was cut off between any two of its writes', async () => {
    const questions = Array.from({ length: 70 }, id);
    const quizId = await write(questions.slice(0, 60).map((one) => fixed(one)));
    await keep(quizId);
    await write(
      questions.slice(50).map((one) => fixed(one)),
      quizId,
    );
    const { commit } = table;
    for (let whole = 0; whole < 4; whole += 1) {
      let left = whole;
      vi.spyOn(table, 'commit').mockImplementation((...asked) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : commit(...asked);
      });
      await keep(quizId).catch(() => null);
      vi.restoreAllMocks();
    }
    await keep(quizId);
    expect(await derivedIn(table)).toEqual(await madeAnew(quizId));
    await table.commit([{ label: 'gone', remove: keys.block(courseId, quizId) }]);
    await keep(quizId);
  });

  it('follows a quiz that was changed between the read and the write', async () => {
    const [before, after] = [id(), id()];
    const quizId = await write([fixed(before)]);
    const read = quizUses.rows;
    vi.spyOn(quizUses, 'rows').mockImplementationOnce(async (...asked) => {
      const rows = await read(...asked);
      await write([fixed(after)], quizId);
      return rows;
    });
    await keep(quizId);
    expect(await usesOfQuestion(before)).toBe(false);
    expect(await usesOfQuestion(after)).toBe(true);
  });

  it('case 37: has no word in the bank of a stranger, or of another course', async () => {
    const [question, stranger] = [id(), 'd0b2c3a4-0000-4000-8000-000000000002'];
    const elsewhere = id();
    const slots = [stranger, elsewhere].flatMap((bankId) => [
      fixed(question, bankId),
      draw([], bankId),
    ]);
    await keep(
      await write([...slots, fixed(question), fixed(question, ownerId), draw([], ownerId)]),
    );
    for (const bankId of [stranger, elsewhere]) {
      expect(await usesOfQuestion(question, bankId)).toBe(false);
      expect(await drawsFrom(bankId)).toEqual([]);
    }
    for (const bankId of [courseId, ownerId])
      expect(await usesOfQuestion(question, bankId)).toBe(true);
    expect(await drawsFrom(ownerId)).toHaveLength(1);
  });
});
