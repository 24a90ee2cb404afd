import { connection } from '#web/lib/connection.ts';
import { fingerprintOf } from './fingerprint.ts';
import { transport } from './transport.ts';
import { createUploadManager } from './upload-manager.ts';
import { uploadsWanted } from './uploads-wanted.ts';

/** Waits so long, or until the device says that the line is back; up to half as long again, by chance. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms * (1 + Math.random() / 2));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const hearers = new Set<(courseId: string) => void>();
/** Courses whose files changed before anybody heard: a little file is there before the part that shows uploads. */
const unheard = new Set<string>();

/** Tells when the files of a course have changed, also what changed while nobody heard. */
export const onFilesChanged = (hearer: (courseId: string) => void) => {
  hearers.add(hearer);
  for (const courseId of unheard) hearer(courseId);
  unheard.clear();
  return () => void hearers.delete(hearer);
};

/** The uploads of this page: they go on while it shows something else. */
export const uploads = createUploadManager({
  transport,
  fingerprintOf,
  pause,
  newKey: () => crypto.randomUUID(),
  onChange: (courseId) => {
    if (hearers.size === 0) unheard.add(courseId);
    for (const hearer of hearers) hearer(courseId);
  },
});

uploads.subscribe(() => uploadsWanted.set(true));

const underWay = () =>
  uploads.get().some(({ state }) => !['done', 'failed', 'paused'].includes(state));

// Leaving the page ends what is under way: what arrived stays, and still one should know.
addEventListener('beforeunload', (event) => {
  if (underWay() && connection.get()) event.preventDefault();
});
