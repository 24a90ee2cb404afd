import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#shared/contract/client.ts';
import type { MediaType } from '#shared/schemas/media.ts';

export type LocalFile = {
  fileName: string;
  contentType: MediaType;
  content: Uint8Array<ArrayBuffer>;
};

const lookEveryMs = 120;
const patienceMs = 20_000;

/** Waits until the finalizer has looked at a file. @throws Error where it turns the file away, or does not come */
async function whenReady(client: Client, courseId: string, mediaId: string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const file = await client('media.get', { params: { courseId, mediaId } });
    if (file.state === 'ready') return;
    if (file.state === 'rejected')
      throw new Error(`${file.fileName} was turned away: ${file.rejection}`);
    await pause(lookEveryMs);
  }
  throw new Error(`Nobody looked at the file ${mediaId} within ${patienceMs / 1000} seconds`);
}

/** Uploads a file as the site does, and answers its id once a block may name it. */
export async function upload(client: Client, courseId: string, file: LocalFile): Promise<string> {
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
  await whenReady(client, courseId, media.mediaId);
  return media.mediaId;
}
