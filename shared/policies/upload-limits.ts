const mebibyte = 1024 * 1024;
const gigabyte = 1_000_000_000;

/**
 * The limits of uploads, and of what may lie here. One place for both sides: what is refused is said before choosing.
 */
export const uploadLimits = {
  /** Bytes up to which a file comes by one form; above, in parts. */
  formBytes: 16 * mebibyte,
  /** Bytes of a part; the last one is what is left. S3 takes none under 5 MiB but the last. */
  partBytes: 8 * mebibyte,
  /** Addresses of parts that are handed out at once. */
  partsAtOnce: 20,
  /** The part of a file that is hashed to know it again. */
  fingerprintBytes: mebibyte,
  course: { bytes: 20 * gigabyte, files: 1000 },
  person: { bytes: 50 * gigabyte, files: 5000 },
  /** The hours that a file stays that nothing names. */
  unusedHours: 24,
} as const;

/** The number of parts in which a file of so many bytes comes. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / uploadLimits.partBytes);

/** The length of one part of a file, counted from 1. */
export const partLength = (bytes: number, number: number): number =>
  Math.min(uploadLimits.partBytes, bytes - (number - 1) * uploadLimits.partBytes);
