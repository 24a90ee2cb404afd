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
  items: {
    item: I;
    step: OfItem | null;
    /** Why it was left out of its category; null: it was not. */
    dropped: 'lowest' | 'highest' | null;
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
  return [...scheme.categories, null].flatMap((category) => {
    const categoryId = category?.categoryId ?? null;
    const own = items.filter(
      (item) => (known.has(item.categoryId ?? '') ? item.categoryId : null) === categoryId,
    );
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
        items: own.map((item) => ({
          item,
          step: steps.get(item.itemId) ?? null,
          dropped: dropped.get(item.itemId) ?? null,
        })),
      },
    ];
  });
}
