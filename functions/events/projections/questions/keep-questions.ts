import type { ListedQuestion } from '#functions/data/banks/question-facets.ts';
import { questionLists } from '#functions/data/banks/question-lists.ts';
import { questionRecord, questions } from '#functions/data/banks/questions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { uses } from '#functions/data/banks/uses.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { keepFindingsOf } from './keep-findings.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;

/** The number of questions that are read at once: of each also its four marks. */
const partSize = 25;

/** Questions as lists know them, by id. */
async function listed(truth: Table, ids: string[]): Promise<Map<string, ListedQuestion>> {
  const heads = await questions.byIds(truth, ids, { consistent: true });
  const named = await uses.named(truth, [...heads.values()]);
  return new Map(
    [...heads].map(([questionId, head]) => [
      questionId,
      { ...head, isNamed: named.has(questionId) },
    ]),
  );
}

/**
 * Makes the rows and counts of some questions what they should be now. Heads, and whether quizzes name them, are
 * read before the marks and must still be the same when rows are written.
 */
async function keep(
  some: string[],
  { table, truth }: Derivation,
): Promise<Map<string, ListedQuestion>> {
  const heads = await listed(truth, some);
  const marks = Map.groupBy(await questionLists.marks(table, some), ({ questionId }) => questionId);
  const moves = some.flatMap((questionId) => {
    const head = heads.get(questionId) ?? null;
    return questionLists.move(questionId, marks.get(questionId) ?? [], head).map((move) => ({
      of: move,
      items:
        table === truth
          ? [
              ...move.items,
              questionWrites.checkUnchanged(questionId, head),
              ...(head ? [uses.checkNamed(head, head.isNamed)] : []),
            ]
          : move.items,
    }));
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const again = await commitTogether(table, moves, (pack) =>
    questionLists.count(pack.flatMap(({ counted }) => counted)),
  );
  if (again.length === 0) return heads;
  const ids = [...new Set(again.map(({ questionId }) => questionId))];
  return new Map([...heads, ...(await keep(ids, { table, truth }))]);
}

const isHead = (item: Change['after']) => item?.entity === 'Question';

/** Removes counts that came to nothing. One that has counted something since stays. */
async function clearCounts(
  changes: Change[],
  now: Map<string, ListedQuestion>,
  table: Table,
): Promise<void> {
  const left = changes.flatMap(({ before, after }) => {
    const head = isHead(before) ? questionRecord.parse(before) : null;
    // One that a quiz names since has left the list of those that none does.
    const known = head ?? (isHead(after) ? null : now.get(String((after ?? before)?.questionId)));
    return known ? questionLists.left(known, now.get(known.questionId) ?? null) : [];
  });
  const once = new Map(left.map((count) => [`${count.bankId} ${count.place}`, count]));
  for (const count of once.values())
    try {
      await table.commit([questionLists.forget(count)]);
    } catch (error) {
      if (!(error instanceof RuleRefused)) throw error;
    }
}

/** Whether a record says that a question is named for the first time, or no longer, or says it of a question itself. */
function concernsLists({ before, after }: Change): boolean {
  if ((after ?? before)?.entity !== 'QuestionUseCount') return true;
  const isNamed = (item: Change['after']) => Number(item?.quizzes ?? 0) > 0;
  return isNamed(before) !== isNamed(after);
}

/**
 * Takes in a batch of changes. The records say only which questions they concern; rows and counts are made from the
 * heads, and from what names them, as they are now, so that duplicates, disorder and a replay of everything come to the same.
 */
export async function keepQuestions(
  changes: Change[],
  { table, truth }: Derivation,
): Promise<void> {
  const byId = Map.groupBy(changes.filter(concernsLists), ({ before, after }) =>
    String((after ?? before)?.questionId),
  );
  for (const some of inParts([...byId.keys()], partSize)) {
    const heads = await keep(some, { table, truth });
    await clearCounts(
      some.flatMap((questionId) => byId.get(questionId) ?? []),
      heads,
      table,
    );
  }
  await keepFindingsOf(changes, { table, truth });
}
