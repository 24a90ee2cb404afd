import type { MediaType } from '#shared/policies/media-types.ts';
import type { Bytes } from './bytes.ts';
import type { Look, Refusal } from './look.ts';
import { lookAtImage } from './looks/image.ts';
import { lookAtMp3 } from './looks/mp3.ts';
import { lookAtMp4 } from './looks/mp4.ts';
import { lookAtPdf } from './looks/pdf.ts';
import { lookAtPhoto } from './looks/photo.ts';
import { lookAtOpenDocument } from './looks/open-document.ts';
import { lookAtOpenXml } from './looks/open-xml.ts';
import { lookAtText } from './looks/text.ts';
import { lookAtVtt } from './looks/vtt.ts';
import { lookAtWebm } from './looks/webm.ts';
import { lookAtZip } from './looks/zip.ts';

const looks: Record<MediaType, Look> = {
  'video/mp4': lookAtMp4,
  'video/webm': lookAtWebm,
  'audio/mpeg': lookAtMp3,
  'image/png': lookAtImage('png'),
  'image/jpeg': lookAtImage('jpeg'),
  'image/webp': lookAtImage('webp'),
  'application/pdf': lookAtPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': lookAtOpenXml(
    'wordprocessingml.document',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    lookAtOpenXml('spreadsheetml.sheet'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': lookAtOpenXml(
    'presentationml.presentation',
  ),
  'application/vnd.oasis.opendocument.text': lookAtOpenDocument('text'),
  'application/vnd.oasis.opendocument.spreadsheet': lookAtOpenDocument('spreadsheet'),
  'application/vnd.oasis.opendocument.presentation': lookAtOpenDocument('presentation'),
  'application/zip': lookAtZip,
  'text/csv': lookAtText,
  'text/plain': lookAtText,
  'text/vtt': lookAtVtt,
};

const photoLooks: Partial<Record<MediaType, Look>> = {
  'image/png': lookAtPhoto('png'),
  'image/jpeg': lookAtPhoto('jpeg'),
  'image/webp': lookAtPhoto('webp'),
};

/**
 * Looks at a file without running, unpacking or fetching anything of it.
 * @returns why it is turned away, or null where it is what it was declared to be
 */
export async function lookAt(
  file: Bytes,
  declared: { contentType: MediaType; bytes: number },
  isPhoto = false,
): Promise<Refusal | null> {
  if (file.size !== declared.bytes || file.size === 0) return { rejection: 'wrong_size' };
  const look = isPhoto ? photoLooks[declared.contentType] : looks[declared.contentType];
  const seen = look ? await look(file) : 'wrong_bytes';
  return typeof seen === 'string' ? { rejection: seen } : seen;
}
