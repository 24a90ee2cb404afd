import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { objectRequest, withQuery, type Bucket, type Query } from './bucket.ts';

type Sent = {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  query?: Query;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** How long an answer may take. */
  timeoutMs?: number;
  /** How often it is tried at the most. */
  attempts?: number;
};

/** Before the second attempt, and twice of it before the third; up to twice as long, by chance. */
const pauseMs = 50;

const isPassing = (status: number) => status >= 500 || status === 429;

async function once(bucket: Bucket, key: string, sent: Sent): Promise<Response> {
  const { method = 'GET', query = {}, headers = {}, body, timeoutMs = 5000 } = sent;
  const { href, request } = objectRequest(bucket, method, key, query);
  const all = { ...request.headers, ...headers };
  const signed = await bucket.signer.sign({ ...request, headers: all, body });
  return fetch(withQuery(href, query), {
    method,
    headers: signed.headers,
    ...(body ? { body: Buffer.from(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Reads, writes or removes one object of a bucket, or what `query` asks of it; what S3 says of it (304,
 * 404, 412) is the caller's to judge.
 * @throws AppError `busy` when S3 cannot be reached, or is not well, three times in a row unless told
 */
export async function signedFetch(bucket: Bucket, key: string, sent: Sent = {}): Promise<Response> {
  const { attempts = 3 } = sent;
  for (let attempt = 1; ; attempt += 1) {
    let cause: unknown;
    try {
      const answer = await once(bucket, key, sent);
      if (!isPassing(answer.status)) return answer;
      cause = new Error(`S3 answered ${answer.status}`);
      await answer.body?.cancel();
    } catch (error) {
      cause = error;
    }
    if (attempt === attempts) throw new AppError('busy', { cause });
    await delay(pauseMs * 2 ** (attempt - 1) * (1 + Math.random()));
  }
}
