/** The most that lessons may take of a request, in bytes: the API takes 256 KB with all that is around them. */
export const mostBytes = 240 * 1024;

const encoder = new TextEncoder();

/** The size of a value in a request, in bytes. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).byteLength;
