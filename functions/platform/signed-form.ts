import { createHmac } from 'node:crypto';
import { createScope, getSigningKey } from '@smithy/signature-v4';
import { sha256, type Bucket } from './bucket.ts';

type Terms = {
  fields: Record<string, string>;
  bytes: number;
  seconds: number;
  /** From when on, in milliseconds. */
  now: number;
};

const seconds = (ms: number) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');

/**
 * A form with which a browser may post one object of exactly this size, with these fields and no others.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export async function signedForm(bucket: Bucket, key: string, terms: Terms) {
  const credentials = await bucket.credentials();
  const date = seconds(terms.now).replaceAll(/[-:]/g, '');
  const day = date.slice(0, 8);
  const { sessionToken } = credentials;
  const fields: Record<string, string> = {
    ...terms.fields,
    bucket: bucket.name,
    key,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${createScope(day, bucket.region, 's3')}`,
    'X-Amz-Date': date,
    ...(sessionToken ? { 'X-Amz-Security-Token': sessionToken } : {}),
  };
  const policy = {
    expiration: seconds(terms.now + terms.seconds * 1000),
    conditions: [
      ['content-length-range', terms.bytes, terms.bytes],
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ],
  };
  const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signingKey = await getSigningKey(sha256, credentials, day, bucket.region, 's3');
  const signature = createHmac('sha256', signingKey).update(Policy).digest('hex');
  return { url: bucket.root, fields: { ...fields, Policy, 'X-Amz-Signature': signature } };
}
