import MiniSearch from 'minisearch';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { newestFirst } from './order.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';
import { fold } from '#shared/policies/fold.ts';

const bothLanguages = ({ en, es }: LocalizedText) => [en, es].filter(Boolean).join(' ');
const all = (texts: LocalizedText[]) => texts.map(bothLanguages).join('\n');

/** The text that a field of the index is made of, and what a word in it weighs; `topics.ts` knows other names of subjects and levels. */
const fields: Record<string, { weight: number; text: (document: CatalogDocument) => string }> = {
  title: { weight: 4, text: ({ title }) => bothLanguages(title) },
  code: { weight: 4, text: ({ code }) => code },
  category: { weight: 1.5, text: ({ category }) => category },
  summary: { weight: 1.5, text: ({ summary }) => bothLanguages(summary) },
  outcomes: { weight: 1, text: ({ outcomes }) => all(outcomes) },
  outline: { weight: 1, text: ({ outline }) => all(outline) },
  level: { weight: 0.5, text: ({ level }) => level },
};

/** The fields that hold what people wrote. */
export const writtenFields = ['title', 'code', 'summary', 'outcomes', 'outline'];

/** The catalogue ready to be asked, newest first, with its text index and the words that it knows. */
export type CatalogIndex = {
  newestFirst: CatalogDocument[];
  byId: Map<string, CatalogDocument>;
  search: MiniSearch<CatalogDocument>;
  vocabulary: Vocabulary;
};

const boost = Object.fromEntries(
  Object.entries(fields).map(([field, { weight }]) => [field, weight]),
);

export function buildCatalogIndex(snapshot: CatalogSnapshot): CatalogIndex {
  const documents = [...snapshot.documents.values()].sort(newestFirst);
  const vocabulary = collectVocabulary();
  const search = new MiniSearch<CatalogDocument>({
    idField: 'courseId',
    fields: Object.keys(fields),
    extractField: (document, field) =>
      field === 'courseId' ? document.courseId : (fields[field]?.text(document) ?? ''),
    processTerm: (term) => vocabulary.add(term),
    searchOptions: { boost, processTerm: fold },
  });
  search.addAll(documents);
  return {
    newestFirst: documents,
    byId: snapshot.documents,
    search,
    vocabulary: vocabulary.collected(),
  };
}
