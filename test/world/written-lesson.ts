import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import { createRandom } from '../performance/random.ts';

const [paragraphs, wordsOfOne] = [40, 70];
const syllables =
  'ba ce di fo gu la me ni po ru sa te vi xo zu as en is on ur ble cra tion ple'.split(' ');

/**
 * A text as a teacher writes it: about 20 KB, with pictures between its paragraphs. Its words are made up, of two or
 * three syllables, so that it packs no better than a text of people does.
 */
export function writtenLesson(pictures: string[], word = 'another') {
  const random = createRandom(1);
  const madeUp = () =>
    Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
  const content: RichTextNode[] = Array.from({ length: paragraphs }, () => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: [word, ...Array.from({ length: wordsOfOne }, madeUp)].join(' ') },
    ],
  }));
  for (const mediaId of pictures)
    content.push({ type: 'image', attrs: { mediaId, alt: 'What it shows', decorative: false } });
  return { kind: 'text' as const, body: { en: { type: 'doc' as const, content } } };
}
