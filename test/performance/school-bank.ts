import { questionLists } from '#functions/data/banks/question-lists.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { questionContentSchema } from '#shared/schemas/questions.ts';
import { questionOf } from '../support/question-of.ts';
import { trueFalse } from '../world/questions.ts';

/** An item as the table has it after the first write of it. */
function written(item: TransactionItem): Item[] {
  if ('put' in item) return [item.put];
  if (!('update' in item)) return [];
  const values = Object.entries(item.expression.values ?? {});
  return [
    {
      ...item.update,
      ...Object.fromEntries(
        values.map(([name, value]) => [name === ':by' ? 'questions' : name.slice(1), value]),
      ),
    },
  ];
}

/** A bank with so many questions, and its lists as the stream would have made them. */
export function makeBank(
  bankId: string,
  savedBy: string,
  questionIds: string[],
  savedAt: string,
): Item[] {
  const heads = questionIds.map((questionId, at) =>
    questionOf({
      questionId,
      bankId,
      name: `Question ${at}`,
      stem: { en: `Statement number ${at} about something.` },
      tags: ['Physics', 'Term one'],
      difficulty: at % 6 === 5 ? 'hard' : 'easy',
      status: at % 3 === 2 ? 'draft' : 'ready',
    }),
  );
  const moves = heads.flatMap((head) =>
    questionLists.move(head.questionId, [], { ...head, isNamed: false }),
  );
  const content = questionContentSchema.parse(trueFalse('A statement about something.'));
  const made = [
    ...heads.flatMap((head) => [
      questionWrites.create(head),
      questionVersions.put({ questionId: head.questionId, version: 1, savedBy, savedAt, content }),
    ]),
    ...moves.flatMap(({ items }) => items),
    ...questionLists.count(moves.flatMap(({ counted }) => counted)),
  ];
  const size = { entity: 'Bank', bankId, questions: questionIds.length };
  return [...made.flatMap(written), { ...keys.bank(bankId), ...size }];
}
