import {
  type Clause,
  type Conditions,
  readConditions,
  writeConditions,
} from '#shared/policies/conditions.ts';
import type { GradeView } from '../types.ts';

export type Place = GradeView['place'];

const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const isGroup = (text: string) =>
  text.length === 53 && text.split('/').every((id) => ulid.test(id));
const ids = (text: string | null) => [
  ...new Set(text?.split(',').filter((one) => ulid.test(one)) ?? []),
];

/** How an address says that a book is looked at; what it says that is nothing is as if it were not there. */
export function placeIn(params: URLSearchParams): Place {
  const where = readConditions(params.get('where') ?? '[]') ?? [];
  const [sort, group, category] = [params.get('sort'), params.get('group'), params.get('category')];
  return {
    where: where.length === 0 ? null : writeConditions(where),
    group: group !== null && isGroup(group) ? group : null,
    sort: sort !== null && /^(name|total|[0-7]\w{25})_(asc|desc)$/.test(sort) ? sort : 'name_asc',
    category: category === 'none' || (category !== null && ulid.test(category)) ? category : null,
    as: params.get('as') === 'percent' ? 'percent' : 'points',
    first: ids(params.get('first')),
    hidden: ids(params.get('hidden')),
    folded: ids(params.get('folded')),
  };
}

/** A place as an address says it: what is usual is left out. */
export function addressOf({ where, group, sort, category, as, first, hidden, folded }: Place) {
  const said: [string, string | null][] = [
    ['where', where],
    ['group', group],
    ['sort', sort === 'name_asc' ? null : sort],
    ['category', category],
    ['as', as === 'points' ? null : as],
    ['first', first.join(',')],
    ['hidden', hidden.join(',')],
    ['folded', folded.join(',')],
  ];
  return new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The parts of an address that say how a book is looked at, and who is looked for. */
const parts = ['where', 'group', 'sort', 'category', 'as', 'first', 'hidden', 'folded', 'q'];

/** Whether an address leaves open how the book is looked at: it opens as is usual, or with the reader's view. */
export const leavesOpen = (params: URLSearchParams): boolean =>
  parts.every((part) => !params.has(part));

/** A place as an address that leaves nothing open: also that of everybody by name. */
export function wholeAddressOf(place: Place): URLSearchParams {
  const said = addressOf(place);
  if (leavesOpen(said)) said.set('sort', place.sort);
  return said;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  addressOf(one).toString() === addressOf(other).toString();

/** Everybody by name, with all columns. */
export const usualPlace: Place = placeIn(new URLSearchParams());

export const conditionsOf = ({ where }: Pick<Place, 'where'>): Conditions =>
  (where !== null && readConditions(where)) || [];

/** Clauses as a place has them. */
export const whereOf = (conditions: Conditions): string | null =>
  conditions.length === 0 ? null : writeConditions(conditions);

/** With one clause in place of those that ask about the same; null: without them. */
export const asking = (
  conditions: Conditions,
  isSame: (clause: Clause) => boolean,
  clause: Clause | null,
): Conditions => [...conditions.filter((one) => !isSame(one)), ...(clause ? [clause] : [])];
