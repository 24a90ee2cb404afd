import { decodeAwsChunked } from './aws-chunked.ts';
import {
  CHECKSUM_ALGORITHMS,
  isChecksumAlgorithm,
  type Checksum,
  type ChecksumAlgorithm,
} from './checksums.ts';
import type { S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import type { Blobs, ReceivedBlob } from './store/blobs.ts';
import { createMeter, type Measured, type MeterOptions } from './store/create-meter.ts';

const MAX_BODY = 5 * 1024 ** 3;

/**
 * Streams a request's body into a blob and checks it against everything that the client declared:
 * length, signed SHA-256, Content-MD5, checksum header or trailer. A mismatch leaves nothing.
 */
export async function receiveBody(
  call: S3Call,
  blobs: Blobs,
): Promise<ReceivedBlob & { declared: Checksum | undefined }> {
  const body = declaredBody(call, MAX_BODY);
  const received = await blobs.receive(body.source, body.options);
  try {
    return { ...received, declared: body.check(received) };
  } catch (error) {
    await blobs.discard(received.file);
    throw error;
  }
}

/**
 * Reads a small body (an XML document) into memory, with the same checks.
 * @param limit bytes
 */
export async function receiveText(call: S3Call, limit: number): Promise<string> {
  const body = declaredBody(call, limit);
  const meter = createMeter(body.options);
  const chunks: Buffer[] = [];
  for await (const chunk of meter.through(body.source)) chunks.push(chunk);
  body.check(meter.result());
  return Buffer.concat(chunks).toString('utf8');
}

interface DeclaredBody {
  /** Without aws-chunked framing. */
  source: AsyncIterable<Buffer>;
  options: MeterOptions;
  /** @throws S3Error when what was measured is not what was declared */
  check(measured: Measured): Checksum | undefined;
}

function declaredBody(call: S3Call, limit: number): DeclaredBody {
  const { headers, payloadHash, request } = call;
  if (payloadHash.startsWith('STREAMING-') && payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw new S3Error('NotImplemented', `Payloads of kind ${payloadHash} are not emulated.`);
  const chunked = payloadHash.startsWith('STREAMING-');
  const length = headers[chunked ? 'x-amz-decoded-content-length' : 'content-length'];
  if (length === undefined || !/^\d+$/.test(length))
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(length) > limit)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');

  const trailers = new Map<string, string>();
  const algorithm = algorithmOf(headers);
  // The request itself must outlive an early refusal: the answer still has to go out on its socket.
  const raw = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  return {
    source: chunked ? decodeAwsChunked(raw, trailers) : raw,
    options: {
      limit: Number(length),
      algorithm,
      withSha256: /^[0-9a-f]{64}$/.test(payloadHash),
    },
    check(measured) {
      if (measured.size !== Number(length))
        throw new S3Error('IncompleteBody', 'The body is shorter than its declared length.');
      if (measured.sha256 !== undefined && measured.sha256 !== payloadHash)
        throw new S3Error('XAmzContentSHA256Mismatch', 'The body does not match its SHA-256.');
      checkMd5(headers['content-md5'], measured);
      if (!algorithm) return undefined;
      const value = headers[headerOf(algorithm)] ?? trailers.get(headerOf(algorithm));
      return checkChecksum(algorithm, value, measured);
    },
  };
}

function checkMd5(declared: string | undefined, measured: Measured): void {
  if (declared !== undefined && Buffer.from(measured.md5, 'hex').toString('base64') !== declared)
    throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match the body.');
}

function checkChecksum(
  algorithm: ChecksumAlgorithm,
  value: string | undefined,
  measured: Measured,
): Checksum {
  if (value === undefined)
    throw new S3Error('InvalidRequest', `The ${headerOf(algorithm)} value is missing.`);
  if (measured.checksum !== undefined && measured.checksum !== value)
    throw new S3Error(
      'BadDigest',
      `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
    );
  return { algorithm, value, type: 'FULL_OBJECT' };
}

/** The algorithm of the one checksum header, or of the trailer that was announced. */
function algorithmOf(headers: S3Call['headers']): ChecksumAlgorithm | undefined {
  const named = CHECKSUM_ALGORITHMS.filter((name) => headers[headerOf(name)] !== undefined);
  if (named.length > 1)
    throw new S3Error('InvalidRequest', 'Expecting a single x-amz-checksum- header.');
  const trailer = headers['x-amz-trailer']?.trim().toLowerCase().replace('x-amz-checksum-', '');
  if (trailer !== undefined && (!isChecksumAlgorithm(trailer) || named.length > 0))
    throw new S3Error('InvalidRequest', 'The value of x-amz-trailer is not supported.');
  return named[0] ?? trailer;
}

function headerOf(algorithm: ChecksumAlgorithm): string {
  return `x-amz-checksum-${algorithm}`;
}
