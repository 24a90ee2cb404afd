import { api } from '#web/lib/api.ts';
import { sending, type Transport } from '#web/lib/uploads/transport.ts';
import type { Media } from './types.ts';

/** How files come into the library of a course. */
export const transport: Transport<string, Media> = {
  ...sending,
  begin: (courseId, about, idempotencyKey) =>
    api('media.beginUpload', { params: { courseId }, body: about, idempotencyKey }),
  askForm: (courseId, about, idempotencyKey) =>
    api('media.createUpload', { params: { courseId }, body: about, idempotencyKey }),
  arrived: (courseId, mediaId) => api('media.getUpload', { params: { courseId, mediaId } }),
  addresses: (courseId, mediaId, numbers) =>
    api('media.signParts', {
      params: { courseId, mediaId },
      query: { numbers: numbers.join(',') },
    }),
  complete: (courseId, mediaId, idempotencyKey) =>
    api('media.completeUpload', { params: { courseId, mediaId }, idempotencyKey }),
  look: (courseId, mediaId) => api('media.get', { params: { courseId, mediaId } }),
  giveUp: (courseId, mediaId) => api('media.remove', { params: { courseId, mediaId } }),
};
