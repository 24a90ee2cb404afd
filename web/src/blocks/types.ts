import type * as z from 'zod';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { blockSchema } from '#shared/schemas/outline.ts';

export type Block = z.infer<typeof blockSchema>;
export type MediaLink = Block['links'][number];
export type Media = Response<typeof contract.media.get>;

/** The kind of file that is wanted from the course's media. */
export type Wanted = 'image' | 'video' | 'audio' | 'captions' | 'file';

/** Lets the person choose a file of the course, or bring one; undefined: they thought better of it. */
export type PickMedia = (wanted: Wanted) => Promise<Media | undefined>;
