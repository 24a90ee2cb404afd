import type { Bytes } from '#functions/events/media-finalizer/bytes.ts';

/** A file in memory, handed out in pieces of a size that divides nothing. */
export function bytesOf(content: Uint8Array, piece = 61): Bytes & { bytesRead: () => number } {
  let bytesRead = 0;
  return {
    size: content.byteLength,
    bytesRead: () => bytesRead,
    async read(start, length) {
      bytesRead += Math.min(length, content.byteLength - start);
      return content.subarray(start, start + length);
    },
    async *chunks() {
      for (let at = 0; at < content.byteLength; at += piece) yield content.subarray(at, at + piece);
    },
  };
}
