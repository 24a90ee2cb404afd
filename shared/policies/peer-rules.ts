import type * as z from 'zod';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { peerRulesSchema } from '#shared/schemas/peer-reviews.ts';

type PeerReview = NonNullable<ContentOf<'assignment'>['peerReview']>;

/** The rules of peer review as those who hand in read them: how many they review is not said where each is given by hand. */
export const peerRulesOf = ({
  allocation,
  reviews,
  days,
  percentOfMark,
}: PeerReview): z.infer<typeof peerRulesSchema> => ({
  reviews: allocation === 'hand' ? null : reviews,
  days,
  percentOfMark,
});
