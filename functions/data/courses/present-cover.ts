import type * as z from 'zod';
import type { coverLinkSchema } from '#shared/schemas/courses.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';
import type { Course } from './courses.ts';

/** The cover of a course as it is shown at the instant `now` (milliseconds); null: one is drawn. */
export const presentCover = (
  { cover, coverFile }: Pick<Course, 'cover' | 'coverFile'>,
  links: Pick<MediaLinks, 'cover'>,
  now: number,
): z.infer<typeof coverLinkSchema> | null =>
  cover && { url: links.cover(coverFile ?? cover.mediaId, now), alt: cover.alt };
