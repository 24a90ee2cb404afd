import * as z from 'zod';
import { banks } from '#functions/data/banks/banks.ts';
import { questionRecord, type QuestionHead } from '#functions/data/banks/questions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { uses } from '#functions/data/banks/uses.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const anyKey = z.object({ pk: z.string(), sk: z.string() });

/** As many versions as go in one transaction, beside the look at their question. */
const partSize = 90;

/** Commits, as long as the rules that it knows hold. @returns the rules that refused it */
async function attempt(table: Table, items: TransactionItem[]): Promise<string[]> {
  try {
    await table.commit(items);
    return [];
  } catch (error) {
    if (error instanceof RuleRefused) return error.labels;
    throw error;
  }
}

/**
 * The first version goes last, with the place in the bank and the names of its files: where it is gone, all of that is
 * done. A bank that is gone with its person, or a file that is, has nothing left to count.
 */
async function release(table: Table, head: QuestionHead, absent: string[] = []): Promise<void> {
  const first: TransactionItem = {
    label: 'first-version',
    remove: keys.questionVersion(head.questionId, 1),
    condition: 'attribute_exists(pk)',
  };
  const counts = [
    banks.release(head.bankId, 1),
    ...head.mediaIds.map((mediaId) => mediaWrites.releaseQuestion(mediaId)),
  ].filter(({ label }) => !absent.includes(label));
  const check = questionWrites.checkUnchanged(head.questionId, null);
  const refused = await attempt(table, [check, first, ...counts]);
  const missing = refused.filter((label) => label !== 'question' && label !== 'first-version');
  if (refused.length > 0 && missing.length === refused.length)
    await release(table, head, [...absent, ...missing]);
}

/**
 * Puts a question back into the trash for as long again, where its time there was over and something names it still.
 * A bank that went with its person takes nothing back.
 * @returns whether its bank is still there
 */
async function putBack(table: Table, head: QuestionHead, at: string): Promise<boolean> {
  const items = [
    questionWrites.create({ ...head, binnedAt: at, changedAt: at, revision: head.revision + 1 }),
    banks.check(head.bankId),
  ];
  return !(await attempt(table, items)).includes('bank');
}

/**
 * Clears up behind a question that left the trash for good, or went with its person. One that a quiz names stays in the
 * trash; of one that an attempt asked, every version stays, since the attempt shows it. Bears repeats.
 */
export async function sweepQuestion(
  table: Table,
  { before, after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after || !before) return;
  const head = questionRecord.parse(before);
  const { questionId } = head;
  const [named, asked] = await Promise.all([
    uses.named(table, [head]),
    uses.asked(table, [questionId]),
  ]);
  const isBinned = head.binnedAt !== null;
  if (isBinned && (named.has(questionId) || asked.has(questionId)))
    if (await putBack(table, head, iso(now))) return;
  if (asked.has(questionId)) return;
  const check = questionWrites.checkUnchanged(head.questionId, null);
  const versions = await table.queryAll(anyKey, ranges.questionVersions(head.questionId));
  for (const some of inParts(versions.slice(1), partSize))
    await attempt(table, [
      check,
      ...some.map((key) => ({ label: 'question-version', remove: key })),
    ]);
  await release(table, head);
}
