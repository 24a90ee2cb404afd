import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The last press by which reviews were dealt out, and how far it is: the stream takes a page of people with each step. */
export const peerRoundRecord = z.object({
  courseId: z.string(),
  assignmentId: z.string(),
  /** The first press is 1. */
  round: z.number(),
  by: z.string(),
  at: z.string(),
  /** How many works each person reviews, and until when. */
  reviews: z.number(),
  dueAt: z.string(),
  /** Whether groups handed in what is reviewed. */
  ofGroups: z.boolean().optional(),
  /** Whether each review is given by hand: then what was handed in takes its places, and nothing is dealt out. */
  byHand: z.boolean().optional(),
  /** The first press since which nothing was dealt out by chance: what came from then on is new to it; left out: this one. */
  since: z.number().optional(),
  state: z.enum(['running', 'done']),
  /** First everybody gets a place in the ring, then what follows is dealt out. */
  phase: z.enum(['seats', 'deal']),
  /** Where among the people it goes on; null: at the beginning. */
  from: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** How many works take part. */
  works: z.number(),
  /** Counts its steps: of two that take the same one, one goes on. */
  step: z.number(),
});
export type PeerRound = z.infer<typeof peerRoundRecord>;

type Newness = Pick<PeerRound, 'round' | 'since'>;

/** The first press whose works are new to one by chance: those before it were by hand. */
export const newSince = ({ round, since = round }: Newness): number => since;

/** From which press on works are new to the next one; left out: those alone that come with it. */
export const newAfter = (before: (Newness & Pick<PeerRound, 'byHand'>) | null) =>
  before?.byHand ? { since: newSince(before) } : {};

const itemOf = (round: PeerRound) => ({
  ...keys.peerRound(round.assignmentId),
  entity: 'PeerRound',
  ...round,
});

export const peerRounds = {
  get: (table: Table, assignmentId: string) =>
    table.get(peerRoundRecord, keys.peerRound(assignmentId)),

  /** @throws AppError `allotment_runs` when it is committed, where another one does */
  begin: (next: PeerRound): TransactionItem => ({
    label: 'peer-round',
    put: itemOf(next),
    condition: 'attribute_not_exists(pk) OR (#state = :done AND #round = :before)',
    expression: {
      names: { '#state': 'state', '#round': 'round' },
      values: { ':done': 'done', ':before': next.round - 1 },
    },
    refused: () => new AppError('allotment_runs'),
  }),

  goOn: (before: PeerRound, changes: Partial<PeerRound>): TransactionItem => ({
    label: 'peer-round-step',
    put: itemOf({ ...before, ...changes, step: before.step + 1 }),
    condition: '#round = :round AND step = :step',
    expression: {
      names: { '#round': 'round' },
      values: { ':round': before.round, ':step': before.step },
    },
  }),
};
