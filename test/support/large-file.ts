import { createHash } from 'node:crypto';
import { partLength, partsOf, uploadLimits } from '#shared/policies/upload-limits.ts';
import { mp4 } from './media-files.ts';

/** A film of so many bytes, of which hardly any is kept in memory: an honest head, and zeros behind it. */
export function largeFilm(bytes: number) {
  const head = mp4('isom', 'mp41');
  const slice = (start: number, length: number): Buffer => {
    const piece = Buffer.alloc(length);
    if (start < head.length) head.copy(piece, 0, start);
    return piece;
  };
  return {
    about: {
      fileName: 'film.mp4',
      contentType: 'video/mp4' as const,
      bytes,
      fingerprint: createHash('sha256')
        .update(slice(0, Math.min(bytes, uploadLimits.fingerprintBytes)))
        .digest('hex'),
    },
    numbers: Array.from({ length: partsOf(bytes) }, (_, at) => at + 1),
    part: (number: number) =>
      slice((number - 1) * uploadLimits.partBytes, partLength(bytes, number)),
  };
}
