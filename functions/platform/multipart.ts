import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucketError, statusOf, type Bucket } from './bucket.ts';

export type Part = { number: number; bytes: number; etag: string };

/** An upload in parts, as S3 knows it. */
type Upload = { key: string; id: string };

const addressSeconds = 10 * 60;
/** Joining takes S3 longer than any other request; a gateway waits for no longer than this and a second. */
const joinMs = 8000;

/** The answer of S3; null if it knows no such upload. */
async function unlessEnded<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NoSuchUpload || statusOf(error) === 404) return null;
    throw bucketError(error);
  }
}

/** Uploads in parts into one bucket; the parts pass between the browser and S3 alone. */
export function createMultipart({ client, name }: Bucket) {
  const placeOf = ({ key, id }: Upload) => ({ Bucket: name, Key: key, UploadId: id });

  async function listParts(upload: Upload): Promise<Part[]> {
    const parts: Part[] = [];
    let PartNumberMarker: string | undefined;
    // S3 names a next marker on the last page too, so the SDK's paginator would go on for ever.
    for (let truncated = true; truncated;) {
      const page = await client.send(
        new ListPartsCommand({ ...placeOf(upload), PartNumberMarker }),
      );
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
        parts.push({ number: PartNumber, bytes: Size, etag: ETag });
      truncated = page.IsTruncated === true;
      PartNumberMarker = page.NextPartNumberMarker;
    }
    return parts;
  }

  return {
    /** Begins an upload of one object. @returns what S3 calls it */
    async begin(key: string, contentType: string): Promise<string> {
      const command = new CreateMultipartUploadCommand({
        Bucket: name,
        Key: key,
        ContentType: contentType,
      });
      try {
        const { UploadId = '' } = await client.send(command);
        return UploadId;
      } catch (error) {
        throw bucketError(error);
      }
    },

    /** The parts that have arrived, in order; null if S3 knows the upload no longer. */
    arrived: (upload: Upload): Promise<Part[] | null> => unlessEnded(listParts(upload)),

    /** An address that takes one part of exactly this length, for ten minutes from `now` (milliseconds). */
    async address(
      upload: Upload,
      { number, bytes }: Omit<Part, 'etag'>,
      now: number,
    ): Promise<{ url: string; expiresAt: number }> {
      const part = { ...placeOf(upload), PartNumber: number, ContentLength: bytes };
      const url = await getSignedUrl(client, new UploadPartCommand(part), {
        expiresIn: addressSeconds,
        signingDate: new Date(now),
      });
      return { url, expiresAt: now + addressSeconds * 1000 };
    },

    /** Joins parts into the object; false where S3 knows the upload no longer. */
    async join(upload: Upload, parts: Part[]): Promise<boolean> {
      const command = new CompleteMultipartUploadCommand({
        ...placeOf(upload),
        MultipartUpload: {
          Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })),
        },
      });
      const joined = client.send(command, {
        requestTimeout: joinMs,
        abortSignal: AbortSignal.timeout(joinMs),
      });
      return (await unlessEnded(joined)) !== null;
    },
  };
}
export type Multipart = ReturnType<typeof createMultipart>;
