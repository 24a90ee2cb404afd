import { ApiError } from '#shared/contract/client.ts';
import { api } from '#web/lib/api.ts';
import type { OwnProfile } from '../types.ts';

const lookEveryMs = 400;
const patienceMs = 30_000;

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** Waits until the photo has been looked at. @throws Error where it is turned away, or nobody comes */
async function whenReady(photoId: string): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const { state } = await api('media.getPhotoUpload', { params: { photoId } });
    if (state === 'ready') return;
    if (state === 'rejected') break;
    await pause(lookEveryMs);
  }
  throw new Error('The photo was not taken');
}

/** Sends a photo and answers its id once it may be shown. */
export async function uploadPhoto(photo: Blob): Promise<string> {
  const { photoId, upload } = await api('media.createPhotoUpload', {
    body: { contentType: 'image/jpeg', bytes: photo.size },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', photo, 'photo.jpg');
  const answer = await fetch(upload.url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The photo did not arrive: ${answer.status}`);
  await whenReady(photoId);
  return photoId;
}

/** Shows a photo, or none; on top of whatever else of the profile was changed meanwhile. */
export async function showPhoto(photoId: string | null, version: number): Promise<OwnProfile> {
  try {
    return await api('accounts.setPhoto', { body: { photoId, version } });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.code !== 'stale_version') throw error;
    const current = problem.current as OwnProfile;
    return api('accounts.setPhoto', { body: { photoId, version: current.version } });
  }
}
