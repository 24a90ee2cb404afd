import { ApiError } from '#shared/contract/client.ts';

export type Sending = { signal: AbortSignal; onProgress: (sent: number) => void };

/**
 * Sends a part or a form: only this tells how far it is. @throws TypeError where nobody answers, ApiError for a refusal
 */
export function send(method: 'PUT' | 'POST', url: string, body: Blob | FormData, how: Sending) {
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
