import type * as z from 'zod';
import type { peerRoundSchema } from '#shared/schemas/peer-reviews.ts';
import type { PeerRound } from '#functions/data/peer-reviews/peer-rounds.ts';

export const presentPeerRound = ({
  at,
  state,
  reviews,
  dueAt,
  works,
  byHand = false,
}: PeerRound): z.infer<typeof peerRoundSchema> => ({
  at,
  state,
  reviews,
  dueAt: byHand ? null : dueAt,
  works,
  byHand,
});
