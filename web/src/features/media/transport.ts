import type { MediaType } from '#shared/policies/media-types.ts';
import { ApiError } from '#shared/contract/client.ts';
import { api } from '#web/lib/api.ts';

export type Sending = { signal: AbortSignal; onProgress: (sent: number) => void };

/**
 * Sends a part or a form: only this tells how far it is. @throws TypeError where nobody answers, ApiError for a refusal
 */
function send(method: 'PUT' | 'POST', url: string, body: Blob | FormData, how: Sending) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded }) => how.onProgress(loaded));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new ApiError(request.status, null)),
    );
    request.addEventListener('error', () => reject(new TypeError('No answer')));
    request.addEventListener('abort', () => reject(how.signal.reason as Error));
    request.addEventListener('loadend', () => how.signal.removeEventListener('abort', stop));
    if (how.signal.aborted) return reject(how.signal.reason as Error);
    how.signal.addEventListener('abort', stop);
    request.open(method, url);
    request.send(body);
  });
}

type About = { fileName: string; contentType: MediaType; bytes: number };
type Form = { url: string; fields: Record<string, string> };

/**
 * The calls that an upload makes to the API and to the place where files arrive. A write keeps its key when it is tried
 * again.
 */
export const transport = {
  begin: (courseId: string, about: About & { fingerprint: string }, idempotencyKey: string) =>
    api('media.beginUpload', { params: { courseId }, body: about, idempotencyKey }),

  askForm: (courseId: string, about: About, idempotencyKey: string) =>
    api('media.createUpload', { params: { courseId }, body: about, idempotencyKey }),

  sendForm: ({ url, fields }: Form, file: Blob, fileName: string, how: Sending) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, fileName);
    return send('POST', url, form, how);
  },

  arrived: (courseId: string, mediaId: string) =>
    api('media.getUpload', { params: { courseId, mediaId } }),

  addresses: (courseId: string, mediaId: string, numbers: number[]) =>
    api('media.signParts', {
      params: { courseId, mediaId },
      query: { numbers: numbers.join(',') },
    }),

  sendPart: (url: string, part: Blob, how: Sending) => send('PUT', url, part, how),

  complete: (courseId: string, mediaId: string, idempotencyKey: string) =>
    api('media.completeUpload', { params: { courseId, mediaId }, idempotencyKey }),

  look: (courseId: string, mediaId: string) => api('media.get', { params: { courseId, mediaId } }),

  giveUp: (courseId: string, mediaId: string) =>
    api('media.remove', { params: { courseId, mediaId } }),
};
export type Transport = typeof transport;
