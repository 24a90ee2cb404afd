import { languages } from '#shared/policies/languages.ts';
import type { Item } from '../assemble.ts';
import { Notes } from '../notes.ts';
import { tagsOfPath } from '../tags-of.ts';
import { blocksOf } from './blocks.ts';
import { rawOfBlock } from './raw-of-block.ts';

/** The questions of a file in GIFT (https://docs.moodle.org/en/GIFT_format). */
export function readGift(text: string): Item[] {
  let categories: string[] = [];
  return blocksOf(text).flatMap((block): Item[] => {
    const { line } = block;
    if (block.kind === 'category') {
      categories = tagsOfPath(block.path);
      return [];
    }
    const made = rawOfBlock(block.text);
    if ('why' in made) return [{ line, ...made }];
    const language = languages.find((one) => one === block.language) ?? null;
    const raw = { ...made, id: block.id, tags: block.tags, language };
    return [{ line, raw, notes: new Notes(), categories, carried: [] }];
  });
}
