import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { quizFindings } from '#functions/data/quizzes/quiz-findings.ts';
import type { Item } from '#functions/data/table/table.ts';
import { keepUses } from '#functions/events/effects/uses/keep-uses.ts';
import { courseOf } from '#test/support/course-of.ts';
import { derivedIn } from '#test/support/derived-in.ts';
import { questionOf } from '#test/support/question-of.ts';
import { startTable } from '#test/support/table.ts';
import { drawSlot, fixedSlot, type Slot, writeQuiz } from '#test/support/written-quiz.ts';
import { keepQuestions } from './keep-questions.ts';

const table = await startTable();
const deps = { table, truth: table };
const course = courseOf();
const { courseId, ownerId } = course;
await table.commit(courses.create(course));

const wholeItem = z.looseObject({ pk: z.string(), sk: z.string() });

const itemOf = (head: QuestionHead): Item => {
  const made = questionWrites.create(head);
  return 'put' in made ? made.put : {};
};

/** Writes questions, and what the stream tells of them. */
async function write(...heads: QuestionHead[]) {
  return Promise.all(
    heads.map(async (head) => {
      const before = await table.get(wholeItem, keys.question(head.questionId));
      await table.put(itemOf(head));
      return { before: before ?? undefined, after: itemOf(head) };
    }),
  );
}

/** Writes questions, and has them taken in. */
const tell = async (...heads: QuestionHead[]) => keepQuestions(await write(...heads), deps);

const told = (blockId: string) => {
  const after: Item = { entity: 'Block', kind: 'quiz', courseId, blockId };
  return { key: keys.block(courseId, blockId), before: undefined, after, sequence: '' };
};

/** A quiz of the course, or another content of one, and what was found in it when it was taken in. */
async function quiz(slots: Slot[], quizId?: string): Promise<string> {
  const id = await writeQuiz(table, course, slots, quizId);
  await keepUses([told(id)], deps);
  return id;
}

const found = async (quizId: string) => (await quizFindings.get(table, courseId))[quizId] ?? [];

const ready = (given: Partial<QuestionHead> = {}) =>
  questionOf({ bankId: courseId, status: 'ready', ...given });
const changed = (head: QuestionHead, changes: Partial<QuestionHead>): QuestionHead => ({
  ...head,
  ...changes,
  revision: head.revision + 1,
});

afterEach(() => vi.restoreAllMocks());

