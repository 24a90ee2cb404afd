import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#shared/contract/client.ts';
import type { MediaType } from '#shared/policies/media-types.ts';

export type LocalFile = {
  fileName: string;
  contentType: MediaType;
  content: Uint8Array<ArrayBuffer>;
};

const lookEveryMs = 400;
const patienceMs = 60_000;

/** Sends a file as the site does, and answers its id; a block may name it once it is ready. */
async function startUpload(client: Client, courseId: string, file: LocalFile): Promise<string> {
  const { fileName, contentType, content } = file;
  const { media, upload } = await client('media.createUpload', {
    params: { courseId },
    body: { fileName, contentType, bytes: content.byteLength },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([content], { type: contentType }), fileName);
  const answer = await fetch(upload.url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${fileName} did not arrive: ${await answer.text()}`);
  return media.mediaId;
}

/** The files, once the finalizer has looked at all of them. @throws Error where it turns one away, or does not come */
async function whenReady(client: Client, courseId: string, mediaIds: string[]) {
  if (mediaIds.length === 0) return [];
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { items } = await client('media.list', { params: { courseId } });
    const refused = items.find(({ state }) => state === 'rejected');
    if (refused) throw new Error(`${refused.fileName} was turned away: ${refused.rejection}`);
    const files = mediaIds.flatMap((mediaId) =>
      items.filter((one) => one.mediaId === mediaId && one.state === 'ready'),
    );
    if (files.length === mediaIds.length) return files;
    await pause(lookEveryMs);
  }
  throw new Error(`Nobody looked at the files of ${courseId} within ${patienceMs / 1000} seconds`);
}

/** Uploads files, and answers them in their order once blocks may name them. */
export async function uploadAll(client: Client, courseId: string, files: LocalFile[]) {
  const mediaIds = await Promise.all(files.map((file) => startUpload(client, courseId, file)));
  return whenReady(client, courseId, mediaIds);
}
