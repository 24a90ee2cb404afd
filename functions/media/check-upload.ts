import { fitsType, mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** @throws AppError `invalid_request` where the name's ending is not the type's, `too_large` */
export function checkUpload(file: {
  fileName: string;
  contentType: MediaType;
  bytes: number;
}): void {
  if (!fitsType(file.fileName, file.contentType))
    throw new AppError('invalid_request', { issues: [{ path: ['fileName'], code: 'extension' }] });
  if (file.bytes > mediaTypes[file.contentType].maxBytes) throw new AppError('too_large');
}
