import { createHash } from 'node:crypto';
import { createHasher, type ChecksumAlgorithm } from '../checksums.ts';
import { S3Error } from '../s3-error.ts';

export interface MeterOptions {
  /** Bytes after which reading stops with EntityTooLarge. */
  limit: number;
  algorithm?: ChecksumAlgorithm | undefined;
  withSha256?: boolean;
}

export interface Measured {
  size: number;
  /** Lower-case hex. */
  md5: string;
  /** Lower-case hex, when asked for. */
  sha256: string | undefined;
  /** Base64, of the algorithm asked for, where Node can compute it. */
  checksum: string | undefined;
}

/** Counts and hashes a body while it flows through; `result` is valid once it has ended. */
export function createMeter(options: MeterOptions) {
  const md5 = createHash('md5');
  const sha256 = options.withSha256 ? createHash('sha256') : undefined;
  const hasher = options.algorithm && createHasher(options.algorithm);
  let size = 0;
  return {
    async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > options.limit)
          throw new S3Error(
            'EntityTooLarge',
            'Your proposed upload exceeds the maximum allowed size',
          );
        md5.update(chunk);
        sha256?.update(chunk);
        hasher?.update(chunk);
        yield chunk;
      }
    },
    result(): Measured {
      return {
        size,
        md5: md5.digest('hex'),
        sha256: sha256?.digest('hex'),
        checksum: hasher?.digest(),
      };
    },
  };
}
