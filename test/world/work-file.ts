import type { MediaType } from '#shared/policies/media-types.ts';
import type { NewWork } from '#shared/schemas/work-files.ts';
import { jpeg } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import type { Person, World } from './world.ts';

type Sent = { fileName?: string; contentType?: MediaType; content?: Uint8Array };

/** Sends a file of somebody's work, as their browser would. @returns its id, before anybody has looked at it */
export async function sendFile(
  { ok }: Pick<World, 'ok'>,
  person: Person,
  work: NewWork,
  { fileName = 'drawing.jpg', contentType = 'image/jpeg', content = jpeg(8, 8) }: Sent = {},
): Promise<string> {
  const { file, upload } = await ok(person, 'media.createWorkUpload', {
    body: { fileName, contentType, bytes: content.byteLength, work },
  });
  await post(upload, content);
  return file.mediaId;
}

/** The same, once it is ready. */
export async function readyFile(
  world: Pick<World, 'ok' | 'runtime'>,
  ...sent: Parameters<typeof sendFile> extends [unknown, ...infer Rest] ? Rest : never
): Promise<string> {
  const mediaId = await sendFile(world, ...sent);
  await world.runtime.drained();
  return mediaId;
}
