import type { BlockContent } from '#shared/schemas/blocks.ts';

/** Whether blocks of a kind play from our own files, so that the server can count how much of them was. */
export const plays = (kind: BlockContent['kind']): kind is 'video' | 'audio' =>
  kind === 'video' || kind === 'audio';

/** How long a content plays, in seconds; null where nothing plays, or where it plays is not ours to know. */
export const playsFor = (content: BlockContent): number | null =>
  content.kind === 'video' || content.kind === 'audio' ? content.durationSeconds : null;

type Watched = {
  positionSeconds: number;
  watchedSeconds: number;
  /** The instant of the last report, in milliseconds; null before the first. */
  reportedAt: number | null;
};

/**
 * The seconds that count as watched once somebody says where they are: those since the last report, at
 * most twice the time that passed since (faster playback exists, leaps do not count), and no more than
 * there is to watch. Going back counts nothing.
 */
export function watchedAfter(
  before: Watched,
  { positionSeconds, now, duration }: { positionSeconds: number; now: number; duration: number },
): number {
  const { reportedAt } = before;
  if (reportedAt === null) return before.watchedSeconds;
  const possible = (2 * Math.max(0, now - reportedAt)) / 1000;
  const played = Math.max(0, positionSeconds - before.positionSeconds);
  return Math.min(duration, before.watchedSeconds + Math.min(possible, played));
}

/** In whole percent; one that is nearly there is not there yet. */
export const watchedPercent = (watchedSeconds: number, duration: number): number =>
  Math.min(100, Math.floor((100 * watchedSeconds) / duration));
