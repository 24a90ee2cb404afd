import { fold } from '#shared/policies/fold.ts';
import type { Notes } from './notes.ts';
import { cleanLine, plainOf } from './text/texts.ts';

const most = { tags: 20, letters: 40 };

/** Parts of a category's path that only say where in Moodle it lies. */
const place = /^(\$[a-z0-9_]+\$|top|default for .*|por defecto (en|para) .*)$/i;

/** The names in the path of a category: a doubled slash is a letter of a name. */
export const tagsOfPath = (path: string): string[] =>
  path
    .replaceAll('//', '\uE000')
    .split('/')
    .map((part) => plainOf(part.replaceAll('\uE000', '/')))
    .filter((part) => part !== '' && !place.test(part));

/** Tags as a question may have them: none twice, not too many, not too long. */
export function settledTags(tags: readonly string[], notes: Notes): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const clean = cleanLine(tag);
    if (clean.length > most.letters) notes.add('tags_cut', clean);
    const short = clean.slice(0, most.letters).toWellFormed().trim();
    if (short && !known.has(fold(short))) known.set(fold(short), short);
  }
  if (known.size > most.tags) notes.add('tags_cut');
  return [...known.values()].slice(0, most.tags);
}
