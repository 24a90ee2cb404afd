import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { OperationInput } from '#functions/api/operation.ts';
import { foldName, wordsOf } from '#functions/data/accounts/fold-name.ts';
import { gradeRows } from '#functions/data/grades/grade-rows.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { Item } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { type BookPerson, readPeople } from './read-people.ts';

type Input = OperationInput<typeof contract.listRows, BaseDeps>;
type Part = { limit: number; start: Item | undefined };

/** The next people of a list, with their rows, and where those after them begin. */
export type Listed = (part: Part) => Promise<{ people: BookPerson[]; last: Item | null }>;

/** A group has fifty people at the most: they are read at once, and listed a part at a time. */
async function ofGroup(
  { params: { courseId }, deps: { table } }: Input,
  [setId = '', groupId = '']: string[],
): Promise<Listed> {
  const { members } = found(await groups.get(table, { courseId, setId, groupId }));
  const all = (await readPeople(table, courseId, Object.keys(members))).toSorted((a, b) =>
    foldName(a.name) < foldName(b.name) ? -1 : 1,
  );
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
 * @param isHiding whether totals hold marks whose people are not to be known: the order of these would tell them
 */
export async function whoIsListed(input: Input, isHiding: boolean): Promise<Listed> {
  const { params, query, deps } = input;
  const { courseId } = params;
  const { table } = deps;
  if (query.group !== undefined) return ofGroup(input, query.group.split('/'));
  const words = wordsOf(query.q ?? '');
  const ids = (part: Part) => {
    const turned = { ...part, newestFirst: query.order === 'desc' };
    if (words.length > 0) return roster.search(table, courseId, 'active', words, part);
    return query.sort === 'total' && !isHiding
      ? gradeRows.byTotal(table, courseId, turned)
      : roster.list(table, courseId, 'active', 'name', turned);
  };
  return async (part) => {
    const { items, last } = await ids(part);
    const userIds = items.map(({ userId }) => userId);
    return { people: await readPeople(table, courseId, userIds), last };
  };
}
