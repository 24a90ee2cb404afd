import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';

/** Types of files in the groups in which people speak of them, in the order in which they are offered. */
export const fileGroups = {
  documents: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  pictures: ['image/png', 'image/jpeg', 'image/webp'],
  sheets: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv',
  ],
  slides: [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.presentation',
  ],
  texts: ['text/plain'],
  sound: ['audio/mpeg', 'audio/mp4', 'audio/webm'],
  film: ['video/mp4', 'video/webm'],
  archives: ['application/zip'],
  captions: ['text/vtt'],
} as const satisfies Record<string, readonly MediaType[]>;

export type FileGroup = keyof typeof fileGroups;
export const fileGroupNames = Object.keys(fileGroups) as FileGroup[];

const typesOf = (group: FileGroup): readonly MediaType[] => fileGroups[group];

/** How much of a group is taken. */
export function takenOf(group: FileGroup, accepts: readonly MediaType[]): 'all' | 'some' | 'none' {
  const taken = typesOf(group).filter((type) => accepts.includes(type)).length;
  return taken === 0 ? 'none' : taken === typesOf(group).length ? 'all' : 'some';
}

/** The types that are taken once a group is taken whole, or not at all; in the order of the groups. */
export function withGroup(
  accepts: readonly MediaType[],
  group: FileGroup,
  isTaken: boolean,
): MediaType[] {
  const isIn = (type: MediaType) =>
    typesOf(group).includes(type) ? isTaken : accepts.includes(type);
  return fileGroupNames.flatMap((name) => typesOf(name).filter(isIn));
}

export const endingsOf = (types: readonly MediaType[]): string[] =>
  types.flatMap((type) => mediaTypes[type].extensions.map((ending) => `.${ending}`));

type Bounded = { endings: string[]; mostBytes: number };

/** What is taken, by groups: the endings of files, and how large one may be. @param mostBytes of any; null: no bound of its own */
export function takenInGroups(
  accepts: readonly MediaType[],
  mostBytes: number | null,
): { group: FileGroup; parts: Bounded[] }[] {
  const boundOf = (type: MediaType) => Math.min(mostBytes ?? Infinity, mediaTypes[type].maxBytes);
  return fileGroupNames.flatMap((group) => {
    const types = typesOf(group).filter((type) => accepts.includes(type));
    const bounds = [...new Set(types.map(boundOf))];
    const parts = bounds.map((bound) => ({
      endings: endingsOf(types.filter((type) => boundOf(type) === bound)),
      mostBytes: bound,
    }));
    return parts.length > 0 ? [{ group, parts }] : [];
  });
}
