import type { MediaType } from './media-types.ts';

const pictures = ['image/png', 'image/jpeg', 'image/webp'] as const;
const films = ['video/mp4', 'video/webm'] as const;
const sounds = ['audio/mpeg', 'audio/mp4', 'audio/webm'] as const;
const documents = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'text/csv',
  'text/plain',
  'application/zip',
] as const;

/** The files that a place in a course takes; a recording is seen or heard, a file to download may be anything. */
const taken = {
  image: pictures,
  video: films,
  audio: sounds,
  captions: ['text/vtt'],
  recording: [...films, ...sounds],
  document: documents,
  file: [...films, ...sounds, ...pictures, ...documents, 'text/vtt'],
} as const satisfies Record<string, readonly MediaType[]>;

export type MediaUse = keyof typeof taken;

/** The types that a place takes. */
export const typesFor = (use: MediaUse): readonly MediaType[] => taken[use];

export const fitsUse = (type: MediaType, use: MediaUse): boolean => typesFor(use).includes(type);
