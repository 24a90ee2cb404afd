import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { gradeColumns } from '#functions/data/grades/grade-columns.ts';
import { gradeViews } from '#functions/data/grades/grade-views.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import type { GradingSchemeItem } from '#functions/data/grades/grading-schemes.ts';
import { bookKeys, loadBook } from '#functions/data/grades/load-book.ts';
import { presentColumn } from '#functions/data/grades/present-columns.ts';
import { itemChanges } from '#functions/data/grades/item-changes.ts';
import { schemeChanges } from '#functions/data/grades/scheme-changes.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

/** What is read with the profile: the view that the book opens with is among it, so that it costs no request. */
export const openingKeys = (params: { courseId: string }, userId: string): Key[] => [
  ...bookKeys(params),
  keys.gradeViewDefault(userId, params.courseId),
];

/** So many changes are told. */
const mostChanges = 20;

const settingsOf = ({ courseId: _, version: __, ...settings }: GradingSchemeItem) => settings;

async function changesIn(table: Table, courseId: string) {
  const [changes, ofItems] = await Promise.all([
    schemeChanges.list(table, courseId, mostChanges),
    itemChanges.list(table, courseId, mostChanges),
  ]);
  const named = await profiles.names(table, [
    ...new Set([...changes, ...ofItems].map(({ by }) => by)),
  ]);
  const person = (userId: string) => ({ userId, name: named.get(userId) ?? '' });
  return {
    changes: changes.map(({ version, at, by, from, to, items }) => ({
      version,
      at,
      by: person(by),
      from: from && settingsOf(from as GradingSchemeItem),
      to: settingsOf(to as GradingSchemeItem),
      items,
    })),
    itemChanges: ofItems.map(({ courseId: _, by, ...change }) => ({ ...change, by: person(by) })),
  };
}

export const getBook: Operation<typeof contract.getBook, BaseDeps> = async ({
  actor,
  params,
  query,
  deps: { table },
}) => {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const [{ scheme, version, items }, columns, opensWith, changes] = await Promise.all([
    loadBook(table, courseId),
    gradeColumns.ofCourse(table, courseId),
    gradeViews.opensWith(table, { userId: actor.userId, courseId }),
    query.changes === 'true' ? changesIn(table, courseId) : null,
  ]);
  const hidden = await hiddenItems(table, items);
  const known = new Map(columns.map((column) => [column.itemId, column.all]));
  return {
    scheme,
    version,
    items: items.map(({ closesAt: _, isAnonymous: __, ...item }) => ({
      ...item,
      isHidden: hidden.has(item.itemId),
      // With what is known of one person, as another date, they would tell which mark is theirs.
      figures: presentColumn(hidden.has(item.itemId) ? undefined : known.get(item.itemId)),
    })),
    opensWith: opensWith && {
      viewId: opensWith.viewId,
      name: opensWith.name,
      place: opensWith.place,
    },
    ...changes,
  };
};
