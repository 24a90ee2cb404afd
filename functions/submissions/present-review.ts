import type * as z from 'zod';
import type { reviewOfWorkSchema } from '#shared/schemas/peer-reviews.ts';
import type { Actor } from '#functions/api/actor.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import type { Profile } from '#functions/data/accounts/profiles.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { stateOfTask } from '#functions/data/peer-reviews/own-reviews.ts';
import type { ReviewOf } from '#functions/data/peer-reviews/reviews-of.ts';
import { reviewerAlias } from './present-peers.ts';

type Around = {
  place: WorkPlace;
  people: ReadonlyMap<string, Pick<Profile, 'firstName' | 'lastName' | 'email'>>;
  /** Whether those who mark see who is who. */
  isKnown: boolean;
  secret: string;
  now: number;
};

/** A review of a work for those who mark it. */
export function presentReview(
  { task, review }: ReviewOf,
  { place, people, isKnown, secret, now }: Around,
  actor: Pick<Actor, 'roles'>,
): z.infer<typeof reviewOfWorkSchema> {
  const { reviewerId: userId, dueAt, points } = task;
  return {
    reviewer: isKnown ? presentTaker({ userId, profile: people.get(userId) }, actor) : null,
    alias: reviewerAlias(secret, place.assignmentId, userId),
    dueAt,
    state: stateOfTask(task, now),
    review: review && {
      choices: review.choices,
      points: review.points,
      comment: review.comment,
    },
    points,
  };
}
