import { type MediaType, mediaTypes } from '#shared/policies/media-types.ts';
import { type FileGroup, fileGroupNames, fileGroups } from '#web/components/uploads/file-groups.ts';

/** Moodle's names for kinds of files, as ours. */
const groups: Record<string, FileGroup> = {
  document: 'documents',
  image: 'pictures',
  web_image: 'pictures',
  optimised_image: 'pictures',
  spreadsheet: 'sheets',
  presentation: 'slides',
  audio: 'sound',
  html_audio: 'sound',
  web_audio: 'sound',
  video: 'film',
  html_video: 'film',
  web_video: 'film',
  archive: 'archives',
};

/** What is taken where a file names nothing: all but captions, which nobody hands in. */
const usual = fileGroupNames
  .filter((name) => name !== 'captions')
  .flatMap((name): readonly MediaType[] => fileGroups[name]);

const typeOfEnding = (ending: string): MediaType | undefined =>
  (Object.keys(mediaTypes) as MediaType[]).find((type) =>
    (mediaTypes[type].extensions as readonly string[]).includes(ending),
  );

/**
 * The types that a list of endings, of kinds and of types as the web has them stands for.
 * @param list parted by commas, semicolons or space, as Moodle takes it
 * @returns also what of it is no type that we take
 */
export function acceptedTypes(list: string): { accepts: MediaType[]; unknown: string[] } {
  const said = list
    .toLowerCase()
    .split(/[\s,;:]+/)
    .filter((one) => one !== '' && one !== '*');
  if (said.length === 0) return { accepts: [...usual], unknown: [] };
  const unknown: string[] = [];
  const accepts = said.flatMap((one): readonly MediaType[] => {
    const group = groups[one];
    if (group) return fileGroups[group];
    const type = one in mediaTypes ? (one as MediaType) : typeOfEnding(one.replace(/^\*?\./, ''));
    if (type === undefined) unknown.push(one);
    return type === undefined ? [] : [type];
  });
  return { accepts: [...new Set(accepts)], unknown };
}
