import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { api } from '../api.ts';
import { createStore } from '../create-store.ts';
import { keepUploads } from './kept-uploads.ts';
import { browserWays, holdPage } from './line.ts';
import { sending, type Transport } from './transport.ts';
import { createUploadManager, type Upload } from './upload-manager.ts';

/** How files come into somebody's own work: an answer, or what they hand in. */
export const workTransport: Transport<Work, OpenableWorkFile> = {
  ...sending,
  begin: async (work, about, idempotencyKey) => {
    const body = { ...about, work };
    const { file, upload } = await api('media.beginWorkUpload', { body, idempotencyKey });
    return { media: file, upload };
  },
  askForm: async (work, about, idempotencyKey) => {
    const body = { ...about, work };
    const { file, upload } = await api('media.createWorkUpload', { body, idempotencyKey });
    return { media: file, upload };
  },
  arrived: (_, mediaId) => api('media.getWorkUpload', { params: { mediaId } }),
  addresses: (_, mediaId, numbers) =>
    api('media.signWorkParts', { params: { mediaId }, query: { numbers: numbers.join(',') } }),
  complete: (_, mediaId, idempotencyKey) =>
    api('media.completeWorkUpload', { params: { mediaId }, idempotencyKey }),
  look: (_, mediaId) => api('media.getWorkFile', { params: { mediaId } }),
  giveUp: (_, mediaId) => api('media.removeWorkFile', { params: { mediaId } }),
};

export type WorkUpload = Upload<Work, OpenableWorkFile>;

/** The uploads of this page into somebody's own work: they go on while it shows something else. */
export const workUploads = createUploadManager({
  ...browserWays,
  transport: workTransport,
  onChange: () => undefined,
});

/** What became ready on this page, by which whoever names it shows it. */
export const readyFiles = createStore<readonly OpenableWorkFile[]>([]);

const keep = keepUploads();
workUploads.subscribe(() => keep(workUploads.get()));

holdPage(workUploads);
