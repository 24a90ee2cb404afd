import type { Work } from '#shared/schemas/work-files.ts';
import type { Failure } from '#web/lib/uploads/upload-manager.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';

/** A file that did not get in, and why; null: somebody gave it up. */
export class NotSent extends Error {
  readonly failure: Failure | null;
  constructor(failure: Failure | null) {
    super(failure?.because ?? 'given up');
    this.failure = failure;
  }
}

/** Sends a file, which comes into the line of all uploads of this page. @returns its id, once it is ready @throws NotSent */
export const sendFile = (work: Work, file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const key = workUploads.add(work, file);
    const look = () => {
      const upload = workUploads.get().find((one) => one.key === key);
      if (upload && upload.state !== 'done' && upload.state !== 'failed') return;
      stop();
      if (upload) workUploads.dismiss(key);
      if (upload?.media) resolve(upload.media.mediaId);
      else reject(new NotSent(upload?.failure ?? null));
    };
    const stop = workUploads.subscribe(look);
    look();
  });
