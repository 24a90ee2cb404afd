import { rounded } from './fraction.ts';

/** What one answer gives to the figures of its question. */
export type Figure = {
  questionId: string;
  /** What it earned of all, in ten-thousandths; null: it waits for a person, or has no points. */
  credit: number | null;
  /** What the rest of its attempt earned of all, in ten-thousandths. */
  rest: number;
  isBlank: boolean;
  groups: string[];
};

/** Sums over the figures of a question: they are added to and taken from in any order. */
export type FigureSums = {
  asked: number;
  blank: number;
  /** How many have a credit; with the sums of it, of the rest, of their squares and of their products. */
  n: number;
  x: number;
  xx: number;
  r: number;
  rr: number;
  xr: number;
};

export const noFigures: FigureSums = { asked: 0, blank: 0, n: 0, x: 0, xx: 0, r: 0, rr: 0, xr: 0 };
const names = Object.keys(noFigures) as (keyof FigureSums)[];

type Scored = {
  questionId: string;
  points: number | null;
  most: number;
  isWaiting: boolean;
  isBlank: boolean;
  groups: string[];
};

const share = (part: number, of: number) => (of === 0 ? 0 : rounded(10_000, { part, of }));

/** What the answers of an attempt give to the figures of their questions. */
export function figuresOf(steps: readonly Scored[]): Figure[] {
  const scored = steps.filter(({ points, isWaiting }) => points !== null && !isWaiting);
  const points = scored.reduce((sum, step) => sum + (step.points ?? 0), 0);
  const most = scored.reduce((sum, step) => sum + step.most, 0);
  return steps.map((step) => {
    const isScored = scored.includes(step);
    const own = isScored ? step : { points: 0, most: 0 };
    return {
      questionId: step.questionId,
      credit: isScored && step.most > 0 ? share(step.points ?? 0, step.most) : null,
      rest: share(points - (own.points ?? 0), most - own.most),
      isBlank: step.isBlank,
      groups: step.groups,
    };
  });
}

/** The sums of one figure. */
export function sumsOf({
  credit,
  rest,
  isBlank,
}: Pick<Figure, 'credit' | 'rest' | 'isBlank'>): FigureSums {
  const seen = { ...noFigures, asked: 1, blank: isBlank ? 1 : 0 };
  if (credit === null) return seen;
  return {
    ...seen,
    n: 1,
    x: credit,
    xx: credit * credit,
    r: rest,
    rr: rest * rest,
    xr: credit * rest,
  };
}

/** Sums with others added, or taken away. */
export function addSums(one: FigureSums, other: FigureSums, times: 1 | -1 = 1): FigureSums {
  const sum = { ...one };
  for (const name of names) sum[name] += times * other[name];
  return sum;
}

/** How easy a question is: the mean of what was earned of all, in ten-thousandths; null: nobody has a credit. */
export const facilityOf = ({ n, x }: FigureSums): number | null =>
  n === 0 ? null : rounded(x, { part: 1, of: n });

/**
 * How well a question tells apart who does well in the rest: the item-rest correlation of classical test theory (Lord
 * and Novick 1968), in ten-thousandths from minus all to all; null: one of both is the same for everybody.
 */
export function discriminationOf({ n, x, xx, r, rr, xr }: FigureSums): number | null {
  const [count, sumX, sumR] = [BigInt(n), BigInt(x), BigInt(r)];
  const varianceX = count * BigInt(xx) - sumX * sumX;
  const varianceR = count * BigInt(rr) - sumR * sumR;
  if (varianceX <= 0n || varianceR <= 0n) return null;
  const covariance = count * BigInt(xr) - sumX * sumR;
  const spread = Math.sqrt(Number(varianceX)) * Math.sqrt(Number(varianceR));
  return Math.round((Number(covariance) / spread) * 10_000);
}

/** How often a question's answers fell into each group. */
export type Distribution = { groups: { group: string; count: number }[]; others: number };

/** The groups that were given most, and how many answers fell into any other. */
export function distributionOf(
  counts: readonly (readonly [group: string, count: number])[],
  others: number,
  most = 30,
): Distribution {
  const sorted = counts
    .filter(([, count]) => count > 0)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    groups: sorted.slice(0, most).map(([group, count]) => ({ group, count })),
    others: sorted.slice(most).reduce((sum, [, count]) => sum + count, others),
  };
}
