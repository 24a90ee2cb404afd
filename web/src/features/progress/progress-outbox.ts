import type { LearningState } from './types.ts';

/** Progress that is not known to the server yet. */
export type Pending = {
  userId: string;
  courseId: string;
  moduleId: string;
  blockId: string;
  state: Exclude<LearningState, 'notStarted'>;
  positionSeconds: number;
  /** The time of it, in milliseconds since the epoch. */
  at: number;
};

const key = 'progress-outbox';

function read(): Pending[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Pending[]) : [];
  } catch {
    return [];
  }
}

function write(all: Pending[]): void {
  if (all.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(all));
}

const isOf = (userId: string, blockId: string) => (kept: Pending) =>
  kept.userId === userId && kept.blockId === blockId;

/** Progress on its way to the server, kept on the device until it has arrived: one entry for each block. */
export const progressOutbox = {
  keep: (progress: Omit<Pending, 'at'>): Pending => {
    const pending = { ...progress, at: Date.now() };
    const is = isOf(pending.userId, pending.blockId);
    write([...read().filter((kept) => !is(kept)), pending]);
    return pending;
  },
  find: (userId: string, blockId: string): Pending | null =>
    read().find(isOf(userId, blockId)) ?? null,
  /** Takes an entry out, unless a later one has taken its place. */
  drop: ({ userId, blockId, at }: Pending): void => {
    const is = isOf(userId, blockId);
    write(read().filter((kept) => !(is(kept) && kept.at <= at)));
  },
  of: (userId: string, courseId: string): Pending[] =>
    read().filter((kept) => kept.userId === userId && kept.courseId === courseId),
};

/**
 * Whether what waited here still tells something new: a lesson that was finished does, a place in it only if
 * the course was not gone on with on another device since.
 * @param lastActivityAt of the enrollment, as the server knows it
 */
export const stillCounts = (pending: Pending, lastActivityAt: string | null): boolean =>
  pending.state === 'done' || lastActivityAt === null || pending.at > Date.parse(lastActivityAt);
