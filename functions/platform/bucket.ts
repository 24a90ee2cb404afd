import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import { AppError } from './app-error.ts';

/** A bucket as a function reaches it. */
export type Bucket = { name: string; client: S3Client };

/** A client for the buckets of the function's own region, with limits that end before a gateway gives up. */
export const createS3Client = (config: S3ClientConfig = {}) =>
  new S3Client({
    maxAttempts: 3,
    // Checksums of what is not there yet would be signed into addresses and make them useless.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    ...config,
  });

/** The status of S3 in place of what it was asked for: 304, 404, 412; undefined if it was not reached. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Makes of an error of S3 what a caller can be told.
 * @returns AppError `busy` where S3 was not reached or is not well, else the error itself
 */
export function bucketError(error: unknown): unknown {
  const status = statusOf(error);
  const passing = status === undefined || status === 429 || status >= 500;
  return passing ? new AppError('busy', { cause: error }) : error;
}
