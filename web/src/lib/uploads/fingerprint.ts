import { uploadLimits } from '#shared/policies/upload-limits.ts';
import { sha256 } from '../sha256.ts';

/** By what a file is known again: the SHA-256 of its first megabyte, in hex. */
export const fingerprintOf = async (file: Blob): Promise<string> =>
  sha256(new Uint8Array(await file.slice(0, uploadLimits.fingerprintBytes).arrayBuffer()));
