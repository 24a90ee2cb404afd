/** Where a file lies before and after it has been looked at. */
export const incomingKey = (mediaId: string) => `incoming/${mediaId}`;
export const cleanKey = (mediaId: string) => `clean/${mediaId}`;

/** Checksums of what is not there yet would be signed into addresses and make them useless. */
export const s3Options = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
} as const;
