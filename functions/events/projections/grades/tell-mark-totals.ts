import type { Mark } from '#shared/schemas/marks.ts';
import type { Worked } from '#functions/data/grades/beside-total.ts';
import { keptGradings } from '#functions/data/grades/kept-grading.ts';
import { shownTotal, toldTotal } from '#functions/data/grades/told-total.ts';
import { type TotalOverride, totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { type MarkNews, markNews, type ToldChange } from '#functions/data/marks/mark-news.ts';
import { markRecord, marks } from '#functions/data/marks/marks.ts';
import { toldAtOnce } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import { inParts, sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** One version of a mark, and the one before it; null: there was none. */
type Changed = { before: Mark | null; after: Mark };

/** What became of the marks of one person in one course at one instant. */
type Group = { userId: string; courseId: string; at: string; changes: Changed[] };

/** The number of people whose news are read with one request. */
const partSize = 40;

/** These say in the transaction of the mark what they do to the total, or are told without points. */
const saidElsewhere: ToldChange['because']['kind'][] = [
  'filled',
  'curved',
  'imported',
  'shown',
  'undone',
  'regraded',
  ...toldAtOnce,
];

const changedIn = ({ before, after }: StreamRecord): Changed[] =>
  after
    ? [{ before: before ? markRecord.parse(before) : null, after: markRecord.parse(after) }]
    : [];

/** Whether others made it, and its person saw it at once: of all else nobody is told, or later. */
const mayBeTold = ({ after: { userId, changedBy, changedAt, releasedAt } }: Changed) =>
  changedBy !== userId && releasedAt !== null && releasedAt <= changedAt;

const groupsOf = (changes: Changed[]): Group[] =>
  [
    ...Map.groupBy(changes, ({ after: { userId, courseId, changedAt } }) =>
      [userId, courseId, changedAt].join(' '),
    ).values(),
  ].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { userId, courseId, changedAt } = first.after;
    return [{ userId, courseId, at: changedAt, changes: some }];
  });

/** What somebody is told of a group, the latest first. */
const toldOf = (news: MarkNews | undefined, { courseId, at, changes }: Group): ToldChange[] =>
  news?.changes.filter(
    (told) =>
      told.courseId === courseId &&
      told.at === at &&
      told.tellFrom <= at &&
      !saidElsewhere.includes(told.because.kind) &&
      changes.some(({ after }) => after.itemId === told.itemId && after.version === told.version),
  ) ?? [];

/** The change that is to say what became of the total; undefined: none, or it was said. */
function toSay(news: MarkNews | undefined, group: Group): ToldChange | undefined {
  const told = toldOf(news, group);
  return told.some(({ total }) => total !== undefined) ? undefined : told[0];
}

/**
 * A mark as it was at an instant at which others were changed; null: there was none; undefined: nobody knows.
 * @param known the changes that tell how marks were which have changed since
 */
function markAt(mark: Mark, known: readonly Changed[], at: string): Mark | null | undefined {
  if (mark.changedAt < at) return mark;
  const next = known.find(
    ({ before, after }) =>
      after.userId === mark.userId &&
      after.courseId === mark.courseId &&
      after.itemId === mark.itemId &&
      after.changedAt > at &&
      (before === null || before.changedAt < at),
  );
  return next && next.before;
}

/**
 * What a group did to the total that its person saw at its instant: by what was released then (case 19), and by the other
 * marks as they were then.
 * @returns null: nothing; undefined: nobody knows, since something else has changed meanwhile
 */
function totalOf(
  { at, changes }: Group,
  known: readonly Changed[],
  { book, all, override }: Worked,
): ReturnType<typeof toldTotal> | undefined {
  const byItem = Map.groupBy(changes, ({ after }) => after.itemId);
  const others = all
    .filter(({ itemId }) => !byItem.has(itemId))
    .map((mark) => markAt(mark, known, at));
  if (others.includes(undefined)) return undefined;
  const own = [...byItem.values()].map((some) =>
    some.toSorted((a, b) => a.after.version - b.after.version),
  );
  const shown = (some: (Mark | null | undefined)[]) =>
    shownTotal(
      book,
      [...others, ...some].filter((mark) => mark != null),
      override,
      Date.parse(at),
    );
  return toldTotal(
    shown(own.map((some) => some[0]?.before)),
    shown(own.map((some) => some.at(-1)?.after)),
  );
}

/** The same of some groups, each by the book of its course as it is now; without those of which nobody knows. */
async function totalsOf(table: Table, groups: Group[], known: readonly Changed[]) {
  const totals = new Map<Group, ReturnType<typeof toldTotal>>();
  for (const [courseId, some] of Map.groupBy(groups, (group) => group.courseId)) {
    const userIds = [...new Set(some.map(({ userId }) => userId))];
    const [kept, set] = await Promise.all([
      keptGradings.get(table, courseId),
      totalOverrides.ofPeople(table, courseId, userIds),
    ]);
    const book = keptGradings.bookOf(kept);
    const isLater = (override: TotalOverride | undefined, at: string) =>
      override !== undefined && override.at > at;
    await sideBySide(userIds, async (userId) => {
      const all = await marks.ofCourse(table, userId, courseId);
      const override = set.get(userId);
      const worked = { book, all, override: override?.percent ?? null };
      for (const group of some) {
        if (group.userId !== userId || isLater(override, group.at)) continue;
        const total = totalOf(group, known, worked);
        if (total !== undefined) totals.set(group, total);
      }
    });
  }
  return totals;
}

async function tell(table: Table, groups: Group[], known: readonly Changed[]): Promise<void> {
  const news = await markNews.ofPeople(table, [...new Set(groups.map(({ userId }) => userId))]);
  const open = groups.filter((group) => toSay(news.get(group.userId), group));
  if (open.length === 0) return;
  const totals = await totalsOf(table, open, known);
  const again = await commitTogether(
    table,
    [...Map.groupBy(totals, ([{ userId }]) => userId)].flatMap(([userId, some]) => {
      const before = news.get(userId);
      const said = new Map(
        some.flatMap(([group, total]) => {
          const change = toSay(before, group);
          return change ? [[change, total] as const] : [];
        }),
      );
      return before ? [{ of: userId, items: [markNews.sayTotals(userId, before, said)] }] : [];
    }),
  );
  // They were told something meanwhile.
  if (again.length > 0)
    await tell(
      table,
      groups.filter(({ userId }) => again.includes(userId)),
      known,
    );
}

/**
 * Says beside what somebody is told of a mark that was typed, marked or judged what it did to the total that they saw:
 * behind the stream, so that whoever types waits for no total. It is said once: a record that comes twice finds it said,
 * and what changed meanwhile, so that nobody knows any more what was seen before, is left unsaid.
 */
export async function tellMarkTotals(table: Table, records: StreamRecord[]): Promise<void> {
  const known = records.flatMap(changedIn);
  const groups = groupsOf(known).filter(({ changes }) => changes.some(mayBeTold));
  for (const part of inParts(groups, partSize)) await tell(table, part, known);
}
