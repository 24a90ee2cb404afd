import { canEditBank } from '#shared/policies/banks.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import type { Actor } from '#functions/api/actor.ts';
import { isOfBank, questions, type QuestionHead } from '#functions/data/banks/questions.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import type { Key } from '#functions/data/keys.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';

/** A bank with the course that it belongs to; null: it is a teacher's own. */
export type Bank = { bankId: string; course: Course | null };

/** Courses have other ids than people. */
const isOfCourse = (bankId: string) => ulidSchema.safeParse(bankId).success;

/** The keys that a route of a bank reads in any case. */
export const bankKeys = ({
  bankId,
  questionId,
}: {
  bankId: string;
  questionId?: string;
}): Key[] => [
  ...(isOfCourse(bankId) ? [keys.course(bankId)] : []),
  ...(questionId === undefined ? [] : [keys.question(questionId)]),
];

/** The bank, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableBankOf(table: Table, actor: Actor, bankId: string): Promise<Bank> {
  const course = isOfCourse(bankId) ? found(await courses.get(table, bankId)) : null;
  const bank = { bankId, course };
  if (!canEditBank(actor, bank)) throw new AppError('not_found');
  return bank;
}

/** A question of a bank, for those who may change it. @throws AppError `not_found` for everybody else */
export async function editableQuestionOf(
  table: Table,
  actor: Actor,
  { bankId, questionId }: { bankId: string; questionId: string },
  now: number,
): Promise<{ bank: Bank; head: QuestionHead }> {
  const bank = await editableBankOf(table, actor, bankId);
  const head = found(await questions.ofBank(table, { bankId, questionId }, now));
  return { bank, head };
}

/** The questions of a bank that some ids name, each once, in their order. @throws AppError `not_found` */
export async function namedQuestions(
  table: Table,
  { bankId }: Bank,
  questionIds: string[],
  now: number,
): Promise<QuestionHead[]> {
  const ids = [...new Set(questionIds)];
  const heads = await questions.byIds(table, ids, { consistent: true });
  return ids.map((id) => {
    const head = found(heads.get(id));
    if (!isOfBank(head, bankId, now)) throw new AppError('not_found');
    return head;
  });
}
