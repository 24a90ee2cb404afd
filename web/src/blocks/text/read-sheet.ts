import type { RootContent } from 'mdast';
import { type Language, languages } from '#shared/policies/languages.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { canonicalNode } from '#web/lib/markdown/canonical.ts';
import { documentOf } from '#web/lib/markdown/document-of.ts';
import type { SheetReader } from '../sheet/sheet-reader.ts';

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

/** The language that a line of its own begins, or null. */
function languageOf(node: RootContent): Language | null {
  if (node.type !== 'leafDirective' || node.name !== 'language') return null;
  const code = node.attributes?.['code'];
  return isLanguage(code) ? code : null;
}

/** The blocks of each language; what stands before the first such line is in the file's own. Addresses that links refer to are in all. */
function byLanguage(nodes: RootContent[], first: Language): Map<Language, RootContent[]> {
  let language = first;
  const found = new Map<Language, RootContent[]>();
  const definitions = nodes.filter(({ type }) => type === 'definition');
  for (const node of nodes) {
    if (node.type === 'definition') continue;
    const begins = languageOf(node);
    if (begins) language = begins;
    const own = found.get(language) ?? [...definitions];
    if (!begins) own.push(node);
    found.set(language, own);
  }
  return found;
}

/** Reads a text from its Markdown, its languages one after the other. */
export const textReader: SheetReader<'text'> = {
  from: 'text',
  read(parts, first, { mediaOf, linkOf }, tally) {
    const body: Partial<Record<Language, RichText>> = {};
    for (const { path, language, tree } of parts) {
      const near = {
        mediaOf: (name: string) => mediaOf(name, path),
        linkOf: (address: string) => linkOf(address, path),
      };
      for (const [said, nodes] of byLanguage(tree.children, language ?? first))
        body[said] ??= documentOf(nodes, tally, near);
    }
    if (Object.keys(body).length === 0) body[first] = { type: 'doc', content: [] };
    return { kind: 'text', body };
  },
  settled: ({ body: { en, es } }) => ({ en: en && canonicalNode(en), es: es && canonicalNode(es) }),
};
