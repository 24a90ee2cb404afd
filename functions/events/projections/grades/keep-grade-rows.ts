import * as z from 'zod';
import type { Mark } from '#shared/schemas/marks.ts';
import { gradeColumns } from '#functions/data/grades/grade-columns.ts';
import { type GradeRow, gradeRow, gradeRows } from '#functions/data/grades/grade-rows.ts';
import { type KeptGrading, keptGradings } from '#functions/data/grades/kept-grading.ts';
import { totalOverrideRecord } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learnerRecord, learners } from '#functions/data/rosters/learners.ts';
import type { Item } from '#functions/data/table/table.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { inParts, sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;
type Who = Pick<GradeRow, 'courseId' | 'userId'>;
type Moved = Who & {
  before: GradeRow | null;
  next: GradeRow | null;
  kept: KeptGrading | null;
};

/** Who is in a course, and the totals that were set. */
const parts = z.discriminatedUnion('entity', [
  totalOverrideRecord.extend({ entity: z.literal('TotalOverride') }),
  learnerRecord.extend({ entity: z.literal('Learner') }),
]);

/** The number of rows that are read at once. */
const partSize = 50;

const nameOf = ({ courseId, userId }: Who) => `${userId} ${courseId}`;

/** A book that was changed meanwhile is read again. */
const booksOf = (pack: Moved[]) => [
  ...new Map(
    pack.map(({ courseId, kept }) => [courseId, keptGradings.checkUnchanged(courseId, kept)]),
  ).values(),
];

/** What rows are made from: who is in their course, their marks, and the books. */
async function readTruth(some: Who[], truth: Derivation['truth']) {
  const courseIds = [...new Set(some.map(({ courseId }) => courseId))];
  const [kept, there] = await Promise.all([
    Promise.all(courseIds.map((courseId) => keptGradings.get(truth, courseId))),
    truth.batchGet(
      parts,
      some.flatMap(({ courseId, userId }) => [
        keys.learner(courseId, userId),
        keys.totalOverride(userId, courseId),
      ]),
      { consistent: true },
    ),
  ]);
  const gradings = new Map(courseIds.map((courseId, at) => [courseId, kept[at] ?? null]));
  const books = new Map(
    [...gradings].map(([courseId, one]) => [courseId, keptGradings.bookOf(one)]),
  );
  const isIn = new Set(there.flatMap((one) => (one.entity === 'Learner' ? [nameOf(one)] : [])));
  const set = new Map(
    there.flatMap((one) => (one.entity === 'TotalOverride' ? [[nameOf(one), one.percent]] : [])),
  );
  const graded = some.filter(
    (who) => isIn.has(nameOf(who)) && (books.get(who.courseId)?.items.length ?? 0) > 0,
  );
  const own = new Map<string, Mark[]>();
  await sideBySide(graded, async (who) => {
    own.set(nameOf(who), await marks.ofCourse(truth, who.userId, who.courseId));
  });
  return (who: Who) => {
    const book = books.get(who.courseId);
    const theirs = own.get(nameOf(who));
    return {
      kept: gradings.get(who.courseId) ?? null,
      isIn: isIn.has(nameOf(who)),
      next: book && theirs ? gradeRow(who, theirs, book, set.get(nameOf(who)) ?? null) : null,
    };
  };
}

/**
 * Makes the rows of some people what they should be now. Rows are read before the truth, so that whoever writes last has
 * read last; who is in the course, and by which book is counted, must still be so when rows are written.
 */
async function keep(some: Who[], { table, truth }: Derivation): Promise<void> {
  const rows = new Map((await gradeRows.some(table, some)).map((row) => [nameOf(row), row]));
  const truthOf = await readTruth(some, truth);
  const moves = some.map((who) => {
    const { kept, isIn, next } = truthOf(who);
    const before = rows.get(nameOf(who)) ?? null;
    const items = gradeRows.move(who, before, next);
    const asRead = isIn ? learners.expectIn(who) : learners.expectOut(who);
    return {
      of: { ...who, before, next, kept },
      items: items.length === 0 || table !== truth ? items : [...items, asRead],
    };
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const again = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
    (pack: Moved[]) => [...gradeColumns.count(pack), ...(table === truth ? booksOf(pack) : [])],
  );
  if (again.length > 0)
    await keep(
      again.map(({ courseId, userId }) => ({ courseId, userId })),
      { table, truth },
    );
}

/** Keeps the rows of however many people. @see keep */
export async function keepGradeRowsOf(all: Who[], deps: Derivation): Promise<void> {
  for (const some of inParts(all, partSize)) await keep(some, deps);
}

const isIn = (item: Item | undefined) => item?.entity === 'Enrollment' && item.state === 'active';

/** Whose row a change concerns: whose mark it is, or who came or went. */
function concerned({ before, after }: Change): Who[] {
  const item = after ?? before;
  if (item?.entity === 'Enrollment' && isIn(before) === isIn(after)) return [];
  return [{ courseId: String(item?.courseId), userId: String(item?.userId) }];
}

/**
 * Takes in a batch of changes. The records say only whom they concern; rows are made from the table as it is now, so that
 * duplicates, disorder and a replay of everything come to the same.
 */
export async function keepGradeRows(changes: Change[], deps: Derivation): Promise<void> {
  const once = new Map(changes.flatMap(concerned).map((who) => [nameOf(who), who]));
  await keepGradeRowsOf([...once.values()], deps);
}

/** Makes the rows of all people of a course what they should be now. */
export async function keepGradesOf(courseId: string, deps: Derivation): Promise<void> {
  let start: Item | undefined;
  do {
    const page = await learners.list(deps.truth, courseId, { limit: partSize, start });
    await keepGradeRowsOf(page.items, deps);
    start = page.last ?? undefined;
  } while (start);
}
