import { S3ServiceException } from '@aws-sdk/client-s3';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { bucketError, createS3Client, statusOf } from './bucket.ts';
import { readText } from './objects.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A bucket whose S3 gives these answers, the last one again and again. */
async function answering(...statuses: number[]) {
  const listener = vi.fn<RequestListener>((_request, response) => {
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    response.writeHead(status).end(status === 200 ? 'text' : '');
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createS3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
  });
  closing.push(() => {
    client.destroy();
    server.close();
  });
  return { bucket: { name: 'media', client }, listener };
}

describe('an object', () => {
  it('is asked for anew where S3 was not well, twice', async () => {
    const { bucket, listener } = await answering(503, 500, 200);
    expect(await readText(bucket, 'index.html')).toBe('text');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is given up as busy where S3 stays unwell', async () => {
    const { bucket, listener } = await answering(503);
    await expect(readText(bucket, 'index.html')).rejects.toMatchObject({ code: 'busy' });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each([403, 404, 412])('that is refused with %i is not asked for again', async (status) => {
    const { bucket, listener } = await answering(status);
    const error = await readText(bucket, 'index.html').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(S3ServiceException);
    expect(statusOf(error)).toBe(status);
    expect(listener).toHaveBeenCalledOnce();
  });
});

it('what is no answer of S3 is busy, and keeps its cause', () => {
  const cause = new TypeError('socket hang up');
  const error = bucketError(cause);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'busy', cause });
});
