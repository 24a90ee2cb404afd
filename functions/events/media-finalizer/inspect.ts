import type { MediaType } from '#shared/policies/media-types.ts';
import type { Bytes } from './bytes.ts';
import type { Inspector, Refusal } from './inspector.ts';
import { inspectImage } from './inspectors/image.ts';
import { inspectMp3 } from './inspectors/mp3.ts';
import { inspectM4a, inspectMp4 } from './inspectors/mp4.ts';
import { inspectPdf } from './inspectors/pdf.ts';
import { inspectPhoto } from './inspectors/photo.ts';
import { inspectOpenDocument } from './inspectors/open-document.ts';
import { inspectOpenXml } from './inspectors/open-xml.ts';
import { inspectText } from './inspectors/text.ts';
import { inspectVtt } from './inspectors/vtt.ts';
import { inspectWeba, inspectWebm } from './inspectors/webm.ts';
import { inspectZip } from './inspectors/zip.ts';

const inspectors: Record<MediaType, Inspector> = {
  'video/mp4': inspectMp4,
  'video/webm': inspectWebm,
  'audio/mpeg': inspectMp3,
  'audio/mp4': inspectM4a,
  'audio/webm': inspectWeba,
  'image/png': inspectImage('png'),
  'image/jpeg': inspectImage('jpeg'),
  'image/webp': inspectImage('webp'),
  'application/pdf': inspectPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': inspectOpenXml(
    'wordprocessingml.document',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    inspectOpenXml('spreadsheetml.sheet'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': inspectOpenXml(
    'presentationml.presentation',
  ),
  'application/vnd.oasis.opendocument.text': inspectOpenDocument('text'),
  'application/vnd.oasis.opendocument.spreadsheet': inspectOpenDocument('spreadsheet'),
  'application/vnd.oasis.opendocument.presentation': inspectOpenDocument('presentation'),
  'application/zip': inspectZip,
  'text/csv': inspectText,
  'text/plain': inspectText,
  'text/vtt': inspectVtt,
};

const photoInspectors: Partial<Record<MediaType, Inspector>> = {
  'image/png': inspectPhoto('png'),
  'image/jpeg': inspectPhoto('jpeg'),
  'image/webp': inspectPhoto('webp'),
};

/**
 * Looks at a file without running, unpacking or fetching anything of it.
 * @returns why it is turned away, or null where it is what it was declared to be
 */
export async function inspect(
  file: Bytes,
  declared: { contentType: MediaType; bytes: number },
  isPhoto = false,
): Promise<Refusal | null> {
  if (file.size !== declared.bytes || file.size === 0) return { rejection: 'wrong_size' };
  const inspector = isPhoto
    ? photoInspectors[declared.contentType]
    : inspectors[declared.contentType];
  const seen = inspector ? await inspector(file) : 'wrong_bytes';
  return typeof seen === 'string' ? { rejection: seen } : seen;
}
