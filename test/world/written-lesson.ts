import type { RichTextNode } from '#shared/schemas/rich-text.ts';

const [paragraphs, wordsOfOne] = [40, 70];
const syllables =
  'ba ce di fo gu la me ni po ru sa te vi xo zu as en is on ur ble cra tion ple'.split(' ');

/** Numbers below `below` in no order, and always the same (a linear congruential generator, Numerical Recipes §7.1). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A text as a teacher writes it: about 20 KB, with pictures between its paragraphs. Its words are made up, of two or three syllables, so that it packs no better than a text of people does. */
export function writtenLesson(pictures: string[], word = 'another') {
  const next = numbers(1);
  const madeUp = () =>
    Array.from({ length: 2 + next(2) }, () => syllables[next(syllables.length)]).join('');
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
