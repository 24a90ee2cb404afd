import type { RichTextNode } from '#shared/schemas/rich-text.ts';

const paragraphs = 40;

/** A text as a teacher writes it: about 20 KB, with pictures between its paragraphs. */
export function writtenLesson(pictures: string[], word = 'another') {
  const text = `What is said here takes ${word} sentence of the usual length. `.repeat(7);
  const content: RichTextNode[] = Array.from({ length: paragraphs }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  for (const mediaId of pictures)
    content.push({ type: 'image', attrs: { mediaId, alt: 'What it shows', decorative: false } });
  return { kind: 'text' as const, body: { en: { type: 'doc' as const, content } } };
}
