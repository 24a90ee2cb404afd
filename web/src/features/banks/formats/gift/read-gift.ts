import { languages } from '#shared/policies/languages.ts';
import type { Item } from '../assemble.ts';
import { Notes } from '../notes.ts';
import { tagsOfPath } from '../tags-of.ts';
import { hasGapsAlone } from '../moodle/cloze-text.ts';
import { type Block, blocksOf } from './blocks.ts';
import { rawOfBlock } from './raw-of-block.ts';

/** A text with gaps and without any order of GIFT is one question of Moodle's format for embedded answers. */
const isOneText = (text: string) =>
  hasGapsAlone(text) && !/^\s*(?:::|\$CATEGORY:|\/\/)/m.test(text);

const oneText = (text: string): Block => ({
  kind: 'question',
  line: 1,
  text: text.trim(),
  tags: [],
  id: null,
  language: null,
});

/**
 * The questions of a file in GIFT (https://docs.moodle.org/en/GIFT_format), or the one of a text with embedded answers
 * (https://docs.moodle.org/en/Embedded_answers_(Cloze)_format).
 */
export function readGift(text: string): Item[] {
  let categories: string[] = [];
  const blocks = isOneText(text) ? [oneText(text)] : blocksOf(text);
  return blocks.flatMap((block): Item[] => {
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
