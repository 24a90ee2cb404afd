import { hadBefore } from './deal-reviews.ts';
import { newSince, type PeerRound } from './peer-rounds.ts';
import { isOwnWork, type PeerSeat, type Reviewer, reviewersIn } from './peer-seats.ts';

type Press = Pick<PeerRound, 'round' | 'since' | 'reviews' | 'dueAt' | 'at'>;

/** What somebody is to review by a press, beside what they have. */
export type PlannedReviews = {
  /** Their place in the ring. */
  submissionId: string;
  userId: string;
  works: string[];
};

type Plan = Reviewer & {
  at: number;
  seat: PeerSeat;
  /** What they had before the press, and what it gives them. */
  has: Set<string>;
  gets: PeerSeat[];
};

/** One of each group after the other: so no group is behind for long whose own work they cannot take. */
function reviewersOf(seats: PeerSeat[], { dueAt }: Press): Plan[] {
  const before = seats.flatMap(({ submissionId, gets }) =>
    gets.flatMap((task) => (task.dueAt === dueAt ? [] : { ...task, submissionId })),
  );
  const byReviewer = Map.groupBy(before, ({ reviewerId }) => reviewerId);
  const all = seats.flatMap((seat, at) =>
    reviewersIn(seat).map((one, turn) => {
      const had = byReviewer.get(one.userId) ?? [];
      const has = new Set(had.map(({ submissionId }) => submissionId));
      return { ...one, at, turn, seat, has, gets: [] as PeerSeat[] };
    }),
  );
  return all.toSorted((a, b) => a.turn - b.turn || a.at - b.at);
}

/**
 * What the members of groups review of other groups by a press: as many as were asked for each, and of each work as even a
 * number as may be. It follows from the ring as it was before the press, so that it is the same at each of its steps.
 */
export function planReviews(all: PeerSeat[], press: Press): PlannedReviews[] {
  const seats = all.filter(({ isReplaced }) => !isReplaced);
  const reviewers = reviewersOf(seats, press);
  const loads = new Map(
    seats.map(({ submissionId, gets }) => [
      submissionId,
      gets.filter(
        ({ dueAt, passedOnAt }) =>
          dueAt !== press.dueAt && (passedOnAt === null || passedOnAt === press.at),
      ).length,
    ]),
  );
  const loadOf = ({ submissionId }: PeerSeat) => loads.get(submissionId) ?? 0;
  const may = (one: Plan, work: PeerSeat) =>
    !isOwnWork(work, one) && !one.has.has(work.submissionId) && !one.gets.includes(work);
  const take = (one: Plan, work: PeerSeat, by: 1 | -1) => {
    loads.set(work.submissionId, loadOf(work) + by);
    one.gets = by === 1 ? [...one.gets, work] : one.gets.filter((other) => other !== work);
  };
  const isNew = ({ round }: PeerSeat) => round >= newSince(press);
  const before = seats.filter((seat) => !isNew(seat));
  const usual = before.reduce((sum, work) => sum + loadOf(work), 0) / before.length;

  for (const one of reviewers.filter(({ seat }) => isNew(seat)))
    for (const { work } of seats
      .map((other, at) => ({ work: other, behind: (at - one.at + seats.length) % seats.length }))
      .filter((other) => may(one, other.work))
      .toSorted((a, b) => loadOf(a.work) - loadOf(b.work) || a.behind - b.behind)
      .slice(0, Math.max(0, press.reviews - hadBefore(one.seat, one.userId, press).length)))
      take(one, work, 1);

  // What came later is reviewed as often as the others.
  const earlier = reviewers.filter(({ seat }) => !isNew(seat));
  const burden = (one: Plan) => one.has.size + one.gets.length;
  for (const work of seats.filter(isNew))
    while (loadOf(work) + 1 <= usual) {
      const [least] = earlier
        .filter((one) => one.gets.length < press.reviews && may(one, work))
        .toSorted((a, b) => burden(a) - burden(b));
      if (!least) break;
      take(least, work, 1);
    }

  // Single reviews move from works with more to works with fewer.
  const moved = (): boolean => {
    const byLoad = seats.toSorted((a, b) => loadOf(a) - loadOf(b));
    for (const most of byLoad.toReversed())
      for (const least of byLoad) {
        if (loadOf(most) - loadOf(least) < 2) break;
        const one = reviewers.find((other) => other.gets.includes(most) && may(other, least));
        if (!one) continue;
        take(one, most, -1);
        take(one, least, 1);
        return true;
      }
    return false;
  };
  while (moved());

  return reviewers
    .filter(({ gets }) => gets.length > 0)
    .map(({ seat, userId, gets }) => ({
      submissionId: seat.submissionId,
      userId,
      works: gets.map((work) => work.submissionId),
    }));
}
