import { asLatin1, viewOf } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';

const ebml = 0x1a45dfa3;

/** EBML (RFC 8794) whose DocType, element 0x4282, is `webm`: general Matroska is turned away. */
export const inspectWebm: Inspector = async (file) => {
  const head = await file.read(0, 128);
  if (head.byteLength < 32 || viewOf(head).getUint32(0) !== ebml) return 'wrong_bytes';
  return asLatin1(head).includes('\x42\x82\x84webm') ? null : 'wrong_bytes';
};
