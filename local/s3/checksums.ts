import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lower-case names as they stand in `x-amz-checksum-*`. */
export const CHECKSUM_ALGORITHMS = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const;
export type ChecksumAlgorithm = (typeof CHECKSUM_ALGORITHMS)[number];

export interface Checksum {
  algorithm: ChecksumAlgorithm;
  /** Base64, with `-N` after it for the composite of N parts. */
  value: string;
  type: 'FULL_OBJECT' | 'COMPOSITE';
}

export interface Hasher {
  update(chunk: Uint8Array): void;
  /** Base64. */
  digest(): string;
}

/**
 * A hasher for the algorithms that Node has. CRC32C and CRC64NVME are not among them: undefined,
 * and the declared value is kept unchecked.
 */
export function createHasher(algorithm: ChecksumAlgorithm): Hasher | undefined {
  if (algorithm === 'sha1' || algorithm === 'sha256') {
    const hash = createHash(algorithm);
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest('base64') };
  }
  if (algorithm !== 'crc32') return undefined;
  let value = 0;
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

export function isChecksumAlgorithm(name: string): name is ChecksumAlgorithm {
  return (CHECKSUM_ALGORITHMS as readonly string[]).includes(name);
}

/** The checksum of a multipart object made from its parts' checksums. */
export function compositeChecksum(
  algorithm: ChecksumAlgorithm,
  parts: string[],
): Checksum | undefined {
  const hasher = createHasher(algorithm);
  if (!hasher) return undefined;
  for (const part of parts) hasher.update(Buffer.from(part, 'base64'));
  return { algorithm, value: `${hasher.digest()}-${parts.length}`, type: 'COMPOSITE' };
}

/** The response headers that tell a client the checksum. */
export function checksumHeaders(checksum: Checksum | undefined): Record<string, string> {
  if (!checksum) return {};
  return {
    [`x-amz-checksum-${checksum.algorithm}`]: checksum.value,
    'x-amz-checksum-type': checksum.type,
  };
}
