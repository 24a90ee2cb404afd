import type { Mark } from '#shared/schemas/marks.ts';

/**
 * From when on a mark has its person pass; null: it does not, or nobody has said when they learn of it. Who is excused
 * was not marked, and has not passed.
 * @param percent of the points that can be earned
 */
export const passedFrom = (
  { status, earned, points, releasedAt }: Pick<Mark, 'status' | 'earned' | 'points' | 'releasedAt'>,
  percent: number,
): string | null =>
  status === 'marked' && earned && points !== null && points * 100 >= earned.most * percent
    ? releasedAt
    : null;
