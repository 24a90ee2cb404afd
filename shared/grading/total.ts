import type { CountedItem, GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { CategoryStep, ItemStep, TotalStep } from '#shared/schemas/total-trace.ts';
import { drop } from './drop.ts';
import {
  compare,
  hundredths,
  none,
  product,
  quotient,
  type Ratio,
  ratio,
  sumOf,
  whole,
} from './ratio.ts';
import { shown } from './shown.ts';

/** What somebody got for an item, as far as a total asks; an item without one is open. */
export type CountedMark = Pick<Mark, 'itemId' | 'points' | 'status'>;

export type Total = {
  /** In hundredths of a percent; null: nothing counts yet, and nobody set anything. */
  percent: number | null;
  /** The same as it is shown, and what is said of it. */
  shown: number | null;
  letter: string | null;
  isPassed: boolean | null;
  trace: TotalStep[];
};

/** What the items of a category come to. */
type Part = {
  step: CategoryStep;
  /** null: nothing in it can be earned. */
  ratio: Ratio | null;
};

function itemStep(
  item: CountedItem,
  mark: CountedMark | undefined,
  missing: GradingScheme['missing'],
): TotalStep {
  const { itemId, categoryId, most, isExtra, isKeptOut } = item;
  const leftOut = (because: Extract<TotalStep, { step: 'leftOut' }>['because']) =>
    ({ step: 'leftOut', itemId, because }) as const;
  const counts = (points: number, because: ItemStep['because']): ItemStep => ({
    step: 'item',
    itemId,
    categoryId,
    points,
    most,
    because,
    // Of which nothing can be earned takes nothing either.
    isExtra: isExtra || most === 0,
  });
  if (isKeptOut) return leftOut('keptOut');
  if (mark?.status === 'excused') return leftOut('excused');
  if (mark?.status === 'missing')
    return missing === 'zero' ? counts(0, 'zero') : leftOut('missing');
  if (mark?.status === 'waiting') return leftOut('waiting');
  if (mark?.status !== 'marked' || mark.points === null) return leftOut('open');
  return counts(mark.points, 'marked');
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

const ratiosOf = (items: readonly ItemStep[]) =>
  items.filter(({ most }) => most > 0).map(({ points, most }) => ratio(points, most));

type Rules = Pick<
  GradeCategory,
  'itemsCount' | 'dropLowest' | 'dropHighest' | 'isExtra' | 'isCapped'
> & { categoryId: string | null; weight: number | null };

function ratioOf(
  regular: readonly ItemStep[],
  extra: readonly ItemStep[],
  { itemsCount, isCapped }: Rules,
): Ratio | null {
  if (regular.length === 0) return null;
  const all = [...regular, ...extra];
  const made =
    itemsCount === 'equally'
      ? product(sumOf(ratiosOf(all)), ratio(1, regular.length))
      : ratio(sum(all.map(({ points }) => points)), sum(regular.map(({ most }) => most)));
  return isCapped && compare(made, whole) > 0 ? whole : made;
}

/** Brings the items of a category together, in the order of their ids. */
function categoryOf(items: readonly ItemStep[], rules: Rules): Part {
  const { categoryId, itemsCount, weight, isExtra, isCapped } = rules;
  const extra = items.filter((item) => item.isExtra);
  const dropped = drop(
    items.filter((item) => !item.isExtra),
    { ...rules, extra: sum(extra.map(({ points }) => points)) },
  );
  const gone = new Set(dropped.map(({ itemId }) => itemId));
  const regular = items.filter((item) => !item.isExtra && !gone.has(item.itemId));
  const made = ratioOf(regular, extra, rules);
  return {
    ratio: made,
    step: {
      step: 'category',
      categoryId,
      itemsCount,
      weight,
      isExtra,
      isCapped,
      counted: [...regular, ...extra].map(({ itemId }) => itemId),
      dropped,
      earned: sum([...regular, ...extra].map(({ points }) => points)),
      most: sum(regular.map(({ most }) => most)),
      percent: made && hundredths(made),
    },
  };
}

/** Points of all categories over what could be earned in those that share it. */
function totalByPoints(parts: readonly Part[]): Ratio | null {
  const most = sum(parts.filter(({ step }) => !step.isExtra).map(({ step }) => step.most));
  if (most === 0) return null;
  const earned = parts.map(({ step: { earned, most, isCapped } }) =>
    isCapped ? Math.min(earned, most) : earned,
  );
  return ratio(sum(earned), most);
}

/** The weights that share the hundred among categories in which something counts. */
const sharedWeight = (parts: readonly Part[]): number =>
  sum(parts.flatMap(({ ratio, step }) => (ratio && !step.isExtra ? [step.weight ?? 0] : [])));

/** Each category by its weight; those in which nothing counts leave theirs to the others. */
function totalByWeights(parts: readonly Part[]): Ratio | null {
  const weight = sharedWeight(parts);
  if (weight === 0) return null;
  const weighted = parts.map(({ ratio: own, step }) =>
    own ? product(own, ratio(step.weight ?? 0, 1)) : none,
  );
  return quotient(sumOf(weighted), ratio(weight, 1));
}

const usual = {
  itemsCount: 'byPoints',
  dropLowest: 0,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
} as const;

/** The weights by which categories share the hundred; items of none (null) get what the others leave. */
export function weightsOf(categories: readonly GradeCategory[]): Map<string | null, number> {
  const sharing = categories.filter(({ isExtra }) => !isExtra);
  const given = sum(sharing.map(({ weight }) => weight));
  return new Map<string | null, number>([
    ...sharing.map(({ categoryId, weight }) => [categoryId, weight] as const),
    [null, Math.max(0, 10_000 - given)],
  ]);
}

/** The rules of all categories, that of items which are of none last. */
function rulesOf({ by, categories }: GradingScheme): Rules[] {
  if (by === 'points')
    return [
      ...categories.map((one) => ({
        ...one,
        itemsCount: 'byPoints' as const,
        weight: null,
        // Of points that only add, to drop some would only take.
        ...(one.isExtra && { dropLowest: 0, dropHighest: 0 }),
      })),
      { ...usual, categoryId: null, weight: null },
    ];
  const left = weightsOf(categories).get(null) ?? 0;
  return [...categories, { ...usual, categoryId: null, weight: left }];
}

/**
 * What somebody's marks come to by the scheme of their course, with each step that led there. Exact, and the same in
 * whatever order items and marks come (decision 0071).
 * @param marks what is to be counted: of what a student is shown, what is released of theirs
 * @param override in hundredths of a percent, what somebody set in place of it; null: nothing
 */
export function total(
  scheme: GradingScheme,
  items: readonly CountedItem[],
  marks: readonly CountedMark[],
  override: number | null = null,
): Total {
  const marked = new Map(marks.map((mark) => [mark.itemId, mark]));
  const known = new Set(scheme.categories.map(({ categoryId }) => categoryId));
  const steps = items
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
    .map((item) => {
      // Of a category that is no more it is of none.
      const categoryId = known.has(item.categoryId ?? '') ? item.categoryId : null;
      return itemStep({ ...item, categoryId }, marked.get(item.itemId), scheme.missing);
    });
  const counted = steps.filter((step) => step.step === 'item');
  const parts = rulesOf(scheme).flatMap((rules) => {
    const own = counted.filter(({ categoryId }) => categoryId === rules.categoryId);
    return own.length === 0 ? [] : [categoryOf(own, rules)];
  });
  const exact = scheme.by === 'points' ? totalByPoints(parts) : totalByWeights(parts);
  const made = exact && scheme.isCapped && compare(exact, whole) > 0 ? whole : exact;
  const percent = made && hundredths(made);
  const final = override ?? percent;
  const last = shown(final, scheme);
  return {
    percent: final,
    shown: last.percent,
    letter: last.letter,
    isPassed: last.isPassed,
    trace: [
      ...steps,
      ...parts.map(({ step }) => step),
      {
        step: 'total',
        by: scheme.by,
        weight: scheme.by === 'points' ? null : sharedWeight(parts),
        isCapped: scheme.isCapped,
        percent,
      },
      ...(override === null ? [] : [{ step: 'override' as const, from: percent, to: override }]),
      last,
    ],
  };
}
