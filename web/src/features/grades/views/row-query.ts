import type { CallInput } from '#shared/contract/client.ts';
import type { Book } from '../types.ts';
import { leavesOpen, type Place, placeIn } from './place-address.ts';

export type RowQuery = Omit<NonNullable<CallInput<'grades.listRows'>['query']>, 'limit' | 'cursor'>;

/** The words of an address that people are looked for by. */
export const wordsIn = (params: URLSearchParams): string =>
  params.get('q')?.trim().slice(0, 60) ?? '';

/** What is asked of a book that is looked at so. */
export function rowQueryOf({ group, where, sort: order }: Place, q: string): RowQuery {
  const [sort, direction] = order.split('_') as [string, 'asc' | 'desc'];
  return {
    sort,
    order: direction,
    ...(group !== null && { group }),
    ...(group === null && q !== '' && { q }),
    ...(where !== null && { where }),
  };
}

/** A page of rows that are asked so. */
export const pageOf = (query: RowQuery, cursor: string | null) => ({
  ...query,
  limit: '50',
  ...(cursor && { cursor }),
});

/** What a book is asked first at an address: where that leaves it open, it opens with the reader's view. */
export function firstRows(params: URLSearchParams, { opensWith }: Pick<Book, 'opensWith'>) {
  const place = leavesOpen(params) ? opensWith?.place : undefined;
  return pageOf(rowQueryOf(place ?? placeIn(params), wordsIn(params)), null);
}
