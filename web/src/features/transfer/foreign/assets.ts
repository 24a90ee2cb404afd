import type { MediaType } from '#shared/policies/media-types.ts';
import { typeOf } from '#shared/policies/media-types.ts';
import { fileNameSchema } from '#shared/schemas/media-file.ts';
import type { Entry } from '../format/files.ts';
import { captionsName, isSubtitles } from '#web/lib/subtitles.ts';
import { folderOf, nameIn } from './titles.ts';

/** A file that lessons show or offer, on its way to the course. */
export type Asset = {
  path: string;
  /** The name of a file in the course: no two alike. */
  fileName: string;
  contentType: MediaType;
  /** null: it becomes a PNG or captions on its way, nobody knows yet how large. */
  bytes: number | null;
};

/** Pictures that no course takes, and that a browser can draw. */
const drawable = /\.(gif|svg|avif|bmp)$/i;

/** The type of a file once it is in a course; null: no course takes its kind. */
export function typeOfAsset(path: string): { contentType: MediaType; made: boolean } | null {
  const contentType = typeOf(path);
  if (contentType !== null) return { contentType, made: false };
  if (isSubtitles(path)) return { contentType: 'text/vtt', made: true };
  return drawable.test(path) ? { contentType: 'image/png', made: true } : null;
}

/** The name of a file in the form that a course takes. */
const madeName = (path: string) =>
  isSubtitles(path) ? captionsName(nameIn(path)) : `${nameIn(path)}.png`;

export const isPicture = ({ contentType }: Pick<Asset, 'contentType'>) =>
  contentType.startsWith('image/');

/** Whether a file holds what is said in a film, by its name. */
export const isCaptions = (path: string): boolean => /\.(vtt|srt)$/i.test(path);

/** A name that the platform takes. */
function cleanName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]+)$/i.exec(name) ?? [];
  const clean = stem
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(0, 100);
  const whole = `${clean || 'file'}${ending.toLowerCase()}`;
  return fileNameSchema.safeParse(whole).success ? whole : `file${ending.toLowerCase()}`;
}

/** The files that a course could take, each under a name of its own. */
export function assetsOf(entries: readonly Pick<Entry, 'path' | 'bytes'>[]): Map<string, Asset> {
  const taken = new Set<string>();
  const assets = new Map<string, Asset>();
  for (const { path, bytes } of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const type = typeOfAsset(path);
    if (!type) continue;
    const own = type.made ? madeName(path) : nameIn(path);
    const folders = folderOf(path).split('/').filter(Boolean);
    let fileName = cleanName(own);
    for (let depth = 1; taken.has(fileName.toLowerCase()) && depth <= folders.length; depth += 1)
      fileName = cleanName([...folders.slice(-depth), own].join('-'));
    for (let count = 2; taken.has(fileName.toLowerCase()); count += 1)
      fileName = cleanName(own.replace(/(\.[^.]+)$/, `-${count}$1`));
    taken.add(fileName.toLowerCase());
    assets.set(path, {
      path,
      fileName,
      contentType: type.contentType,
      bytes: type.made ? null : bytes,
    });
  }
  return assets;
}
