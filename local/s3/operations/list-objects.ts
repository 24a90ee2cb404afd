import { encodeStrictly } from '../../aws/uri.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import type { ObjectIndex, StoredObject } from '../store/object-index.ts';
import { renderXml } from '../xml.ts';

const MAX_KEYS = 1000;
const PAGE = 256;
/** Sorts after every key that begins like the text before it. */
const LAST = '\u{10FFFF}';

interface Listing {
  objects: StoredObject[];
  prefixes: string[];
  /** Where the next page begins; undefined at the end. */
  next: string | undefined;
}

/** GET ?list-type=2. */
export async function listObjects(call: S3Call, context: S3Context): Promise<S3Answer> {
  const { query, bucket } = call;
  if (query.get('list-type') !== '2')
    throw new S3Error('NotImplemented', 'Only version 2 of ListObjects is emulated.');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  call.require(
    's3:ListBucket',
    { bucket: bucket.name },
    {
      's3:prefix': prefix,
      ...(delimiter && { 's3:delimiter': delimiter }),
    },
  );
  const asked = Number(query.get('max-keys') || MAX_KEYS);
  if (!Number.isInteger(asked) || asked < 0)
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within range');
  const limit = Math.min(asked, MAX_KEYS);
  const token = query.get('continuation-token');
  const after = token === undefined ? (query.get('start-after') ?? '') : readToken(token);
  const listing = listPage(context.store.objects, bucket.name, { prefix, delimiter, after, limit });

  const encode = query.get('encoding-type') === 'url' ? encodeKey : (text: string) => text;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: renderXml(
      'ListBucketResult',
      {
        Name: bucket.name,
        Prefix: encode(prefix),
        Delimiter: delimiter ? encode(delimiter) : undefined,
        StartAfter: query.has('start-after') ? encode(query.get('start-after') ?? '') : undefined,
        EncodingType: query.get('encoding-type'),
        MaxKeys: limit,
        KeyCount: listing.objects.length + listing.prefixes.length,
        IsTruncated: listing.next !== undefined,
        ContinuationToken: token,
        NextContinuationToken: listing.next && Buffer.from(listing.next).toString('base64url'),
        Contents: listing.objects.map((object) => ({
          Key: encode(object.key),
          LastModified: new Date(object.modified).toISOString(),
          ETag: `"${object.etag}"`,
          Size: object.size,
          StorageClass: 'STANDARD',
        })),
        CommonPrefixes: listing.prefixes.map((each) => ({ Prefix: encode(each) })),
      },
      'http://s3.amazonaws.com/doc/2006-03-01/',
    ),
  };
}

function listPage(
  index: ObjectIndex,
  bucket: string,
  options: { prefix: string; delimiter: string; after: string; limit: number },
): Listing {
  const { prefix, delimiter, limit } = options;
  const listing: Listing = { objects: [], prefixes: [], next: undefined };
  if (limit === 0) return listing;
  let after = options.after;
  for (;;) {
    const page = index.list(bucket, prefix, after, PAGE);
    if (page.length === 0) return listing;
    for (const object of page) {
      const full = listing.objects.length + listing.prefixes.length === limit;
      if (full) return { ...listing, next: after };
      const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
      if (cut < 0) {
        listing.objects.push(object);
        after = object.key;
        continue;
      }
      const common = object.key.slice(0, cut + delimiter.length);
      listing.prefixes.push(common);
      after = common + LAST;
      break; // the rest of the page may lie under the same prefix: ask again behind it
    }
  }
}

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (text === '')
    throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
  return text;
}

function encodeKey(key: string): string {
  return encodeStrictly(key).replaceAll('%2F', '/');
}
