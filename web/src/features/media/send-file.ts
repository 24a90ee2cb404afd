import type { Failure } from '#web/lib/uploads/upload-manager.ts';
import { uploads } from './uploads.ts';

type Sent = { mediaId: string; failure: null } | { mediaId: null; failure: Failure | 'cancelled' };

/** Sends a file to a course among all others of this page. @returns its id once it is ready, or why it did not get in */
export const sendMedia = (courseId: string, file: File): Promise<Sent> =>
  new Promise((resolve) => {
    const key = uploads.add(courseId, file);
    const look = () => {
      const upload = uploads.get().find((one) => one.key === key);
      if (upload && upload.state !== 'done' && upload.state !== 'failed') return;
      stop();
      const { mediaId = null, failure = 'cancelled' } = upload ?? {};
      resolve(
        mediaId !== null && failure === null
          ? { mediaId, failure }
          : { mediaId: null, failure: failure ?? 'cancelled' },
      );
      // Whoever sent it tells how it went.
      uploads.dismiss(key);
    };
    const stop = uploads.subscribe(look);
    look();
  });

/** The same for whoever finds it again by its name. @returns why it did not get in; null where it is ready */
export const sendFile = async (
  courseId: string,
  file: File,
): Promise<Failure | 'cancelled' | null> => (await sendMedia(courseId, file)).failure;
