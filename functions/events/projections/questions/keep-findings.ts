import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { canBeAsked, mayDraw } from '#shared/policies/may-draw.ts';
import { type QuestionUse, questionUseRecord } from '#functions/data/banks/quiz-uses.ts';
import { questionRecord, type QuestionHead } from '#functions/data/banks/questions.ts';
import { uses } from '#functions/data/banks/uses.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { findInQuiz, quizFindings } from '#functions/data/quizzes/quiz-findings.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type Quiz = Pick<QuestionUse, 'courseId' | 'quizId'>;
type Change = Pick<StreamRecord, 'before' | 'after'>;
type Heads = { before: QuestionHead | null; after: QuestionHead | null };

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.pick({ blockId: true }).extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
]);

/** What is found in a quiz now; nothing where it is gone. */
async function look({ courseId, quizId }: Quiz, deps: Derivation) {
  const items = await deps.truth.batchGet(
    parts,
    [keys.course(courseId), keys.block(courseId, quizId), keys.blockContent(quizId)],
    { consistent: true },
  );
  const course = items.find((item) => item.entity === 'Course');
  const isThere = items.some((item) => item.entity === 'Block');
  const content = items.find((item) => item.entity === 'BlockContent')?.content;
  const quiz = contentOfKind('quiz', content);
  return quiz && course && isThere ? findInQuiz(deps, quiz, course) : [];
}

async function keep(quiz: Quiz, deps: Derivation): Promise<void> {
  const { courseId, quizId } = quiz;
  const before = await quizFindings.get(deps.table, courseId);
  const found = await look(quiz, deps);
  if (isDeepStrictEqual(found, before[quizId] ?? [])) return;
  const { [quizId]: _, ...others } = before;
  const next = found.length > 0 ? { ...others, [quizId]: found } : others;
  try {
    await deps.table.commit([quizFindings.replace(courseId, before, next)]);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
  // Somebody may have looked after us and found nothing to write, or written before us.
  return keep(quiz, deps);
}

/**
 * Keeps what stops everybody from beginning some quizzes. It is found from what is there now, and looked for again
 * after each write, so that duplicates, disorder and others who keep the same come to what was last.
 */
export async function keepFindings(quizzes: Iterable<Quiz>, deps: Derivation): Promise<void> {
  for (const quiz of quizzes) await keep(quiz, deps);
}

const headOf = (item: Change['after']) =>
  item?.entity === 'Question' ? questionRecord.parse(item) : null;

/** What draws go by; null: none takes it. */
const drawable = (head: QuestionHead | null) =>
  head && mayDraw({ tags: [], difficulty: null }, head)
    ? { bankId: head.bankId, tags: head.tags, difficulty: head.difficulty }
    : null;

/** Where it can be asked by its name; null: nowhere. */
const namedIn = (head: QuestionHead | null) => (head && canBeAsked(head) ? head.bankId : null);

/** The quizzes with a draw that takes one of these questions now and did not before, or the other way round. */
async function drawing(changes: Heads[], table: Table): Promise<Quiz[]> {
  const moved = changes.filter(
    ({ before, after }) => !isDeepStrictEqual(drawable(before), drawable(after)),
  );
  const banks = new Set(
    moved.flatMap((one) => [one.before, one.after]).flatMap((head) => drawable(head)?.bankId ?? []),
  );
  const found = await Promise.all([...banks].map((bankId) => uses.draws(table, bankId)));
  const takes = (bankId: string, draw: Parameters<typeof mayDraw>[0], head: QuestionHead | null) =>
    head?.bankId === bankId && mayDraw(draw, head);
  return found
    .flatMap(({ items }) => items)
    .filter(({ bankId, draws }) =>
      draws.some((draw) =>
        moved.some(
          ({ before, after }) => takes(bankId, draw, before) !== takes(bankId, draw, after),
        ),
      ),
    );
}

/** The quizzes that name one of these questions, where it can be asked now and could not before, or the other way round. */
async function naming(changes: Heads[], table: Table): Promise<Quiz[]> {
  const moved = changes.filter(({ before, after }) => namedIn(before) !== namedIn(after));
  const places = moved.flatMap(({ before, after }) =>
    [before, after].flatMap((head) => (head && canBeAsked(head) ? [head] : [])),
  );
  // What was just made is named by nobody, as a rule: one request says of all of them which are.
  const named = await uses.named(table, places);
  const found = await Promise.all(
    places
      .filter(({ questionId }) => named.has(questionId))
      .map(({ bankId, questionId }) =>
        table.queryAll(questionUseRecord, ranges.questionUses(bankId, questionId)),
      ),
  );
  return found.flat();
}

/** Looks again at the quizzes for which it counts how some questions were changed. Their lists were kept before. */
export async function keepFindingsOf(changes: Change[], deps: Derivation): Promise<void> {
  const heads = changes.map(({ before, after }) => ({
    before: headOf(before),
    after: headOf(after),
  }));
  const found = await Promise.all([drawing(heads, deps.table), naming(heads, deps.table)]);
  const quizzes = new Map(found.flat().map((quiz) => [quiz.quizId, quiz]));
  await keepFindings(quizzes.values(), deps);
}
