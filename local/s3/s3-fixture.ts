import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3, type S3Options } from './create-s3.ts';

export const CREDENTIALS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'test-secret' };

/** Starts the subset on a loopback port, with one bucket and a caller who may do everything. */
export async function startS3(overrides: Partial<S3Options> = {}) {
  const errors: unknown[] = [];
  const s3 = createS3({
    dataDir: null,
    buckets: [{ name: 'media' }],
    secretOf: (id) => (id === CREDENTIALS.accessKeyId ? CREDENTIALS.secretAccessKey : undefined),
    authorize: () => ({ allowed: true, reason: 'test' }),
    now: () => Date.now(),
    onError: (error) => errors.push(error),
    ...overrides,
  });
  const server = createServer((request, response) => void s3.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: S3Client[] = [];

  return {
    s3,
    url,
    errors,
    /** A client of the real SDK, as a function gets it. */
    client: (config: S3ClientConfig = {}): S3Client => {
      const client = new S3Client({
        endpoint: url,
        region: 'eu-west-1',
        credentials: CREDENTIALS,
        maxAttempts: 1,
        ...config,
      });
      clients.push(client);
      return client;
    },
    async close(): Promise<void> {
      for (const client of clients) client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3.close();
    },
  };
}
