import type { Place } from './place-address.ts';

type Columns = Pick<Place, 'first' | 'hidden'>;
type Item = { itemId: string };

/** All items in the order of somebody's columns: those that come first, then the others as the course has them. */
export function ordered<T extends Item>(
  items: readonly T[],
  { first }: Pick<Columns, 'first'>,
): T[] {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const before = first.flatMap((itemId) => known.get(itemId) ?? []);
  return [...before, ...items.filter(({ itemId }) => !first.includes(itemId))];
}

/** The columns that are shown. */
export const arranged = <T extends Item>(items: readonly T[], columns: Columns): T[] =>
  ordered(items, columns).filter(({ itemId }) => !columns.hidden.includes(itemId));

/** As few columns that come first as make an order: what follows as the course has it need not be said. */
export function firstOf(items: readonly Item[], order: readonly string[]): string[] {
  const at = (itemId: string | undefined) => items.findIndex((item) => item.itemId === itemId);
  let from = order.length;
  while (from > 0 && (from === order.length || at(order[from - 1]) < at(order[from]))) from -= 1;
  return order.slice(0, from);
}
