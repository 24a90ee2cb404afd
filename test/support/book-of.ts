import type { CountedItem, GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import type { CountedMark } from '#shared/grading/total.ts';

/** A ULID that ends in a number, so that ids have the order in which they were made. */
export const idOf = (kind: string, at: number): string =>
  `01J${kind}${String(at).padStart(22, '0')}`;

type Rules = Partial<Omit<GradeCategory, 'categoryId' | 'title' | 'weight'>> & {
  /** In percent. */
  weight?: number;
};

export type SchemeChanges = Partial<Omit<GradingScheme, 'categories'>>;

export const schemeOf = (
  categories: Record<string, Rules> = {},
  changes: SchemeChanges = {},
): GradingScheme => ({
  by: Object.values(categories).some(({ weight }) => weight !== undefined) ? 'weights' : 'points',
  categories: Object.entries(categories).map(([title, { weight = 0, ...rules }], at) => ({
    categoryId: idOf('C', at),
    title: { en: title },
    weight: Math.round(weight * 100),
    itemsCount: 'byPoints',
    dropLowest: 0,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
    ...rules,
  })),
  missing: 'nothing',
  isCapped: false,
  rounding: { decimals: 2, mode: 'halfUp' },
  letters: [],
  passFrom: null,
  ...changes,
});

const statuses: Record<string, CountedMark['status']> = {
  '-': 'open',
  w: 'waiting',
  m: 'missing',
  x: 'excused',
};

/**
 * Items and marks as somebody would write them down: `Quizzes: 8/10 9.5/10 -/10; : 3/5`, a category a part, without a
 * name those of none. `-` is open, `w` waits, `m` is missing, `x` is excused; `+2/5` is extra credit, `(4/5)` is kept
 * out.
 */
export function bookOf(scheme: GradingScheme, written: string) {
  const items: CountedItem[] = [];
  const marks: CountedMark[] = [];
  for (const part of written.split(';').filter((one) => one.trim() !== '')) {
    const [name = '', list = ''] = part.split(':').map((one) => one.trim());
    const category = scheme.categories.find(({ title }) => title.en === name);
    if (name !== '' && !category) throw new Error(`No category is called ${name}`);
    for (const one of list.split(/\s+/)) {
      const [, kept, extra, got = '', most] =
        /^(\()?(\+)?([\d.]+|[-wmx])\/([\d.]+)\)?$/.exec(one) ?? [];
      if (most === undefined) throw new Error(`Nobody can read ${one}`);
      const itemId = idOf('T', items.length);
      items.push({
        itemId,
        categoryId: category?.categoryId ?? null,
        most: Math.round(Number(most) * 10_000),
        isExtra: extra !== undefined,
        isKeptOut: kept !== undefined,
      });
      const status = statuses[got] ?? 'marked';
      const points = status === 'marked' ? Math.round(Number(got) * 10_000) : null;
      marks.push({ itemId, status, points });
    }
  }
  return { items, marks };
}
