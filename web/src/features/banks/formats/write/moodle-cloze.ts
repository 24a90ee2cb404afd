import type { Language } from '#shared/policies/languages.ts';
import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { Notes } from '../notes.ts';
import { escapedHtml, htmlOf } from './html-of.ts';
import { toleranceOf } from './moodle-tolerance.ts';
import { marked, type Mark } from './marked-text.ts';

type Cloze = QuestionContentOf<'cloze'>;
type Gap = Cloze['gaps'][number];
type Said<T> = { en?: T | undefined; es?: T | undefined } | null;

/** The signs that part a gap of Moodle's, as letters of HTML: it decodes answers, and looks for the signs before. */
const inGap = (html: string): string =>
  html
    .replaceAll(/[}~\\]|(?<!&|&amp;)#/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replaceAll('\n', '&#10;');

const same = (address: string) => address;

/** What is said in the language, else in the other one; empty where nothing is. */
const inOne = <T>(said: Said<T>, language: Language): T | undefined =>
  said?.[language] ?? said?.en ?? said?.es;

type Rich = Cloze['stem'];
const richOf = (said: Rich | null, language: Language): string =>
  (inOne(said, language)?.content ?? []).map((node) => htmlOf(node as AnyNode, same)).join('');

type Alternative = { weight: number; text: string; feedback: Rich | null };

function signOf({ share, of }: Gap, language: Language, notes: Notes): string {
  const said = (kind: string, alternatives: Alternative[]) => {
    const parts = alternatives.map(({ weight, text, feedback }) => {
      const told = inGap(richOf(feedback, language));
      const right = weight === 10_000 ? '=' : `%${weight / 100}%`;
      // An answer must say something there.
      return `${right}${inGap(text) || '&nbsp;'}${told && `#${told}`}`;
    });
    return `{${share}:${kind}:${parts.join('~')}}`;
  };
  if (of.type === 'singleChoice') {
    const { options, shuffle } = of;
    if (shuffle && options.some(({ keepLast }) => keepLast)) notes.add('settings_dropped');
    return said(
      shuffle ? 'MULTICHOICE_S' : 'MULTICHOICE',
      options.map((one) => ({ ...one, text: escapedHtml(inOne(one.text, language) ?? '') })),
    );
  }
  if (of.type === 'shortText') {
    if (!of.matchAccents) notes.add('scoring_changed');
    return said(
      of.matchCase ? 'SHORTANSWER_C' : 'SHORTANSWER',
      of.accepted.map((one) => ({ ...one, text: escapedHtml(one.text) })),
    );
  }
  if (of.unit) notes.add('unit_changed');
  return said(
    'NUMERICAL',
    of.accepted.map((one) => ({
      ...one,
      text: `${one.value}:${toleranceOf(one.value, one.tolerance, notes)}`,
    })),
  );
}

const markers: Mark = { text: /\[\[([1-9]\d?)\]\]/g, skipsCode: true };

/**
 * The text of a question with gaps as Moodle has it: each gap stands in it with all that it accepts. Two languages would
 * be twice the gaps there, each of them counted, so that one of them goes out.
 */
export function clozeText({ stem, gaps }: Pick<Cloze, 'stem' | 'gaps'>, notes: Notes): string {
  const language = stem.en ? 'en' : 'es';
  if (stem.en && stem.es) notes.add('language_dropped', 'es');
  const byId = new Map(gaps.map((gap) => [String(gap.gapId), gap]));
  return marked(
    stem[language]?.content ?? [],
    markers,
    (id) => byId.has(id),
    // What looks like a gap and is none.
    (html) => html.replaceAll(/\{(?=\s*\d*:[A-Z])/g, '&#123;'),
    (id) => {
      const gap = byId.get(id);
      return gap ? signOf(gap, language, notes) : '';
    },
  );
}
