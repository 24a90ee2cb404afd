import { isDeepStrictEqual } from 'node:util';
import { blockKinds } from '#shared/blocks/block-kinds.ts';
import { asksQuestions } from '#shared/blocks/registry.ts';
import {
  type BankDraws,
  nameOf,
  type QuestionUse,
  quizUses,
  type UseMarks,
  usesIn,
} from '#functions/data/banks/quiz-uses.ts';
import { mayAsk } from '#shared/blocks/quiz/slots.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { type BlockHead, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { keepFindings } from '#functions/events/projections/questions/keep-findings.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type Quiz = { courseId: string; quizId: string };

/** What a quiz asks now. Its head is read first, so that a content that changes meanwhile is known by it. */
async function read(truth: Table, quiz: Quiz) {
  const [block, course] = await Promise.all([
    outlines.block(truth, quiz.courseId, quiz.quizId),
    courses.get(truth, quiz.courseId),
  ]);
  const contents = block ? await blockContents.byIds(truth, [quiz.quizId]) : new Map();
  const isAllowed = (bankId: string) => course !== null && mayAsk(course, bankId);
  return { block, next: usesIn(contents.get(quiz.quizId), quiz, isAllowed) };
}

/** Refuses where the quiz has changed since it was read. */
const unchanged = ({ courseId, quizId }: Quiz, block: BlockHead | null): TransactionItem => ({
  label: 'quiz',
  check: keys.block(courseId, quizId),
  ...(block
    ? {
        condition: '#revision = :read',
        expression: { names: { '#revision': 'revision' }, values: { ':read': block.revision } },
      }
    : { condition: 'attribute_not_exists(pk)' }),
});

const placesOf = ({ questions, draws }: ReturnType<typeof usesIn>): UseMarks => ({
  questions: questions.map(nameOf),
  banks: draws.map(({ bankId }) => bankId),
});

const nowhere: UseMarks = { questions: [], banks: [] };

/** All places of two marks. */
const joined = (before: UseMarks, next: UseMarks): UseMarks => ({
  questions: [...new Set([...before.questions, ...next.questions])],
  banks: [...new Set([...before.banks, ...next.banks])],
});

async function commits(table: Table, items: TransactionItem[]): Promise<boolean> {
  try {
    await table.commit(items);
    return true;
  } catch (error) {
    if (error instanceof RuleRefused) return false;
    throw error;
  }
}

/** What is to be written so that the rows of a quiz that may stand in some places are those that should. */
async function movesOf(
  table: Table,
  quizId: string,
  all: UseMarks,
  next: ReturnType<typeof usesIn>,
): Promise<TransactionItem[][]> {
  const rows = await quizUses.rows(table, quizId, all);
  const questions = all.questions.map((name) => {
    const isIt = (one: QuestionUse) => nameOf(one) === name;
    const [was, is] = [rows.questions.find(isIt), next.questions.find(isIt)];
    return isDeepStrictEqual(was, is) ? [] : quizUses.moveQuestion(was, is);
  });
  const draws = all.banks.map((bankId) => {
    const isIt = (one: BankDraws) => one.bankId === bankId;
    const [was, is] = [rows.draws.find(isIt), next.draws.find(isIt)];
    return isDeepStrictEqual(was, is) ? [] : quizUses.moveDraws(was, is);
  });
  return [...questions, ...draws].filter(({ length }) => length > 0);
}

/**
 * Makes the rows of a quiz what they should be now. Where they may stand is written before the first of them, and where
 * they no longer do after the last one is gone: a run that is cut off loses none.
 */
async function keep(quiz: Quiz, derivation: Derivation): Promise<void> {
  const { table, truth } = derivation;
  const { quizId } = quiz;
  const { block, next } = await read(truth, quiz);
  const before = await quizUses.marks(table, quizId);
  const places = placesOf(next);
  const all = joined(before ?? nowhere, places);
  const moves = await movesOf(table, quizId, all, next);
  const looks = table === truth ? [unchanged(quiz, block)] : [];
  const first = isDeepStrictEqual(before ?? nowhere, all)
    ? []
    : [[quizUses.mark(quizId, before, all)]];
  const refused = await commitTogether(
    table,
    [...first, ...moves].map((items) => ({ of: quiz, items })),
    () => looks,
  );
  // It changed between the read and the write, or somebody else moved the rows.
  if (refused.length > 0) return keep(quiz, derivation);
  const left = all.questions.filter((name) => !places.questions.includes(name));
  for (const name of left) await commits(table, [quizUses.forgetCount(name)]);
  if (isDeepStrictEqual(all, places)) return;
  if (!(await commits(table, [...looks, quizUses.mark(quizId, all, places)])))
    await keep(quiz, derivation);
}

const isQuiz = (item: StreamRecord['after']) =>
  blockKinds.some((kind) => kind === item?.kind && asksQuestions(kind));

/** The quizzes of a course that has another teacher now, who has another bank. */
async function ofOtherTeacher(truth: Table, { before, after }: StreamRecord): Promise<Quiz[]> {
  if (!before || before.entity !== 'Course' || before.ownerId === after?.ownerId) return [];
  const courseId = String(before.courseId);
  const outline = await outlines.get(truth, courseId);
  const quizzes = outline?.blocks.filter(({ kind }) => asksQuestions(kind)) ?? [];
  return quizzes.map(({ blockId }) => ({ courseId, quizId: blockId }));
}

/**
 * Keeps which questions quizzes name and which they may draw. The records say only which quizzes they concern; what
 * these ask is read as it is now, so that duplicates, disorder and a replay of everything come to the same. A quiz in
 * the trash asks what it asked: it may come back.
 */
export async function keepUses(records: StreamRecord[], derivation: Derivation): Promise<void> {
  const changed = records
    .filter(({ before, after }) => isQuiz(before) || isQuiz(after))
    .map(({ before, after }) => {
      const { courseId, blockId } = after ?? before ?? {};
      return { courseId: String(courseId), quizId: String(blockId) };
    });
  const others = await Promise.all(records.map((one) => ofOtherTeacher(derivation.truth, one)));
  const quizzes = new Map([...changed, ...others.flat()].map((quiz) => [quiz.quizId, quiz]));
  for (const quiz of quizzes.values()) await keep(quiz, derivation);
  await keepFindings(quizzes.values(), derivation);
}
