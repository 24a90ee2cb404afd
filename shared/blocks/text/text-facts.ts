import { languages } from '#shared/policies/languages.ts';
import {
  type AnyNode,
  isUndescribed,
  nodesOf,
  saysSomething,
} from '#shared/policies/rich-text-nodes.ts';
import type { BlockFacts, ContentOf } from '#shared/schemas/blocks.ts';
import { usualFacts } from '../usual-facts.ts';

const linksOf = ({ marks = [] }: AnyNode) =>
  marks.flatMap(({ type, attrs }) => (type === 'link' ? [String(attrs?.['href'])] : []));

/** The facts about a text that are known without reading it. */
export function textFacts({ body }: ContentOf<'text'>): BlockFacts {
  const written = languages.flatMap((language) => {
    const document = body[language];
    return document
      ? [{ language, says: saysSomething(document), nodes: [...nodesOf(document)] }]
      : [];
  });
  const full = written.filter(({ says }) => says);
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
