import type { RawGap, RawGapAt, RawNumber, RawOption } from '../build/raw-question.ts';
import { toDecimal } from '../decimals.ts';
import { languagesIn } from '../text/languages-in.ts';
import { html } from '../text/raw-text.ts';
import { plainOf } from '../text/texts.ts';

const sign =
  /(?<!\\)\{(\d*):(MULTICHOICE|MULTIRESPONSE|SHORTANSWER|NUMERICAL|MC|MR|SA|MW|NM)(?:_?([A-Z]{1,2}))?:((?:\\[^]|[^}\\]){0,20000})\}/g;

/** A text without its gaps. */
export const withoutGaps = (text: string): string => text.replace(sign, '');
/** Whether a text has such gaps. */
export const hasGaps = (text: string): boolean => withoutGaps(text) !== text;
/** Whether it has them, and no other braces. */
export const hasGapsAlone = (text: string): boolean =>
  hasGaps(text) && !/[{}]/.test(withoutGaps(text));

/** An alternative of a gap: `~%50%answer#feedback`, or `=answer`. */
const parts = (body: string): string[] =>
  body
    .split(/(?<!\\)~/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const bare = (text: string) =>
  text
    .replace(/\\([}#~/"\\{=%])/g, '$1')
    .replaceAll('&#92;', '\\')
    .trim();

function alternative(part: string): RawOption {
  const [, right, percent, said = ''] = /^(=)?(?:%(-?\d+(?:\.\d+)?)%)?([^]*)$/.exec(part) ?? [];
  const weight =
    percent === undefined ? (right === undefined ? 0 : 10_000) : Math.round(Number(percent) * 100);
  const [answer = '', ...feedback] = said.split(/(?<!\\|&|&amp;)#/);
  const told = bare(feedback.join('#'));
  return { text: html(bare(answer)), weight, feedback: told === '' ? null : html(told) };
}

function numberOf({ text, weight, feedback }: RawOption): RawNumber | null {
  const [number = '', tolerance = '0'] = plainOf(text.text).split(':');
  const by = toDecimal(tolerance);
  const value = number.trim() === '*' ? null : toDecimal(number);
  if (by === null || (value === null && number.trim() !== '*')) return null;
  return { value, tolerance: by, kind: 'absolute', weight, feedback };
}

function gapOf(kind: string, look: string, body: string): RawGap | null {
  const options = parts(body).map(alternative);
  if (options.length === 0 || /^(MULTIRESPONSE|MR)$/.test(kind)) return null;
  if (/^(MULTICHOICE|MC)$/.test(kind))
    return { type: 'choice', options, shuffle: look.includes('S') };
  if (/^(SHORTANSWER|SA|MW)$/.test(kind))
    return {
      type: 'shortText',
      answers: options,
      matchCase: look.startsWith('C'),
      matchAccents: true,
    };
  const answers = options.map(numberOf);
  return answers.every((answer) => answer !== null)
    ? { type: 'numeric', answers, units: null }
    : null;
}

/** Moodle's `SAC`, `MCS`, `MCVS` and their like: the kind without how it looks. */
const short = /^(MC|MR|SA|MW)([A-Z]*)$/;

type Gaps = RawGapAt[];
type Read = { text: string; gaps: Gaps };

function readOne(text: string): Read | null {
  const gaps: Gaps = [];
  let isUnread = false;
  const shown = text.replace(
    sign,
    (_, share: string, named: string, looks: string | undefined, body: string) => {
      const [, kind = named, more = ''] = short.exec(named) ?? [];
      const gap = gapOf(kind, more + (looks ?? ''), body);
      if (!gap) {
        isUnread = true;
        return '';
      }
      gaps.push({ number: gaps.length + 1, gap, share: Number(share || '1') });
      return `[[${gaps.length}]]`;
    },
  );
  return isUnread ? null : { text: shown, gaps };
}

/** A gap that takes the words of either language. */
const joined = (one: RawGap, other: RawGap | undefined): RawGap =>
  one.type !== 'shortText' || other?.type !== 'shortText'
    ? one
    : {
        ...one,
        answers: [
          ...one.answers,
          ...other.answers.filter(
            ({ text }) => !one.answers.some((known) => known.text.text === text.text),
          ),
        ],
      };

/**
 * The gaps of a text of Moodle's cloze, and the text with `[[1]]` where each of them stands; a text in two languages has
 * the same gaps in both.
 */
export function clozeOf(text: string): Read | 'gap_unsupported' | 'gaps_differ' {
  const spoken = languagesIn(text);
  const said = 'by' in spoken ? Object.entries(spoken.by) : [];
  if (said.length === 0) return readOne(text) ?? 'gap_unsupported';
  const read = said.map(([language, one]) => ({ language, read: readOne(one) }));
  const gaps = read[0]?.read?.gaps ?? [];
  if (read.some((one) => one.read === null)) return 'gap_unsupported';
  if (read.some((one) => one.read?.gaps.length !== gaps.length)) return 'gaps_differ';
  return {
    text: read
      .map(({ language, read: one }) => `{mlang ${language}}${one?.text ?? ''}{mlang}`)
      .join(''),
    gaps: gaps.map(({ gap, number, share }, at) => ({
      number,
      share,
      gap: read.slice(1).reduce((sum, one) => joined(sum, one.read?.gaps[at]?.gap), gap),
    })),
  };
}
