/** Text from bytes that any program may have written; `guessed`: by its looks, since it is no Unicode. */
export type Decoded = { text: string; guessed: boolean } | null;

const as = (encoding: string, bytes: Uint8Array, fatal = true): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** If every second byte of a text is zero, two make a letter: which half, or neither. */
function pairs(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512);
  const nothing = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) nothing[at % 2]! += 1;
  const half = head.length / 2;
  if (half < 2) return null;
  if ((nothing[1] ?? 0) > half * 0.4 && nothing[0] === 0) return 'utf-16le';
  return (nothing[0] ?? 0) > half * 0.4 && nothing[1] === 0 ? 'utf-16be' : null;
}

/** Reads UTF-8, UTF-16 with or without its mark, and what older systems of the West wrote; null: it is no text. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  const wide = marked ?? pairs(bytes);
  const exact = wide ? as(wide, bytes) : as('utf-8', bytes);
  const text = exact ?? as('windows-1252', bytes, false);
  if (text === null || text.includes('\0')) return null;
  return { text: text.replace(/^\uFEFF/, ''), guessed: exact === null };
}
