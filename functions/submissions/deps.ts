import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

export type SubmissionsDeps = BaseDeps & { links: MediaLinks };
