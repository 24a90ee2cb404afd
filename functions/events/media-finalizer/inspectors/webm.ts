import { asLatin1, viewOf } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';

const ebml = 0x1a45dfa3;

/** Before the first picture or sound, a writer puts what tracks there are. */
const headBytes = 8192;

/** EBML (RFC 8794) whose DocType, element 0x4282, is `webm`: general Matroska is turned away. */
export const inspectWebm: Inspector = async (file) => {
  const head = await file.read(0, 128);
  if (head.byteLength < 32 || viewOf(head).getUint32(0) !== ebml) return 'wrong_bytes';
  return asLatin1(head).includes('\x42\x82\x84webm') ? null : 'wrong_bytes';
};

/** The same container without a track of pictures. */
export const inspectWeba: Inspector = async (file) => {
  const refusal = await inspectWebm(file);
  if (refusal !== null) return refusal;
  const head = asLatin1(await file.read(0, Math.min(headBytes, file.size)));
  return /V_(?:VP8|VP9|AV1)/.test(head) ? 'wrong_bytes' : null;
};
