import { type PeerRound, peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import { planReviews } from '#functions/data/peer-reviews/plan-reviews.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { giveReviews } from './give-reviews.ts';
import { seatWork } from './seat-work.ts';

/** The number of people, or groups, who are dealt with in one step, one after the other: neighbours share what is written. */
const pageSize = ({ ofGroups }: PeerRound) => (ofGroups ? 5 : 25);

/** What follows once all have their places: nothing where who teaches gives each review by hand. */
const afterSeats = ({ byHand }: PeerRound): Partial<PeerRound> =>
  byHand ? { state: 'done' } : { phase: 'deal' };

/** A page of all that was handed in gets its places. */
async function seatPage(table: Table, round: PeerRound): Promise<Partial<PeerRound>> {
  const { assignmentId, from, works } = round;
  const page = { limit: pageSize(round), start: from ?? undefined };
  const { items, last } = await submissionRows.list(table, assignmentId, 'ALL', page);
  let seated = 0;
  for (const row of items)
    if (await fromWhatIsThere(() => seatWork(table, row, round))) seated += 1;
  return {
    ...(last ? {} : afterSeats(round)),
    from: last as PeerRound['from'],
    works: works + seated,
  };
}

/** A page of the ring gets what it reviews. */
async function dealPage(table: Table, round: PeerRound): Promise<Partial<PeerRound>> {
  const { assignmentId, from } = round;
  const page = { limit: pageSize(round), start: from ?? undefined };
  const { items, last } = await peerSeats.list(table, assignmentId, page);
  const plan = round.ofGroups
    ? planReviews(await peerSeats.all(table, assignmentId), round)
    : undefined;
  for (const { submissionId } of items) {
    const own = plan?.filter((one) => one.submissionId === submissionId);
    await giveReviews(table, submissionId, round, own);
  }
  return { state: last ? 'running' : 'done', from: last as PeerRound['from'] };
}

/**
 * Deals with a page of people and begins the next. What is to be done is read from the table, so that a record that
 * comes twice or late only wakes.
 */
export async function dealReviews(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'PeerRound') return;
  const round = await peerRounds.get(table, String(after.assignmentId));
  if (!round || round.state === 'done') return;
  const changes = await (round.phase === 'seats' ? seatPage : dealPage)(table, round);
  try {
    await table.commit([peerRounds.goOn(round, changes)]);
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
