import { usualMinutes } from '#shared/blocks/registry.ts';
import type { Language } from '#shared/policies/languages.ts';
import { titleIn } from './words-of.ts';
import type { BlockKind, NewBlock, Structure } from './types.ts';

/** The kinds that can begin with a title alone; the others show something that is there already. */
export const bareKinds = ['text', 'live'] as const;
export type BareKind = (typeof bareKinds)[number];
export const isBare = (kind: BlockKind): kind is BareKind =>
  bareKinds.some((bare) => bare === kind);

/** What the minutes of a lesson can be. */
export const isMinutes = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= 600;

/** What a block of some kind holds before it is written. */
export function bareContent(kind: BareKind, language: Language): NewBlock['content'] {
  switch (kind) {
    case 'text':
      return { kind, body: { [language]: { type: 'doc', content: [{ type: 'paragraph' }] } } };
    default:
      return {
        kind,
        day: 0,
        time: '18:00',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        joinAddress: null,
        recordingMediaId: null,
      };
  }
}

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
    content: filled,
  };
}
