import type { Bytes } from '../bytes.ts';

/** As much of a part of the file as there is. */
export const readAtMost = async (file: Bytes, start: number, length: number): Promise<Uint8Array> =>
  start >= file.size || start < 0
    ? new Uint8Array()
    : file.read(start, Math.min(length, file.size - start));