describe('case 93: what keeps a quiz from being taken', () => {
  it('is a draw that finds too few, as long as it does', async () => {
    const heads = [ready({ tags: ['Bucles'] }), ready({ tags: ['bucles'] })];
    const quizId = await quiz([drawSlot(courseId, ['bucles'], 3)]);
    expect(await found(quizId)).toEqual(['too_few_questions']);
    await tell(...heads);
    expect(await found(quizId)).toEqual(['too_few_questions']);
    const third = ready({ tags: ['BUCLES'], status: 'draft' });
    await tell(third);
    expect(await found(quizId)).toEqual(['too_few_questions']);
    const last = changed(third, { status: 'ready' });
    await tell(last);
    expect(await found(quizId)).toEqual([]);
    expect(await table.get(wholeItem, keys.quizFindings(courseId))).toBeNull();
    for (const changes of [
      { binnedAt: '2026-01-02T00:00:00.000Z' },
      { binnedAt: null, tags: ['arrays'] },
      { tags: ['bucles'], status: 'retired' as const },
    ]) {
      await tell(changed(last, changes));
      expect(await found(quizId)).toEqual(['too_few_questions']);
      await tell(last);
      expect(await found(quizId)).toEqual([]);
    }
  });

  it('is two draws that want the same questions', async () => {
    const heads = ['a', 'b', 'c'].map(() => ready({ tags: ['shared'] }));
    await tell(...heads);
    const quizId = await quiz([drawSlot(courseId, ['shared']), drawSlot(courseId, ['shared'])]);
    expect(await found(quizId)).toEqual(['too_few_questions']);
    await tell(ready({ tags: ['shared'] }));
    expect(await found(quizId)).toEqual([]);
  });

  it('is a named question that nobody can be asked, and one of a bank of others', async () => {
    const draft = ready({ status: 'draft' });
    await tell(draft);
    const quizId = await quiz([fixedSlot(courseId, draft.questionId)]);
    expect(await found(quizId)).toEqual(['missing_question']);
    await tell(changed(draft, { status: 'ready' }));
    expect(await found(quizId)).toEqual([]);
    await tell(changed(draft, { status: 'retired' }));
    expect(await found(quizId)).toEqual([]);
    await tell(changed(draft, { status: 'ready', bankId: ownerId }));
    expect(await found(quizId)).toEqual(['missing_question']);
    await quiz([fixedSlot(ownerId, draft.questionId)], quizId);
    expect(await found(quizId)).toEqual([]);
    await quiz([drawSlot(randomUUID(), [], 1)], quizId);
    expect(await found(quizId)).toEqual(['missing_question']);
    await quiz([], quizId);
    expect(await found(quizId)).toEqual([]);
  });

  it('is both at once, and goes with its quiz', async () => {
    const quizId = await quiz([
      drawSlot(courseId, ['none of these']),
      fixedSlot(courseId, ready().questionId),
    ]);
    expect(await found(quizId)).toEqual(['too_few_questions', 'missing_question']);
    await table.commit([{ label: 'gone', remove: keys.block(courseId, quizId) }]);
    await keepUses([told(quizId)], deps);
    expect(await found(quizId)).toEqual([]);
  });

  it('is looked for again by whoever wrote it, since somebody may have looked in between', async () => {
    const [one, other] = [ready({ tags: ['race'] }), ready({ tags: ['race'] })];
    await tell(one, other);
    const quizId = await quiz([drawSlot(courseId, ['race'])]);
    expect(await found(quizId)).toEqual([]);
    const gone = await write(changed(one, { status: 'draft' }));
    const commit = table.commit.bind(table);
    let isFirst = true;
    vi.spyOn(table, 'commit').mockImplementation(async (...asked) => {
      if (isFirst && asked[0].some(({ label }) => label === 'quiz-findings')) {
        isFirst = false;
        // It comes back, and whoever takes that in finds nothing to write.
        await tell(changed(one, { revision: 9 }));
      }
      return commit(...asked);
    });
    await keepQuestions(gone, deps);
    expect(await found(quizId)).toEqual([]);
  });

  it('asks for no draws where nothing changed that they go by', async () => {
    const head = ready({ tags: ['quiet'] });
    await tell(head);
    await quiz([drawSlot(courseId, ['quiet'], 1)]);
    const gets = vi.spyOn(quizFindings, 'get');
    await tell(changed(head, { stem: { en: 'Another stem.' }, difficulty: null }));
    await tell(ready({ status: 'draft', tags: ['quiet'] }));
    await tell(ready({ tags: ['other'] }));
    expect(gets).not.toHaveBeenCalled();
  });

  it('comes to the same from nothing', async () => {
    const empty = await startTable();
    const made = { table: empty, truth: table };
    const heads = [ready({ tags: ['anew'] }), ready({ tags: ['anew'] })];
    const changes = await write(...heads);
    await keepQuestions(changes, deps);
    const short = await quiz([drawSlot(courseId, ['anew'], 3)]);
    const whole = await quiz([drawSlot(courseId, ['anew'], 2)]);
    await keepUses([told(short), told(whole)], made);
    await keepQuestions(changes, made);
    expect(await quizFindings.get(empty, courseId)).toEqual({ [short]: ['too_few_questions'] });
    expect(await found(whole)).toEqual([]);
    expect(await derivedIn(empty)).toContainEqual(expect.stringContaining('too_few_questions'));
  });
});
