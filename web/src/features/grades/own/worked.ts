import { bookTotal, type BookMark, itemsFor } from '#shared/grading/book.ts';
import { type Plan, plan, pointsAt, withOpenAt } from '#shared/grading/plan.ts';
import type { OwnGrades } from '../types.ts';
import { isWeightless } from './weight-of.ts';

/** Points that somebody tries, by item: they stand nowhere but on the page. */
export type Tried = ReadonlyMap<string, number>;

/** One's marks, with those that are tried in place of those that are. */
export const marksWith = ({ items }: Pick<OwnGrades, 'items'>, tried: Tried): BookMark[] =>
  items.flatMap(({ itemId, mark }): BookMark[] => {
    const points = tried.get(itemId);
    const most = mark?.earned?.most ?? null;
    if (points !== undefined) return [{ itemId, points, status: 'marked', most }];
    return mark ? [{ itemId, points: mark.points, status: mark.status, most }] : [];
  });

/** What the total would be: by the function that makes the real one. */
export const totalWith = (grades: Pick<OwnGrades, 'items' | 'scheme'>, tried: Tried) =>
  bookTotal(grades, marksWith(grades, tried), null);

/** An item with what a goal asks of it. */
type Needed = { itemId: string; points: number; most: number };

export type Goal = {
  plan: Plan;
  /** How many items are still open. */
  open: number;
  /** What is needed on each of them; empty unless the answer is that something is. */
  needed: Needed[];
};

/** What one needs on all that is still open so that the total is shown as the goal or more; what is tried is not open. */
export function goalFor(
  grades: Pick<OwnGrades, 'items' | 'scheme'>,
  goal: number,
  tried: Tried,
): Goal {
  const marks = marksWith(grades, tried);
  const items = itemsFor(grades.items, marks);
  const known = new Map(marks.map((mark) => [mark.itemId, mark]));
  const open = withOpenAt(items, marks, 0).filter(({ itemId, status }) => {
    const before = known.get(itemId);
    // Of what weighs nothing nobody needs anything.
    return (
      status === 'marked' &&
      before?.status !== 'marked' &&
      !isWeightless(grades.scheme, grades.items, itemId)
    );
  });
  const answer = plan(grades.scheme, items, marks, goal);
  const mostOf = new Map(items.map(({ itemId, most }) => [itemId, most]));
  return {
    plan: answer,
    open: open.length,
    needed:
      answer.answer === 'needs'
        ? open.map(({ itemId }) => {
            const most = mostOf.get(itemId) ?? 0;
            return { itemId, most, points: pointsAt(most, answer.percent) };
          })
        : [],
  };
}
