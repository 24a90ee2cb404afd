export type { MediaUse } from '#shared/policies/media-use.ts';
export type {
  LibraryMedia,
  MediaPlace,
  OpenableMedia as Media,
  Storage,
} from '#shared/schemas/media-library.ts';

/** What somebody can be asked to choose. */
export type Wanted = 'image' | 'video' | 'audio' | 'captions' | 'file';

/** What the files of a course can be narrowed to. */
export type MediaKind = Wanted | 'document';
