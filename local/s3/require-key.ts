import { S3Error } from './s3-error.ts';

const MAX_KEY_BYTES = 1024;

/**
 * Refuses keys that S3 cannot hold.
 * @throws S3Error KeyTooLongError, InvalidArgument
 */
export function requireKey(key: string): void {
  if (key === '') throw new S3Error('InvalidArgument', 'The key must not be empty.');
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new S3Error('KeyTooLongError', 'Your key is too long');
  if (key.includes('\0')) throw new S3Error('InvalidArgument', 'The key holds a NUL.');
}
