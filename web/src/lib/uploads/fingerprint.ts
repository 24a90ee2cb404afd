import { uploadLimits } from '#shared/policies/upload-limits.ts';

/** By what a file is known again: the SHA-256 of its first megabyte, in hex. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const head = await file.slice(0, uploadLimits.fingerprintBytes).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', head));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
