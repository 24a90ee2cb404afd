import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { OperationInput } from '#functions/api/operation.ts';
import { foldName, wordsOf } from '#functions/data/accounts/fold-name.ts';
import { gradeRows } from '#functions/data/grades/grade-rows.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { roster, type RosterRow } from '#functions/data/rosters/roster.ts';
import type { QueryPage, Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { byItem, pointsIn } from './by-item.ts';
import { type BookPerson, type Listed, type Part, readPeople } from './read-people.ts';

type Input = OperationInput<typeof contract.listRows, BaseDeps>;
/** How much comes before what, in the order that is asked for; whoever has nothing comes last. */
function orderOf({ sort, order }: Input['query'], isHiding: boolean) {
  if (sort === 'name' || isHiding) return null;
  const of = (one: BookPerson) =>
    sort === 'total' ? (one.row?.total.percent ?? null) : pointsIn(one, sort);
  const way = order === 'desc' ? -1 : 1;
  return (a: BookPerson, b: BookPerson): number => {
    const [one, other] = [of(a), of(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return way * (one - other);
  };
}

const whose = (userIds: readonly string[]) => userIds.map((userId) => ({ userId }));

/** A group has fifty people at the most: they are read at once, put in order, and listed a part at a time. */
async function ofGroup(
  { params: { courseId }, query, deps: { table } }: Input,
  isHiding: boolean,
  [setId = '', groupId = '']: string[],
): Promise<Listed> {
  const { members } = found(await groups.get(table, { courseId, setId, groupId }));
  const way = query.sort === 'name' && query.order === 'desc' ? -1 : 1;
  const byName = (await readPeople(table, courseId, whose(Object.keys(members)))).toSorted((a, b) =>
    foldName(a.name) < foldName(b.name) ? -way : way,
  );
  const order = orderOf(query, isHiding);
  const all = order ? byName.toSorted(order) : byName;
  return ({ limit, start }) => {
    const from = Number(start?.at ?? 0);
    const to = from + limit;
    return Promise.resolve({
      people: all.slice(from, to),
      last: to < all.length ? { at: to } : null,
    });
  };
}

/**
 * Who is listed, in which order.
 * @param of the items that people may be put in order by, and whether totals hold marks whose people are not to be known
 */
export async function whoIsListed(
  input: Input,
  of: { items: ReadonlySet<string>; isHidingTotals: boolean },
): Promise<Listed> {
  const { params, query, deps } = input;
  const { courseId } = params;
  const { table } = deps;
  const { sort, order, q, group, people } = query;
  const isHiding = sort === 'total' ? of.isHidingTotals : !of.items.has(sort);
  if (people !== undefined) return justThese(table, courseId, people);
  if (group !== undefined) return ofGroup(input, isHiding, group.split('/'));
  const words = wordsOf(q ?? '');
  if (words.length === 0 && sort !== 'name' && sort !== 'total' && !isHiding)
    return byItem(table, { courseId, itemId: sort }, order === 'desc');
  const listed = (part: Part): Promise<QueryPage<Pick<RosterRow, 'userId' | 'name'>>> => {
    const turned = { ...part, newestFirst: order === 'desc' };
    if (words.length > 0) return roster.search(table, courseId, 'active', words, part);
    return sort === 'total' && !isHiding
      ? gradeRows.byTotal(table, courseId, turned)
      : roster.list(table, courseId, 'active', 'name', turned);
  };
  return async (part) => {
    const { items, last } = await listed(part);
    return { people: await readPeople(table, courseId, items), last };
  };
}

/** Some people, as far as they have a row in the book: of nobody else anything is told. */
const justThese =
  (table: Table, courseId: string, userIds: readonly string[]): Listed =>
  async () => ({
    people: (await readPeople(table, courseId, whose(userIds))).filter(({ row }) => row !== null),
    last: null,
  });
