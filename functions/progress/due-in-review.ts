import { dayIn, dueOf } from '#shared/policies/review-schedule.ts';
import type { Actor } from '#functions/api/actor.ts';
import { zoneOf } from '#functions/api/zone-of.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import type { KnownNews } from './enrolled-courses.ts';

/**
 * The number of questions that the daily review asks today. Only those of the courses that a dashboard shows: what is
 * due of others is found by the review itself, once something leads there.
 */
export function dueInReview(
  actor: Actor,
  shown: OwnEnrollment[],
  { review, courses }: Pick<KnownNews, 'review' | 'courses'>,
  now: number,
): number {
  if (!review?.isOn) return 0;
  const open = new Set(
    shown
      .map(({ courseId }) => courseId)
      .filter((courseId) => (courses.get(courseId)?.state ?? 'draft') !== 'draft'),
  );
  const cards = review.cards.filter(({ courseId }) => open.has(courseId));
  return dueOf({ ...review, cards }, dayIn(zoneOf(actor), now)).length;
}
