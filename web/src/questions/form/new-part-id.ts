const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id for a new part, which no part of this question has had: removed ones may stand in answers. */
export const newPartId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters[byte % 32]).join('');
