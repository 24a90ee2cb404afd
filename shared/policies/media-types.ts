/** A document that is taken along and never shown in the page. */
const document = (extension: string, maxBytes = 100_000_000) =>
  ({ extensions: [extension], maxBytes, disposition: 'attachment' }) as const;

/**
 * The types that may be uploaded: the type, its file endings, the most bytes of one file, and whether a browser may
 * show it where it is.
 */
export const mediaTypes = {
  'video/mp4': { extensions: ['mp4', 'm4v'], maxBytes: 2_000_000_000, disposition: 'inline' },
  'video/webm': { extensions: ['webm'], maxBytes: 2_000_000_000, disposition: 'inline' },
  'audio/mpeg': { extensions: ['mp3'], maxBytes: 200_000_000, disposition: 'inline' },
  'audio/mp4': { extensions: ['m4a'], maxBytes: 200_000_000, disposition: 'inline' },
  'audio/webm': { extensions: ['weba'], maxBytes: 200_000_000, disposition: 'inline' },
  'image/png': { extensions: ['png'], maxBytes: 20_000_000, disposition: 'inline' },
  'image/jpeg': { extensions: ['jpg', 'jpeg'], maxBytes: 20_000_000, disposition: 'inline' },
  'image/webp': { extensions: ['webp'], maxBytes: 20_000_000, disposition: 'inline' },
  'application/pdf': { extensions: ['pdf'], maxBytes: 100_000_000, disposition: 'attachment' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': document('docx'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': document('xlsx'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': document('pptx'),
  'application/vnd.oasis.opendocument.text': document('odt'),
  'application/vnd.oasis.opendocument.spreadsheet': document('ods'),
  'application/vnd.oasis.opendocument.presentation': document('odp'),
  'application/zip': document('zip'),
  'text/csv': document('csv', 20_000_000),
  'text/plain': document('txt', 5_000_000),
  'text/vtt': { extensions: ['vtt'], maxBytes: 1_000_000, disposition: 'inline' },
} as const;

export type MediaType = keyof typeof mediaTypes;

/** Whether the last ending of a name is one of the type's: `a.pdf.html` is no PDF. */
export const fitsType = (fileName: string, type: MediaType): boolean =>
  mediaTypes[type].extensions.some((ending) => fileName.toLowerCase().endsWith(`.${ending}`));

/** The type that a file is by the last ending of its name, or null where we take none of that kind. */
export const typeOf = (fileName: string): MediaType | null =>
  (Object.keys(mediaTypes) as MediaType[]).find((type) => fitsType(fileName, type)) ?? null;
