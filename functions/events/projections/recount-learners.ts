import { doneIn } from '#functions/data/done-in.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments.ts';
import { isOut, learnersOutline } from '#functions/data/learners-outline.ts';
import { blockRecord, moduleRecord, outlines, type Outline } from '#functions/data/outline.ts';
import { recounts } from '#functions/data/recounts.ts';
import { roster } from '#functions/data/roster.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/transaction.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';

/** How many learners are counted in one step, and how many of them side by side. */
const pageSize = 50;
const abreast = 10;

const rows = { Module: moduleRecord, Block: blockRecord };

const wasOut = (item: Item): boolean | null => {
  const schema = rows[item.entity as keyof typeof rows];
  return schema ? isOut(schema.parse(item)) : null;
};

/** The courses of which learners have other rows than before; nobody has done anything in a new one. */
function touched(records: StreamRecord[]): string[] {
  const courseIds = records.flatMap(({ before, after }) =>
    before && after && wasOut(before) !== wasOut(after) ? [String(after.courseId)] : [],
  );
  return [...new Set(courseIds)];
}

/** Commits; false where somebody else was faster. */
async function commits(table: Table, item: TransactionItem): Promise<boolean> {
  try {
    await table.commit([item]);
    return true;
  } catch (error) {
    if (error instanceof RuleRefused) return false;
    throw error;
  }
}

/** Notes that what the learners of these courses have done is to be counted anew. */
export async function beginRecounts(table: Table, records: StreamRecord[]): Promise<void> {
  for (const courseId of touched(records)) await table.commit([recounts.begin(courseId)]);
}

/** What somebody has done of a course as it is now. Whether they completed it, their own next step says. */
async function countLearner(table: Table, outline: Outline, enrollment: Enrollment): Promise<void> {
  const { userId, courseId } = enrollment;
  const doneBlocks = doneIn(outline, await enrollments.progress(table, userId, courseId));
  if (doneBlocks === enrollment.doneBlocks) return;
  const { item } = enrollments.replace(enrollment, { doneBlocks });
  if (await commits(table, item)) return;
  const now = await enrollments.get(table, userId, courseId);
  if (now) await countLearner(table, outline, now);
}

async function countAll(table: Table, outline: Outline, learners: Enrollment[]): Promise<void> {
  for (let at = 0; at < learners.length; at += abreast) {
    const some = learners.slice(at, at + abreast);
    await Promise.all(some.map((one) => countLearner(table, outline, one)));
  }
}

/**
 * Counts a page of a course's learners anew and begins the next. What is to be done is read from the table,
 * so that a record that comes twice or late only wakes.
 */
export async function recountLearners(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'Recount') return;
  const recount = await recounts.get(table, String(after.courseId));
  if (!recount) return;
  const { courseId } = recount;
  const whole = await outlines.get(table, courseId);
  const page = { limit: pageSize, start: recount.from ?? undefined, newestFirst: false };
  const { items, last } = await roster.list(table, courseId, 'active', 'name', page);
  const people = await enrollments.ofPeople(
    table,
    courseId,
    items.map(({ userId }) => userId),
  );
  // Who never opened a lesson has nothing to be counted.
  const learners = people.filter(({ lastActivityAt }) => lastActivityAt !== null);
  if (whole) await countAll(table, learnersOutline(whole), learners);
  await commits(table, recounts.goOn(recount, last as typeof recount.from));
}
