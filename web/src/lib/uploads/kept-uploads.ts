import type { Work } from '#shared/schemas/work-files.ts';
import type { Upload } from './upload-manager.ts';

/** A file of somebody's work that has not come to its end on this device. */
export type KeptUpload = {
  work: Work;
  mediaId: string;
  fileName: string;
  bytes: number;
  /** All of it was sent: it is known again by itself. Otherwise somebody has to choose it once more. */
  isSent: boolean;
  /** There is no file of it to choose once more. */
  isRecording?: true;
};

const key = 'work-uploads';
/** The newest ones; the server forgets what nothing names after a day. */
const most = 50;

const isKept = (one: unknown): one is KeptUpload =>
  typeof one === 'object' &&
  one !== null &&
  ['work', 'mediaId', 'fileName', 'bytes', 'isSent'].every((name) => name in one);

function read(): KeptUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(all: KeptUpload[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all.slice(-most)));
  } catch {
    // Without room for it, a reload asks for the file again.
  }
}

/** Uploads that a reload would forget, on this device. Who signs out leaves none behind. */
export const keptUploads = {
  all: read,
  put: (one: KeptUpload) =>
    write([...read().filter(({ mediaId }) => mediaId !== one.mediaId), one]),
  drop: (gone: string) => write(read().filter(({ mediaId }) => mediaId !== gone)),
};

/** Follows the uploads of a page and keeps those that are not over, with what is known of each. */
export function keepUploads() {
  const known = new Map<string, boolean>();
  return (uploads: readonly Upload<Work>[]): void => {
    const there = new Set<string>();
    for (const upload of uploads) {
      const { place: work, mediaId, fileName, bytes, isRecording, state, failure } = upload;
      if (mediaId === null || failure?.because === 'rejected') continue;
      there.add(mediaId);
      const isSent = state === 'checking' || state === 'done' || known.get(mediaId) === true;
      if (known.get(mediaId) === isSent) continue;
      known.set(mediaId, isSent);
      const kept = { work, mediaId, fileName, bytes, isSent };
      keptUploads.put(isRecording ? { ...kept, isRecording } : kept);
    }
    for (const mediaId of known.keys())
      if (!there.has(mediaId)) {
        known.delete(mediaId);
        keptUploads.drop(mediaId);
      }
  };
}
