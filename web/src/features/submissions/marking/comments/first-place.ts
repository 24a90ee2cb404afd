import { sentencesIn, writtenText } from '#shared/policies/written-text.ts';
import type { Anchor } from '#web/components/comments/types.ts';
import type { SubmittedFile } from '#web/components/assignment/submitted-file.ts';
import type { SubmissionWork } from '../../types.ts';
import { pageInSight } from './page-in-sight.ts';
import { quoteOf } from './selected-place.ts';

/** The sentences of a text with what each of them says. */
export function sentencesOf(document: NonNullable<SubmissionWork['text']>, language: string) {
  const { text } = writtenText(document);
  return sentencesIn(text, language).map((range) => ({
    ...range,
    words: text.slice(range.from, range.to),
  }));
}

type Sentence = ReturnType<typeof sentencesOf>[number];

/** From one sentence to another. */
export const acrossSentences = (
  sentences: readonly Sentence[],
  first: number,
  last: number,
): Anchor => {
  const across = sentences.slice(first, last + 1);
  return {
    in: 'text',
    from: across[0]?.from ?? 0,
    to: across.at(-1)?.to ?? 1,
    quote: quoteOf(across.map(({ words }) => words).join(' ')),
  };
};

/** The files that have places: those that are shown as pages or as a picture. */
export const filesWithPlaces = ({ receipt }: Pick<SubmissionWork, 'receipt'>): SubmittedFile[] =>
  receipt.files.filter(
    ({ contentType }) => contentType === 'application/pdf' || contentType.startsWith('image/'),
  );

const middle = { x: 5000, y: 5000, width: 0, height: 0 };

/**
 * The middle of a picture, or of the page that is in sight.
 * @param root the work, as it stands on the page
 */
export const placeIn = ({ mediaId, contentType }: SubmittedFile, root: Element | null): Anchor =>
  contentType === 'application/pdf'
    ? { in: 'page', mediaId, page: pageInSight(root, mediaId), area: middle, quote: '' }
    : { in: 'picture', mediaId, area: middle };

/** Where choosing a place begins; null: there is none that could be chosen. */
export function firstPlace(
  work: Pick<SubmissionWork, 'receipt' | 'text'>,
  language: string,
  root: Element | null,
): Anchor | null {
  const sentences = work.text ? sentencesOf(work.text, language) : [];
  if (sentences.length > 0) return acrossSentences(sentences, 0, 0);
  const [file] = filesWithPlaces(work);
  return file ? placeIn(file, root) : null;
}
