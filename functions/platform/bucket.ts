import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Hash } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
import { percentEncode } from './percent-encode.ts';

type Credentials = ReturnType<typeof fromEnv>;
export type BucketOptions = { endpoint?: string; region?: string; credentials?: Credentials };

/** A bucket as a function reaches it: where its objects are and who signs for them. */
export type Bucket = {
  name: string;
  /** The address of the bucket, with a slash at its end. */
  root: string;
  region: string;
  credentials: Credentials;
  signer: SignatureV4;
};

/** The hash that the SDK's clients sign with. */
export const sha256 = Hash.bind(null, 'sha256');

/**
 * A bucket of the function's own region, without the SDK's client for S3 (decision 0032): what a request
 * needs of a bucket is an object or a form. An endpoint, as from the variables that the SDK
 * reads too, has its buckets as folders.
 */
export function bucketOf(name: string, options: BucketOptions = {}): Bucket {
  const region = options.region ?? process.env.AWS_REGION;
  if (!region) throw new Error('AWS_REGION is not set.');
  const credentials = options.credentials ?? fromEnv();
  const endpoint =
    options.endpoint ?? process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  const root = endpoint
    ? new URL(`${name}/`, endpoint).href
    : `https://${name}.s3.${region}.amazonaws.com/`;
  // S3 alone takes a path as it stands, and wants the hash of the body in a header.
  const signing = { service: 's3', uriEscapePath: false, applyChecksum: true };
  const signer = new SignatureV4({ ...signing, region, credentials, sha256 });
  return { name, root, region, credentials, signer };
}

export type Query = Record<string, string>;

/** An address with parameters, written as they are signed. */
export const withQuery = (href: string, query: Query): string => {
  const pairs = Object.entries(query).map((pair) => pair.map(percentEncode).join('='));
  return pairs.length === 0 ? href : `${href}?${pairs.join('&')}`;
};

/**
 * What is to be signed of a request for one object.
 * @param query what is asked of it, such as a part of an upload
 * @throws Error for a key that an address would not keep as it is: `../` may lead to another bucket
 */
export function objectRequest({ root }: Bucket, method: string, key: string, query: Query = {}) {
  const path = key.split('/').map(percentEncode).join('/');
  const { protocol, hostname, port, host, href, pathname } = new URL(root + path);
  if (href !== root + path) throw new Error('An address cannot hold this key.');
  const at = { protocol, hostname, ...(port ? { port: Number(port) } : {}), path: pathname };
  return { href, request: { method, ...at, query, headers: { host } } };
}
