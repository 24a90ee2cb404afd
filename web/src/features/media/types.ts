export type { MediaUse } from '#shared/policies/media-use.ts';
export type {
  LibraryMedia,
  MediaPlace,
  OpenableMedia as Media,
  Storage,
} from '#shared/schemas/media-library.ts';

/** The kinds of files that somebody can be asked to choose. */
export type Wanted = 'image' | 'video' | 'audio' | 'captions' | 'file';

/** The filters of a course's files. */
export type MediaKind = Wanted | 'document';
