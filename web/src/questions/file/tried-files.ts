import { type MediaType, typeOf } from '#shared/policies/media-types.ts';
import { createStore } from '#web/lib/create-store.ts';

/** A file that somebody chose to see how it is: it stays on this page, and goes with it. */
export type TriedFile = {
  mediaId: string;
  fileName: string;
  contentType: MediaType;
  bytes: number;
  url: string;
};

/** The files that were chosen on this page where nothing is sent. */
export const triedFiles = createStore<readonly TriedFile[]>([]);

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id such as files have, for one that nobody else knows. */
const newId = () =>
  `0${[...crypto.getRandomValues(new Uint8Array(25))].map((byte) => letters[byte % 32]).join('')}`;

/** Keeps a file for this page. @returns its id */
export function keepTried(file: File): string {
  const mediaId = newId();
  const contentType = typeOf(file.name) ?? 'application/pdf';
  const { name: fileName, size: bytes } = file;
  const url = URL.createObjectURL(file);
  triedFiles.set([...triedFiles.get(), { mediaId, fileName, contentType, bytes, url }]);
  return mediaId;
}
