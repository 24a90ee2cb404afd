/** A file that is looked at without being held whole. */
export type Bytes = {
  size: number;
  /** Up to `length` bytes from `start`, which must lie within the file. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** All of it, in pieces. */
  chunks(): AsyncIterable<Uint8Array>;
};

/** The bytes as one character each, so that patterns can be held against them. */
export const asLatin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Big-endian and little-endian numbers out of a file's head. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
