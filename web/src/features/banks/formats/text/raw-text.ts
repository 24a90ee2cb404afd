/** How a text is written: as HTML, as words with line breaks, as words among which HTML may stand, or as Markdown. */
export type TextFormat = 'html' | 'plain' | 'moodle' | 'markdown';

/** A text as a file has it, in all of its languages at once. */
export type RawText = { text: string; format: TextFormat };

export const html = (text: string): RawText => ({ text, format: 'html' });
export const plain = (text: string): RawText => ({ text, format: 'plain' });
