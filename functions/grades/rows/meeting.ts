import type * as z from 'zod';
import {
  type Clause,
  type ConditionRow,
  type Conditions,
  meets,
} from '#shared/policies/conditions.ts';
import type { gradeRowSchema } from '#shared/schemas/grade-answers.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { feedbackRead } from './read-feedback.ts';

type Row = z.infer<typeof gradeRowSchema>;

type Asked = {
  courseId: string;
  conditions: Conditions;
  /** The items that may be asked for: what is asked of any other holds for nobody. */
  items: ReadonlySet<string>;
  now: number;
};

const seenRecord = enrollmentRecord.pick({ userId: true, lastActivityAt: true });

const itemsOf = (clauses: readonly Clause[]) => [
  ...new Set(clauses.flatMap((one) => (one.field === 'feedback' ? [one.itemId] : []))),
];

/** How often more than a row is read for everybody who meets the rest: a page looks at fewer people then. */
export const readsMore = (conditions: Conditions): number =>
  itemsOf(conditions).length + (conditions.some(({ field }) => field === 'lastSeen') ? 1 : 0);

/** Who is in the groups that are asked for, a request for all of them; a group that is no more has nobody. */
async function membersOf(table: Table, courseId: string, conditions: Conditions) {
  const asked = conditions.flatMap((one) => (one.field === 'group' ? [one.value] : []));
  const places = [...new Set(asked)].map((value) => {
    const [setId = '', groupId = ''] = value.split('/');
    return { courseId, setId, groupId };
  });
  return places.length === 0 ? [] : groups.some(table, places);
}

async function lastSeen(table: Table, courseId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string | null>();
  const read = await table.batchGet(
    seenRecord,
    userIds.map((userId) => keys.enrollment(userId, courseId)),
  );
  return new Map(read.map((one) => [one.userId, one.lastActivityAt]));
}

/**
 * Picks who meets conditions. What a row knows is asked first, and more is read only for those who meet that.
 * @returns what picks among rows
 */
export async function meeting(table: Table, { courseId, conditions, items, now }: Asked) {
  const inGroups = await membersOf(table, courseId, conditions);
  const ofRow = conditions.filter(({ field }) => field !== 'lastSeen' && field !== 'feedback');
  const known = (row: Row): ConditionRow => ({
    marks: new Map(
      row.marks.map(({ itemId, points, most, status }) => [
        itemId,
        {
          status,
          percent: points !== null && most ? Math.round((points * 10_000) / most) : null,
          isFeedbackRead: null,
        },
      ]),
    ),
    total: row.total?.shown ?? null,
    lastSeenAt: null,
    groups: inGroups.flatMap(({ setId, groupId, members }) =>
      row.userId in members ? [`${setId}/${groupId}`] : [],
    ),
  });
  const isMetBy = (asked: Conditions, row: ConditionRow) => meets(asked, row, { items, now });

  return async (rows: readonly Row[]): Promise<Row[]> => {
    const left = rows.flatMap((row) => {
      const one = known(row);
      return isMetBy(ofRow, one) ? [{ row, one }] : [];
    });
    const userIds = left.map(({ row }) => row.userId);
    const [seen, ...read] = await Promise.all([
      conditions.some(({ field }) => field === 'lastSeen')
        ? lastSeen(table, courseId, userIds)
        : new Map<string, string | null>(),
      ...itemsOf(conditions).map(async (itemId) => ({
        itemId,
        of: await feedbackRead(table, { courseId, itemId }, userIds, now),
      })),
    ]);
    return left.flatMap(({ row, one }) => {
      const marks = new Map(one.marks);
      for (const { itemId, of } of read)
        marks.set(itemId, {
          ...(marks.get(itemId) ?? { status: 'open', percent: null }),
          isFeedbackRead: of.get(row.userId) ?? null,
        });
      const whole = { ...one, marks, lastSeenAt: seen.get(row.userId) ?? null };
      return isMetBy(conditions, whole) ? [row] : [];
    });
  };
}
