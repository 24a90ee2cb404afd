import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { UploadForms } from '#functions/platform/upload-forms.ts';

export type MediaDeps = BaseDeps & { uploads: UploadForms };
