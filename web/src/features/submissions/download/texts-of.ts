import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import type { SubmissionWork } from '../types.ts';

/** What the files are called that hold what was written, and the link. */
export type TextNames = { text: string; link: string };

/** What was handed in and is no file, as files. */
export function textsOf(
  { text, receipt }: Pick<SubmissionWork, 'text' | 'receipt'>,
  names: TextNames,
): { name: string; content: string }[] {
  return [
    ...(text ? [{ name: `${names.text}.md`, content: toMarkdown(text, () => '') }] : []),
    ...(receipt.link === null ? [] : [{ name: `${names.link}.txt`, content: `${receipt.link}\n` }]),
  ];
}
