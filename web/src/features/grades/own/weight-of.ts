import type { CountedItem, GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';

/** As what an item counts in the total of its course, whatever anybody got. */
export type Weight = {
  /** null: it is of none. */
  category: GradeCategory | null;
  /** What its category makes of the total, in hundredths of a percent; null: the scheme goes by points. */
  ofCategory: number | null;
  /** What it makes of the total itself; null: that depends on which marks are left out. */
  ofItem: number | null;
} & ({ counts: 'share' } | { counts: 'extra' | 'keptOut'; ofItem: null });

type Item = Pick<CountedItem, 'itemId' | 'categoryId' | 'most' | 'isExtra' | 'isKeptOut'>;

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
const hundredths = (part: number, of: number) => (of === 0 ? 0 : Math.round((part * 10_000) / of));
const drops = ({ dropLowest, dropHighest, isExtra }: GradeCategory, by: GradingScheme['by']) =>
  // Of points that only add, none are left out.
  dropLowest + dropHighest > 0 && !(by === 'points' && isExtra);

/**
 * How an item counts by the scheme of its course once all of it is marked: of scheme and items alone, which are the same
 * for everybody, so that it tells nothing of any mark (case 19).
 * @returns null: the course has no scheme of its own, or the item is not in it
 */
export function weightOf(
  { by, categories }: GradingScheme,
  items: readonly Item[],
  itemId: string,
): Weight | null {
  const item = items.find((one) => one.itemId === itemId);
  if (!item || (by === 'points' && categories.length === 0)) return null;
  const known = new Map(categories.map((one) => [one.categoryId, one]));
  const categoryOf = (one: Item) => known.get(one.categoryId ?? '') ?? null;
  const category = categoryOf(item);
  const isRegular = (one: Item) => !one.isKeptOut && !one.isExtra && one.most > 0;
  const weights = sum(categories.map(({ isExtra, weight }) => (isExtra ? 0 : weight)));
  // What weights leave of the hundred is for items of no category, where there are any.
  const rest = Math.max(0, 10_000 - weights);
  const hasRest = items.some((one) => isRegular(one) && categoryOf(one) === null);
  const weight = category ? category.weight : rest;
  const ofCategory =
    by === 'points' || category?.isExtra
      ? null
      : hundredths(weight, weights + (hasRest ? rest : 0));
  const place = { category, ofCategory };
  if (item.isKeptOut) return { ...place, counts: 'keptOut', ofItem: null };
  if (!isRegular(item) || category?.isExtra) return { ...place, counts: 'extra', ofItem: null };
  if (by === 'points') {
    const isExact = !categories.some((one) => drops(one, by));
    const all = items.filter((one) => isRegular(one) && !categoryOf(one)?.isExtra);
    const ofItem = isExact ? hundredths(item.most, sum(all.map(({ most }) => most))) : null;
    return { ...place, counts: 'share', ofItem };
  }
  const isExact = category === null || !drops(category, by);
  const own = items.filter((one) => isRegular(one) && categoryOf(one) === category);
  const part =
    category?.itemsCount === 'equally'
      ? 1 / own.length
      : item.most / sum(own.map(({ most }) => most));
  return {
    ...place,
    counts: 'share',
    ofItem: isExact ? Math.round((ofCategory ?? 0) * part) : null,
  };
}

/** Whether nothing comes of an item, though it is to count: its category weighs nothing, or it is in none and the others share all of the weight. */
export function isWeightless(
  scheme: GradingScheme,
  items: readonly Item[],
  itemId: string,
): boolean {
  const weight = weightOf(scheme, items, itemId);
  return weight?.counts === 'share' && weight.ofCategory === 0;
}
