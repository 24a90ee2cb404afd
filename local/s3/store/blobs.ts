import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  createWriteStream,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createMeter, type Measured, type MeterOptions } from './create-meter.ts';

export interface ReceivedBlob extends Measured {
  file: string;
}

export type Blobs = ReturnType<typeof openBlobs>;

/**
 * The bytes of all objects, one file each under a random name: no part of a key ever becomes a
 * path. A blob belongs to nobody until the database names it, and what it does not name by the next
 * start (a process that died between the two) is removed then.
 */
export function openBlobs(folder: string, named: ReadonlySet<string>) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(join(folder, file));

  return { receive, write, copy, open: openBlob, discard };

  /** Streams a body to disk, hashing on the way; on any failure nothing stays behind. */
  async function receive(
    source: AsyncIterable<Buffer>,
    options: MeterOptions,
  ): Promise<ReceivedBlob> {
    const file = randomUUID();
    const meter = createMeter(options);
    try {
      const target = createWriteStream(join(folder, file), { flags: 'wx' });
      await pipeline(meter.through(source), target);
    } catch (error) {
      await discard(file);
      throw error;
    }
    return { file, ...meter.result() };
  }

  /** Writes bytes that are in memory at once: the hundreds of files of a site cost a third of what streams do. */
  function write(content: Uint8Array): ReceivedBlob {
    const file = randomUUID();
    writeFileSync(join(folder, file), content, { flag: 'wx' });
    const md5 = createHash('md5').update(content).digest('hex');
    return { file, size: content.length, md5, sha256: undefined, checksum: undefined };
  }

  async function copy(file: string): Promise<string> {
    const target = randomUUID();
    await copyFile(join(folder, file), join(folder, target), constants.COPYFILE_FICLONE);
    return target;
  }

  function openBlob(file: string): Promise<FileHandle> {
    return open(join(folder, file), 'r');
  }

  async function discard(...files: string[]): Promise<void> {
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  }
}
