import type { Client } from '#shared/contract/client.ts';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { NewWork } from '#shared/schemas/work-files.ts';
import { patiently } from './patiently.ts';

export type LocalFile = {
  fileName: string;
  contentType: MediaType;
  content: Uint8Array<ArrayBuffer>;
};

type Form = { url: string; fields: Record<string, string> };

/** Sends the bytes of a file as the site does. */
async function post({ url, fields }: Form, { fileName, contentType, content }: LocalFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content], { type: contentType }), fileName);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${fileName} did not arrive: ${await answer.text()}`);
}

const announced = ({ fileName, contentType, content }: LocalFile) => ({
  fileName,
  contentType,
  bytes: content.byteLength,
});

/** Sends a file of a course, and answers its id; a block may name it once it is ready. */
async function startUpload(client: Client, courseId: string, file: LocalFile): Promise<string> {
  const body = announced(file);
  const { media, upload } = await client('media.createUpload', { params: { courseId }, body });
  await post(upload, file);
  return media.mediaId;
}

/** The files, once the finalizer has looked at all of them. @throws Error where it turns one away, or does not come */
const whenReady = (client: Client, courseId: string, mediaIds: string[]) =>
  patiently(`the files of ${courseId}`, async () => {
    const { items } = await client('media.list', { params: { courseId } });
    const refused = items.find(({ state }) => state === 'rejected');
    if (refused) throw new Error(`${refused.fileName} was turned away: ${refused.rejection}`);
    const files = mediaIds.flatMap((mediaId) =>
      items.filter((one) => one.mediaId === mediaId && one.state === 'ready'),
    );
    return files.length === mediaIds.length ? files : null;
  });

/** Uploads files, and answers them in their order once blocks may name them. */
export async function uploadAll(client: Client, courseId: string, files: LocalFile[]) {
  if (files.length === 0) return [];
  const mediaIds = await Promise.all(files.map((file) => startUpload(client, courseId, file)));
  return whenReady(client, courseId, mediaIds);
}

/** Sends a file of somebody's work, and answers its id once an answer or a draft may name it. */
export async function sendWorkFile(
  client: Client,
  work: NewWork,
  sent: LocalFile,
): Promise<string> {
  const { file, upload } = await client('media.createWorkUpload', {
    body: { ...announced(sent), work },
  });
  await post(upload, sent);
  const { mediaId } = file;
  return patiently(sent.fileName, async () => {
    const { state, rejection } = await client('media.getWorkFile', { params: { mediaId } });
    if (state === 'rejected') throw new Error(`${sent.fileName} was turned away: ${rejection}`);
    return state === 'ready' ? mediaId : null;
  });
}
