import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';
import type { Multipart } from '#functions/platform/multipart.ts';
import type { UploadForms } from '#functions/platform/upload-forms.ts';

export type MediaDeps = BaseDeps & {
  uploads: UploadForms;
  multipart: Multipart;
  links: MediaLinks;
};
