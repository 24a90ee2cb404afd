import { browserWays, holdPage } from '#web/lib/uploads/line.ts';
import { createUploadManager } from '#web/lib/uploads/upload-manager.ts';
import { transport } from './transport.ts';
import { uploadsWanted } from './uploads-wanted.ts';

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

/** The uploads of this page into courses' libraries: they go on while it shows something else. */
export const uploads = createUploadManager({
  ...browserWays,
  transport,
  onChange: (courseId) => {
    if (hearers.size === 0) unheard.add(courseId);
    for (const hearer of hearers) hearer(courseId);
  },
});

uploads.subscribe(() => uploadsWanted.set(true));

holdPage(uploads);
