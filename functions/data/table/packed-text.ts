import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RichText } from '#shared/schemas/rich-text.ts';

/** A shorter one (bytes of JSON) takes a unit as it is, and its words are readable where the table is looked at. */
export const packedFrom = 1024;

/** Four times what a request may bring (bytes of JSON): nothing longer was ever packed. */
const mostBytes = 2 ** 20;

const isRichText = (value: object): value is RichText =>
  'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content);

/**
 * A long rich text as compressed JSON (RFC 1951), or null for anything else. As a map of maps it would cost two to
 * five times the units, and the processor time of each of its nodes wherever it is read (decision 0075).
 */
export function packed(value: object): Uint8Array | null {
  if (!isRichText(value)) return null;
  const json = Buffer.from(JSON.stringify(value));
  return json.length < packedFrom ? null : deflateRawSync(json);
}

/** What was packed. @param bytes as the SDK answers them, or in Base64, as an event of the stream has them */
export const unpacked = (bytes: Uint8Array | string): unknown =>
  JSON.parse(
    inflateRawSync(typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes, {
      maxOutputLength: mostBytes,
    }).toString(),
  );
