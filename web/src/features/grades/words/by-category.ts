import { weightsOf } from '#shared/grading/total.ts';
import type { CountedItem, GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import type { CategoryStep, TotalStep } from '#shared/schemas/total-trace.ts';

/** What is known of an item for its place among the categories. */
export type Item = Pick<CountedItem, 'itemId' | 'categoryId' | 'isExtra' | 'isKeptOut'>;
type OfItem = Extract<TotalStep, { step: 'item' | 'leftOut' }>;

export type CategoryPart<I> = {
  /** null: items that are of none. */
  category: GradeCategory | null;
  /** null: nothing counts in it yet. */
  step: CategoryStep | null;
  /** Of the total, in hundredths of a percent, once those without any part left theirs; null: by points, or none. */
  share: number | null;
  /** The same once each has a part that counts: weights need not come to a hundred; null: by points, or it only adds. */
  shareOfAll: number | null;
  items: {
    item: I;
    step: OfItem | null;
    /** Why it was left out of its category; null: it was not. */
    dropped: 'lowest' | 'highest' | null;
    /** It has a part in the total, of which nothing comes: its category weighs nothing. */
    isWeightless: boolean;
  }[];
};

/** A trace by the categories of its scheme, each with its items in the order of the book. */
export function byCategory<I extends Item>(
  scheme: GradingScheme,
  items: readonly I[],
  trace: readonly TotalStep[],
): CategoryPart<I>[] {
  const known = new Set(scheme.categories.map(({ categoryId }) => categoryId));
  const steps = new Map<string, OfItem>();
  for (const step of trace)
    if (step.step === 'item' || step.step === 'leftOut') steps.set(step.itemId, step);
  const categories = trace.filter((step) => step.step === 'category');
  const whole = trace.find((step) => step.step === 'total')?.weight ?? null;
  const placeOf = ({ categoryId }: Item) => (known.has(categoryId ?? '') ? categoryId : null);
  const weights = weightsOf(scheme.categories);
  // A category of nothing that counts by itself leaves its weight to the others for good.
  const places = new Set(
    items.filter(({ isExtra, isKeptOut }) => !isExtra && !isKeptOut).map(placeOf),
  );
  const all = [...places].reduce((sum, place) => sum + (weights.get(place) ?? 0), 0);
  return [...scheme.categories, null].flatMap((category) => {
    const categoryId = category?.categoryId ?? null;
    const own = items.filter((item) => placeOf(item) === categoryId);
    if (own.length === 0) return [];
    const step = categories.find((one) => one.categoryId === categoryId) ?? null;
    const dropped = new Map(step?.dropped.map((one) => [one.itemId, one.because]));
    return [
      {
        category,
        step,
        share:
          step?.weight != null && step.percent !== null && whole
            ? Math.round((step.weight * 10_000) / whole)
            : null,
        shareOfAll:
          whole && all ? Math.round(((weights.get(categoryId) ?? 0) * 10_000) / all) : null,
        items: own.map((item) => ({
          item,
          step: steps.get(item.itemId) ?? null,
          dropped: dropped.get(item.itemId) ?? null,
          isWeightless: step?.weight === 0,
        })),
      },
    ];
  });
}
