import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createS3, type S3Options } from './create-s3.ts';

const options: Omit<S3Options, 'dataDir'> = {
  buckets: [{ name: 'media' }],
  secretOf: () => undefined,
  authorize: () => ({ allowed: false, reason: '' }),
  now: () => 0,
};

/** Writes and overwrites without end, four at a time, and names each write that was acknowledged. */
const WRITER = `
  const { createS3 } = await import(process.argv[1]);
  const s3 = createS3({
    dataDir: process.argv[2], buckets: [{ name: 'media' }], secretOf() {}, authorize() {}, now: () => 0,
  });
  const write = async (key, round) => {
    await s3.objects.put('media', key, (key + round).repeat(5000));
    process.stdout.write(key + ' ' + round + '\\n');
  };
  for (let round = 0; ; round += 1) await Promise.all(['a', 'b', 'c', 'd'].map((key) => write(key, round)));
`;

test('case 92: after kill -9 every acknowledged object is whole, and nothing else is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 's3-kill-'));
  const module = pathToFileURL(join(import.meta.dirname, 'create-s3.ts')).href;
  for (let kill = 0; kill < 3; kill += 1) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, module, folder]);
    const exited = once(writer, 'exit');
    const acknowledged = new Map<string, number>();
    for await (const line of createInterface({ input: writer.stdout })) {
      const [key = '', round] = line.split(' ');
      acknowledged.set(key, Number(round));
      if (Number(round) === 20 + kill) writer.kill('SIGKILL');
    }
    await exited;

    const s3 = createS3({ dataDir: folder, ...options });
    expect(acknowledged.size).toBe(4);
    for (const [key, round] of acknowledged) {
      const { body } = await s3.objects.get('media', key);
      const content = await text(body as Readable);
      const found = Number(content.slice(1, content.indexOf(key, 1)));
      expect(content).toBe(`${key}${found}`.repeat(5000));
      expect(found).toBeGreaterThanOrEqual(round);
    }
    expect(await readdir(join(folder, 'blobs'))).toHaveLength(4);
    await s3.close();
  }
  await rm(folder, { recursive: true });
});
