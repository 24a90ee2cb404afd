import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchUpload,
} from '@aws-sdk/client-s3';
import { bucketError, type Bucket } from './bucket.ts';

/** The text of an object. @throws AppError `busy` where S3 is not well, the SDK's error for its refusals */
export async function readText({ client, name }: Bucket, key: string): Promise<string> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
    return (await Body?.transformToString()) ?? '';
  } catch (error) {
    throw bucketError(error);
  }
}

/** Throws away whatever lies under a key; nothing there is no error. */
export async function discard({ client, name }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
}

/** Throws away an upload in parts and what has arrived of it; none is no error. */
export async function abortUpload(
  { client, name }: Bucket,
  { key, id }: { key: string; id: string },
): Promise<void> {
  try {
    await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key: key, UploadId: id }));
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}
