import type { BlockContent, BlockFacts } from '#shared/schemas/blocks.ts';
import { languages, type LocalizedText } from './languages.ts';
import { nodesOf, type AnyNode } from './rich-text-nodes.ts';
import { usualFacts } from './usual-facts.ts';

/** What says something without being text. */
const speaking = new Set(['image', 'inlineMath', 'blockMath']);
const says = ({ type, text = '' }: AnyNode) => speaking.has(type) || text.trim() !== '';

const isUndescribed = ({ type, attrs }: AnyNode) =>
  type === 'image' && attrs?.['decorative'] !== true && attrs?.['alt'] === null;

const linksOf = ({ marks = [] }: AnyNode) =>
  marks.flatMap(({ type, attrs }) => (type === 'link' ? [String(attrs?.['href'])] : []));

/** The languages that some words are there in; what has none speaks to everybody. */
const spoken = (...texts: (LocalizedText | null)[]) => {
  const words = texts.filter((text) => text !== null);
  return languages.filter((language) => words.every((text) => text[language]));
};

/** What lists and readiness ask of a block's content, worked out when it is written. */
export function factsOf(content: BlockContent): BlockFacts {
  switch (content.kind) {
    case 'text': {
      const written = languages.flatMap((language) => {
        const document = content.body[language];
        return document ? [{ language, nodes: [...nodesOf(document)] }] : [];
      });
      const full = written.filter(({ nodes }) => nodes.some(says));
      const nodes = written.flatMap((one) => one.nodes);
      const links = nodes.flatMap(linksOf).filter((href) => href.startsWith('/'));
      return {
        ...usualFacts,
        languages: full.map(({ language }) => language),
        empty: full.length === 0,
        picturesWithoutAlt: nodes.filter(isUndescribed).length,
        internalLinks: [...new Set(links)].slice(0, 50),
      };
    }
    case 'video':
      return { ...usualFacts, withoutCaptions: content.captions.length === 0 };
    case 'image':
      return {
        ...usualFacts,
        languages: spoken(content.alt, content.caption),
        picturesWithoutAlt: content.alt === null ? 1 : 0,
      };
    case 'audio':
      return {
        ...usualFacts,
        languages: spoken(content.transcript),
        withoutCaptions: content.transcript === null,
      };
    case 'link':
      return { ...usualFacts, languages: spoken(content.description) };
    case 'live':
      return { ...usualFacts, day: content.day };
    default:
      return usualFacts;
  }
}
