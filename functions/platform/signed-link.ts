import { objectRequest, type Bucket } from './bucket.ts';
import { percentEncode } from './percent-encode.ts';

type Terms = {
  /** What the answer is to say of the object: `response-content-type` and its like. */
  query: Record<string, string>;
  seconds: number;
  /** From when on, in milliseconds. */
  now: number;
};

/** A link that lets whoever holds it read one object for a while. */
export async function signedLink(bucket: Bucket, key: string, terms: Terms): Promise<string> {
  const { href, request } = objectRequest(bucket, 'GET', key);
  const headers = { ...request.headers, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' };
  const { query = {} } = await bucket.signer.presign(
    { ...request, headers, query: terms.query },
    { expiresIn: terms.seconds, signingDate: new Date(terms.now) },
  );
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${percentEncode(String(value))}`,
  );
  return `${href}?${pairs.join('&')}`;
}
