import { type BookTelling, bookTellings } from '#functions/data/grades/book-tellings.ts';
import { keptGradings, type NamedBook } from '#functions/data/grades/kept-grading.ts';
import { shownTotal, toldTotal } from '#functions/data/grades/told-total.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { markNews, type ToldChange } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of people who are told in one step. */
const pageSize = 50;

type Books = { before: NamedBook; after: NamedBook };

/** What a change of the book did to the totals that some people see, of those to whom it did something. */
async function changesFor(
  table: Table,
  { courseId, recounts, at }: BookTelling,
  { before, after }: Books,
  userIds: string[],
): Promise<Map<string, ToldChange>> {
  const set = await totalOverrides.ofPeople(table, courseId, userIds);
  const told = new Map<string, ToldChange>();
  await sideBySide(userIds, async (userId) => {
    const all = await marks.ofCourse(table, userId, courseId);
    const shown = (book: NamedBook) =>
      shownTotal(book, all, set.get(userId)?.percent ?? null, Date.parse(at));
    const change = toldTotal(shown(before), shown(after));
    const because = { kind: 'bookChanged' } as const;
    if (change)
      told.set(userId, {
        courseId,
        itemId: '',
        version: recounts,
        at,
        because,
        tellFrom: at,
        ...change,
      });
  });
  return told;
}

/** Tells people, each once; of whom somebody else told something meanwhile, what they know is read again. */
async function tell(table: Table, changes: Map<string, ToldChange>): Promise<void> {
  const known = await markNews.ofPeople(table, [...changes.keys()]);
  const again = await commitTogether(
    table,
    [...changes].flatMap(([userId, change]) => {
      const news = known.get(userId) ?? null;
      return markNews.has(news, change)
        ? []
        : [{ of: userId, items: [markNews.add(userId, news, [change])] }];
    }),
  );
  if (again.length > 0)
    await tell(table, new Map([...changes].filter(([userId]) => again.includes(userId))));
}

/**
 * Tells a page of people from what to what their totals were changed by another way of counting, and begins the next.
 * Who was told is not told again, so that a step may be cut off anywhere and a record may come twice.
 */
export async function tellTotals(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'BookTelling') return;
  const telling = await bookTellings.get(
    table,
    after as Pick<BookTelling, 'courseId' | 'recounts'>,
  );
  if (telling?.state !== 'running') return;
  const { courseId, from } = telling;
  const { items, last } = await learners.list(table, courseId, {
    limit: pageSize,
    start: from ?? undefined,
  });
  const books = {
    before: keptGradings.bookOf({ rows: telling.before }),
    after: keptGradings.bookOf({ rows: telling.after }),
  };
  const userIds = items.map(({ userId }) => userId);
  await tell(table, await changesFor(table, telling, books, userIds));
  try {
    await table.commit([bookTellings.goOn(telling, last as BookTelling['from'])]);
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
