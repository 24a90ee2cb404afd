import type * as z from 'zod';
import type { peerReviewSchema } from '#shared/schemas/peer-reviews.ts';
import type { PeerReview } from '#functions/data/peer-reviews/peer-tasks.ts';

export const presentPeerReview = ({
  choices,
  points,
  comment,
  savedAt,
  version,
}: PeerReview): z.infer<typeof peerReviewSchema> => ({
  choices,
  points,
  comment,
  savedAt,
  version,
});
