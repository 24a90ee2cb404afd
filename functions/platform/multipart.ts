import { AppError } from './app-error.ts';
import { objectRequest, withQuery, type Bucket } from './bucket.ts';
import { signedFetch } from './signed-fetch.ts';

export type Part = { number: number; bytes: number; etag: string };

/** An upload in parts, as S3 knows it. */
type Upload = { key: string; id: string };

const addressSeconds = 10 * 60;
/** Joining takes S3 longer than any other request; a gateway waits for no longer than this and a second. */
const joinMs = 8000;

const text = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

async function answered(answer: Response): Promise<string> {
  const xml = await answer.text();
  // S3 begins its answer to a long request before it knows how that ends.
  if (!answer.ok || xml.includes('<Error>'))
    throw new AppError('busy', { cause: new Error(`S3 answered ${answer.status}`) });
  return xml;
}

/** A page of what has arrived; null where S3 knows no such upload. */
async function pageOf(bucket: Bucket, { key, id }: Upload, behind: string) {
  const query = { uploadId: id, ...(behind !== '' && { 'part-number-marker': behind }) };
  const answer = await signedFetch(bucket, key, { query });
  if (answer.status === 404) {
    await answer.body?.cancel();
    return null;
  }
  const xml = await answered(answer);
  const parts = [...xml.matchAll(/<Part>([^]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(text(part, 'PartNumber')),
    bytes: Number(text(part, 'Size')),
    etag: text(part, 'ETag').replaceAll('&quot;', '"'),
  }));
  const more = text(xml, 'IsTruncated') === 'true';
  return { parts, behind: more ? text(xml, 'NextPartNumberMarker') : '' };
}

/** Uploads in parts into one bucket; the parts pass between the browser and S3 alone. */
export function createMultipart(bucket: Bucket) {
  return {
    /** Begins an upload of one object. @returns what S3 calls it */
    async begin(key: string, contentType: string): Promise<string> {
      const headers = { 'content-type': contentType };
      const sent = { method: 'POST', query: { uploads: '' }, headers } as const;
      return text(await answered(await signedFetch(bucket, key, sent)), 'UploadId');
    },

    /** What has arrived, in order; null where S3 knows the upload no longer. */
    async arrived(upload: Upload): Promise<Part[] | null> {
      const parts: Part[] = [];
      let behind = '';
      do {
        const page = await pageOf(bucket, upload, behind);
        if (!page) return null;
        parts.push(...page.parts);
        behind = page.behind;
      } while (behind !== '');
      return parts;
    },

    /** An address that takes one part of exactly this length, for ten minutes from `now` (milliseconds). */
    async address(
      { key, id }: Upload,
      { number, bytes }: Omit<Part, 'etag'>,
      now: number,
    ): Promise<{ url: string; expiresAt: number }> {
      const query = { partNumber: String(number), uploadId: id };
      const { href, request } = objectRequest(bucket, 'PUT', key, query);
      const headers = {
        ...request.headers,
        'content-length': String(bytes),
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      };
      const signed = await bucket.signer.presign(
        { ...request, headers },
        { expiresIn: addressSeconds, signingDate: new Date(now) },
      );
      const all = Object.fromEntries(
        Object.entries(signed.query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      return { url: withQuery(href, all), expiresAt: now + addressSeconds * 1000 };
    },

    /** Joins parts into the object; false where S3 knows the upload no longer. */
    async join({ key, id }: Upload, parts: Part[]): Promise<boolean> {
      const list = parts.map(
        ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const document = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`;
      const answer = await signedFetch(bucket, key, {
        method: 'POST',
        query: { uploadId: id },
        body: Buffer.from(document),
        timeoutMs: joinMs,
        attempts: 1,
      });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return false;
      }
      await answered(answer);
      return true;
    },
  };
}
export type Multipart = ReturnType<typeof createMultipart>;

/** Throws away an upload and what has arrived of it; none is no error. @throws Error for S3's refusals */
export async function abortUpload(bucket: Bucket, { key, id }: Upload): Promise<void> {
  const answer = await signedFetch(bucket, key, { method: 'DELETE', query: { uploadId: id } });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== 404) throw new Error(`S3 answered ${answer.status}`);
}
