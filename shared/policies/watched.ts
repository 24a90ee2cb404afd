/** A stretch that was played, from a second to a second. */
export type Stretch = [from: number, to: number];

export type Watched = {
  positionSeconds: number;
  /** The stretches that were played, in order, none touching the next. */
  played: Stretch[];
  /** The seconds that may still count of the time that went by: what playing has not used up. */
  credit: number;
  /** The instant of the last report, in milliseconds; null before the first. */
  reportedAt: number | null;
};

/** Faster than this nobody plays, in seconds of the film a second. */
const fastest = 2;

/**
 * The most that is saved up, in seconds of the film: a report is due every fifteen seconds, and one that
 * comes late or not at all costs nobody what they saw; an hour of pause buys no leap.
 */
const mostCredit = 150;

/** So many stretches are kept of one film; whoever leaps about more loses the shortest. */
const mostStretches = 60;

/** With one more stretch: what overlaps or touches is one. */
function withStretch(played: readonly Stretch[], added: Stretch): Stretch[] {
  const joined: Stretch[] = [];
  for (const [from, to] of [...played, added].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  if (joined.length <= mostStretches) return joined;
  const shortest = joined.reduce((a, b) => (b[1] - b[0] < a[1] - a[0] ? b : a));
  return joined.filter((one) => one !== shortest);
}

/**
 * Counts as played what lies between the last position and the new one, once, if that much can have been played in the
 * time that the server saw go by. A leap counts nothing, nor does going back, nor what was played before: so that in no
 * time can more be watched than could be played in it.
 */
export function watchedAfter(
  before: Watched,
  { positionSeconds, now, duration }: { positionSeconds: number; now: number; duration: number },
): Pick<Watched, 'played' | 'credit'> {
  const { played, reportedAt } = before;
  if (reportedAt === null) return { played, credit: 0 };
  const passed = Math.max(0, now - reportedAt) / 1000;
  const credit = Math.min(mostCredit, before.credit + fastest * passed);
  const stretch: Stretch = [before.positionSeconds, Math.min(positionSeconds, duration)];
  const length = stretch[1] - stretch[0];
  if (length <= 0 || length > credit) return { played, credit };
  return { played: withStretch(played, stretch), credit: credit - length };
}

/** In whole percent; one that is nearly there is not there yet. */
export function watchedPercent(played: readonly Stretch[], duration: number): number {
  const seconds = played.reduce(
    (sum, [from, to]) => sum + Math.min(to, duration) - Math.min(from, duration),
    0,
  );
  return Math.min(100, Math.floor((100 * seconds) / duration));
}
