import { uploads } from './uploads.ts';
import type { Failure } from './upload-manager.ts';

/** Sends a file to a course among all others of this page. @returns why it did not get in; null where it is ready */
export const sendFile = (courseId: string, file: File): Promise<Failure | 'cancelled' | null> =>
  new Promise((resolve) => {
    const key = uploads.add(courseId, file);
    const look = () => {
      const upload = uploads.get().find((one) => one.key === key);
      if (upload && upload.state !== 'done' && upload.state !== 'failed') return;
      stop();
      resolve(upload ? upload.failure : 'cancelled');
      // Whoever sent it tells how it went.
      uploads.dismiss(key);
    };
    const stop = uploads.subscribe(look);
    look();
  });
