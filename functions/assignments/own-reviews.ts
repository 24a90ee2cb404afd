import type * as z from 'zod';
import type { anonymousReviewSchema } from '#shared/schemas/peer-reviews.ts';
import { reviewsOf } from '#functions/data/peer-reviews/reviews-of.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * What classmates said of somebody's work, for that person once their mark is released: in an order that says nothing, and
 * of each review no more than what is named here (case 21).
 */
export async function ownReviews(
  table: Table,
  of: { assignmentId: string; submissionId: string },
): Promise<z.infer<typeof anonymousReviewSchema>[]> {
  const reviews = await reviewsOf(table, of);
  return reviews.flatMap(({ review }) =>
    review ? [{ choices: review.choices, points: review.points, comment: review.comment }] : [],
  );
}
