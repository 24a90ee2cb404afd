import { languages } from '#shared/policies/languages.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { Notes } from '../notes.ts';
import { withMedia } from '../with-media.ts';
import { clozeText } from './moodle-cloze.ts';
import { type Formula, formulaStem, moodleExpression } from './moodle-formula.ts';

type Cloze = QuestionContentOf<'cloze'>;
export type OwnCloze = Pick<Cloze, 'stem' | 'gaps'>;
export type OwnFormula = Pick<
  Formula,
  'stem' | 'variables' | 'expression' | 'tolerance' | 'decimals' | 'unit'
>;

/** A question's text and key as data beside what another program reads, its files by their addresses. */
export const carried = (own: OwnCloze | OwnFormula, addressOf: (mediaId: string) => string) =>
  withMedia(own, addressOf);

/** The stem of a formula's question in its languages. */
export const spokenStem = (own: OwnFormula): string => {
  const said = languages.filter((language) => own.stem[language] !== undefined);
  if (said.length < 2) return said.map((language) => formulaStem(own, language)).join('');
  return said
    .map(
      (language) =>
        `<span lang="${language}" class="multilang">${formulaStem(own, language)}</span>`,
    )
    .join('');
};

/** What is carried, where it is data. */
function dataOf(attribute: string | undefined): unknown {
  try {
    return attribute === undefined ? null : (JSON.parse(attribute) as unknown);
  } catch {
    return null;
  }
}

/**
 * What a file carries of our own, as long as the rest of it still says the same: whoever changed that meant the change.
 * It may be of a stranger; its question's schema looks at it as at all others.
 */
function unchanged<T>(attribute: string | undefined, saysSame: (own: T) => boolean): T | null {
  const own = dataOf(attribute) as T | null;
  if (own === null) return null;
  try {
    return saysSame(own) ? own : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

export const ownCloze = (attribute: string | undefined, text: string): OwnCloze | null =>
  unchanged<OwnCloze>(attribute, (own) => clozeText(own, new Notes()) === text);

export const ownFormula = (
  attribute: string | undefined,
  { text, expression }: { text: string; expression: string },
): OwnFormula | null =>
  unchanged<OwnFormula>(
    attribute,
    (own) => spokenStem(own) === text && moodleExpression(own, new Notes()) === expression,
  );
