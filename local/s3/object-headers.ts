import { S3Error } from './s3-error.ts';

const KEPT = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];
const MAX_METADATA_BYTES = 2048;

/** Request headers of the x-amz family that some operation here understands. */
const KNOWN =
  /^x-amz-(date|content-sha256|security-token|user-agent|meta-.+|checksum-.+|sdk-checksum-algorithm|trailer|decoded-content-length|copy-source(-if-.+)?|metadata-directive|mp-object-size)$/;

/** Parameters of a presigned query that only carry the signature. */
const SIGNATURE = /^x-amz-(algorithm|credential|expires|signedheaders|signature)$/;

/**
 * Refuses what would be silently ignored otherwise, such as ACLs, tags, encryption keys or locks.
 * @throws S3Error NotImplemented or AccessControlListNotSupported, naming the header
 */
export function refuseUnknownHeaders(headers: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!name.startsWith('x-amz-') || KNOWN.test(name) || SIGNATURE.test(name)) continue;
    if (name === 'x-amz-server-side-encryption' && value === 'AES256') continue;
    if (name === 'x-amz-storage-class' && value === 'STANDARD') continue;
    if (name === 'x-amz-acl' || name.startsWith('x-amz-grant-'))
      throw new S3Error('AccessControlListNotSupported', 'The bucket does not allow ACLs');
    throw new S3Error('NotImplemented', `The header ${name} is not emulated.`);
  }
}

/**
 * The headers (or form fields) of an upload that are kept and given back with the object.
 * @throws S3Error MetadataTooLarge above 2 KB of user metadata
 */
export function keptHeaders(given: Record<string, string | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  let metadataBytes = 0;
  for (const [name, value] of Object.entries(given)) {
    const metadata = name.startsWith('x-amz-meta-');
    if (value === undefined || (!metadata && !KEPT.includes(name))) continue;
    requireHeaderText(name, value);
    if (metadata) metadataBytes += Buffer.byteLength(name.slice(11) + value);
    kept[name] = value;
  }
  if (metadataBytes > MAX_METADATA_BYTES)
    throw new S3Error('MetadataTooLarge', 'Your metadata headers exceed the maximum size');
  const encoding = (kept['content-encoding'] ?? '').replace(/\s*aws-chunked\s*,?/, '').trim();
  if (encoding === '') delete kept['content-encoding'];
  else kept['content-encoding'] = encoding;
  return { 'content-type': 'binary/octet-stream', ...kept };
}

/**
 * The `response-…` parameters of a signed read, as headers.
 * @throws S3Error InvalidArgument for a value that no header can carry (line breaks, emoji)
 */
export function overriddenHeaders(query: Map<string, string>): Record<string, string> {
  const overridden: Record<string, string> = {};
  for (const name of KEPT) {
    const value = query.get(`response-${name}`);
    if (value === undefined) continue;
    requireHeaderText(name, value);
    overridden[name] = value;
  }
  return overridden;
}

function requireHeaderText(name: string, value: string): void {
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new S3Error(
      'InvalidArgument',
      `The value of ${name} cannot be represented using ISO-8859-1.`,
    );
}
