import { usualCompletion, usualMinutes } from '#shared/blocks/registry.ts';
import type { Language } from '#shared/policies/languages.ts';
import { type BareKind, bareContent } from '#web/blocks/beginnings.ts';
import { titleIn } from './words-of.ts';
import type { NewBlock, Structure } from './types.ts';

/** The range of a lesson's minutes. */
export const isMinutes = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= 600;

/** A block as it begins: in a course that people learn from already, nobody sees it before it is published. */
export function newBlock(
  course: Structure,
  language: Language,
  text: string,
  content: BareKind | NewBlock['content'],
  minutes?: number,
): NewBlock {
  const title = titleIn(course, language, text);
  const written = title.en === undefined ? 'es' : 'en';
  const filled = typeof content === 'string' ? bareContent(content, written) : content;
  return {
    title,
    minutes: minutes ?? usualMinutes(filled.kind),
    preview: false,
    published: course.course.state !== 'published',
    completion: usualCompletion(filled.kind),
    content: filled,
  };
}
