import type { GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import type { CategoryStep, TotalStep } from '#shared/schemas/total-trace.ts';

type Item = { itemId: string; categoryId: string | null };
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
  }[];
};

/** The weight of a category; what is of none gets what the others leave. */
function weightIn({ categories }: GradingScheme, category: GradeCategory | null): number {
  if (category) return category.isExtra ? 0 : category.weight;
  const given = categories.reduce((sum, { weight, isExtra }) => sum + (isExtra ? 0 : weight), 0);
  return Math.max(0, 10_000 - given);
}

/** The weights of all categories that hold something. */
const weightOfAll = (scheme: GradingScheme, places: ReadonlySet<string | null>): number =>
  [...scheme.categories, null]
    .filter((category) => places.has(category?.categoryId ?? null))
    .reduce((sum, category) => sum + weightIn(scheme, category), 0);

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
  const places = new Set(items.map(placeOf));
  const all = weightOfAll(scheme, places);
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
        shareOfAll: whole && all ? Math.round((weightIn(scheme, category) * 10_000) / all) : null,
        items: own.map((item) => ({
          item,
          step: steps.get(item.itemId) ?? null,
          dropped: dropped.get(item.itemId) ?? null,
        })),
      },
    ];
  });
}
