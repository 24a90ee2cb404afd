import {
  CopyObjectCommand,
  type CopyObjectResult,
  GetObjectCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import { contentDisposition } from '#functions/platform/content-disposition.ts';
import { cleanKey, incomingKey } from '#functions/platform/media-bucket.ts';
import type { Bytes } from './bytes.ts';

/**
 * An uploaded object, held to the version and ETag that were first seen: whatever is posted over it
 * meanwhile, the bytes that are looked at are the bytes that are kept.
 */
export type IncomingObject = Bytes & {
  /**
   * Copies what was looked at, under its true type and name and with nothing that the sender attached.
   * @returns the SHA-256 of what was copied, in hexadecimal digits
   */
  keepAs(file: { contentType: MediaType; fileName: string }): Promise<string>;
};

/** S3's own answer to a copy in the digits that programs print. One made of the hashes of parts is no SHA-256 of a file. */
function hexOf({ ChecksumSHA256, ChecksumType = 'FULL_OBJECT' }: CopyObjectResult = {}): string {
  if (!ChecksumSHA256 || ChecksumType !== 'FULL_OBJECT')
    throw new Error('S3 answered a copy without the SHA-256 of the whole');
  return Buffer.from(ChecksumSHA256, 'base64').toString('hex');
}

/** @throws the SDK's error, 403 where nothing is there: the function may not list the bucket */
export async function openIncoming(
  { client, name }: Bucket,
  mediaId: string,
): Promise<IncomingObject> {
  const place = { Bucket: name, Key: incomingKey(mediaId) };
  const head = await client.send(new HeadObjectCommand(place));
  const seen = { ...place, IfMatch: head.ETag, VersionId: head.VersionId };
  const version =
    head.VersionId === undefined ? '' : `?versionId=${encodeURIComponent(head.VersionId)}`;

  async function body(Range?: string) {
    const { Body } = await client.send(new GetObjectCommand({ ...seen, Range }));
    if (!Body) throw new Error('S3 answered a read without a body');
    return Body;
  }

  return {
    size: head.ContentLength ?? 0,
    async read(start, length) {
      return (await body(`bytes=${start}-${start + length - 1}`)).transformToByteArray();
    },
    async *chunks() {
      // In Node the body is a Readable, whatever else its type allows for.
      yield* (await body()) as AsyncIterable<Uint8Array>;
    },
    async keepAs({ contentType, fileName }) {
      const { CopyObjectResult: copied } = await client.send(
        new CopyObjectCommand({
          Bucket: name,
          Key: cleanKey(mediaId),
          CopySource: `${name}/${place.Key}${version}`,
          CopySourceIfMatch: head.ETag,
          ChecksumAlgorithm: 'SHA256',
          MetadataDirective: 'REPLACE',
          ContentType: contentType,
          // Only what a page plays itself is `inline`.
          ContentDisposition: contentDisposition(mediaTypes[contentType].disposition, fileName),
          // For the edge: what lies under a key never changes. Browsers are told by the edge.
          CacheControl: 'max-age=86400',
        }),
      );
      return hexOf(copied);
    },
  };
}
