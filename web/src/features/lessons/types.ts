import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type Block = Response<typeof contract.lessons.getBlock>['block'];
export type Content = Block['content'];
export type Kind = Content['kind'];
export type ContentOf<K extends Kind> = Extract<Content, { kind: K }>;
export type MediaLink = Block['links'][number];
export type Media = Response<typeof contract.media.get>;

/** What kind of file is wanted from the course's media. */
export type Wanted = 'image' | 'video' | 'audio' | 'captions' | 'file';

/** Lets the person choose a file of the course, or bring one; undefined: they thought better of it. */
export type PickMedia = (wanted: Wanted) => Promise<Media | undefined>;

export type BlockIds = { courseId: string; moduleId: string; blockId: string };
