import { mediaTypes } from '#shared/policies/media-types.ts';
import type { SubmittedFile } from './receipt.ts';

/** Files under names that say nothing of whose they are (case 21): what stands for their work, their place, their kind. */
export const namedApart = <F extends Pick<SubmittedFile, 'contentType'>>(
  files: readonly F[],
  work: string,
) =>
  files.map((file, at) => ({
    ...file,
    fileName: `${work}-${at + 1}.${mediaTypes[file.contentType].extensions[0]}`,
  }));
