import type { Book, BookItem } from '../types.ts';

type Category = Book['scheme']['categories'][number];

/** A category of which one column stands for all of its items. */
export type Folded = {
  /** Of the column: that of the category. */
  itemId: string;
  category: Category;
  /** Its items that would be shown. */
  items: readonly BookItem[];
  /** One of them is marked without names: what they come to would tell of it. */
  isHidden: boolean;
};

export type Column = BookItem | Folded;

export const isFolded = (column: Column): column is Folded => 'category' in column;

/** The columns of a book: where the first item of a category that is folded would be, there is the category. */
export function columnsOf(
  items: readonly BookItem[],
  categories: readonly Category[],
  folded: readonly string[],
): Column[] {
  const known = new Map(
    categories
      .filter(({ categoryId }) => folded.includes(categoryId))
      .map((category) => [category.categoryId, category]),
  );
  const inCategory = Map.groupBy(items, ({ categoryId }) => categoryId);
  return items.flatMap((item): Column[] => {
    const category = item.categoryId === null ? undefined : known.get(item.categoryId);
    if (!category) return [item];
    const all = inCategory.get(item.categoryId) ?? [];
    if (all[0] !== item) return [];
    const isHidden = all.some((one) => one.isHidden);
    return [{ itemId: category.categoryId, category, items: all, isHidden }];
  });
}
