import {
  type RawBody,
  type RawNumber,
  type RawOption,
  type RawQuestion,
  unsaid,
} from '../build/raw-question.ts';
import type { DropReason } from '../reasons.ts';
import { plain, type RawText, type TextFormat } from '../text/raw-text.ts';
import { toDecimal } from '../decimals.ts';
import { clozeOf, hasGaps, withoutGaps } from '../moodle/cloze-text.ts';
import { protect, restore } from './escapes.ts';

type Failure = { why: DropReason; title: string };

const formats: Partial<Record<string, TextFormat>> = {
  html: 'html',
  moodle: 'moodle',
  plain: 'plain',
  markdown: 'markdown',
};

/** A text with the form that it states in front, else with the form of the question. */
function textOf(text: string, usual: TextFormat): RawText {
  const [, name = '', rest] = /^\s*\[(html|moodle|plain|markdown)\]([^]*)$/.exec(text) ?? [];
  const format = formats[name] ?? usual;
  return { text: restore(rest ?? text).trim(), format };
}

const textOrNone = (text: string | undefined, usual: TextFormat): RawText | null => {
  const made = textOf(text ?? '', usual);
  return made.text === '' ? null : made;
};

const weightSign = /^\s*%(-?\d{1,3}(?:[.,]\d*)?)%/;
const inHundredths = (percent: string) => Math.round(Number(percent.replace(',', '.')) * 100);

/** An answer with its weight in front and its feedback behind. */
function answerOf(text: string, usual: number) {
  const [sign = '', percent] = weightSign.exec(text) ?? [];
  const weight = percent === undefined ? usual : inHundredths(percent);
  const [said = '', ...feedback] = text.slice(sign.length).split('#');
  return { weight, said: said.trim(), feedback: feedback.join('#') || undefined };
}

/** The number of a range, of a number with its tolerance, or of a number. */
export function numberOf(said: string): Pick<RawNumber, 'value' | 'tolerance'> | null {
  const text = restore(said).trim();
  if (text === '*') return { value: null, tolerance: '0' };
  const [, low, high] = /^(.+?)\.\.(.+)$/.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [toDecimal(low), toDecimal(high)];
    if (from === null || to === null) return null;
    const middle = toDecimal(String((Number(from) + Number(to)) / 2));
    const half = toDecimal(String(Math.abs(Number(to) - Number(from)) / 2));
    return middle === null || half === null ? null : { value: middle, tolerance: half };
  }
  const [number = '', tolerance = '0'] = text.split(':');
  const [value, by] = [toDecimal(number), toDecimal(tolerance)];
  return value === null || by === null ? null : { value, tolerance: by };
}

/** The parts that begin with a sign; what stands before the first one is a part of its own where it says anything. */
const partsAt = (text: string, sign: string): string[] => {
  const [before = '', ...parts] = text.split(sign);
  return before.trim() === '' ? parts : [before, ...parts];
};

function numeric(body: string, usual: TextFormat): RawNumber[] | null {
  const [numbers = '', ...otherwise] = body.slice(1).split('~');
  const answers = partsAt(numbers, '=').map((part): RawNumber | null => {
    const { weight, said, feedback } = answerOf(part, 10_000);
    const number = numberOf(said);
    return number && { ...number, kind: 'absolute', weight, feedback: textOrNone(feedback, usual) };
  });
  const wrong = otherwise.join('~').split('#').slice(1).join('#');
  const catchAll = textOrNone(wrong, usual);
  if (catchAll)
    answers.push({ value: null, tolerance: '0', kind: 'absolute', weight: 0, feedback: catchAll });
  return answers.every((answer) => answer !== null) && answers.length > 0 ? answers : null;
}

function options(body: string, usual: TextFormat): RawOption[] {
  return partsAt(body.replaceAll('=', '~='), '~')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const isRight = part.trimStart().startsWith('=');
      const { weight, said, feedback } = answerOf(
        isRight ? part.trimStart().slice(1) : part,
        isRight ? 10_000 : 0,
      );
      return { text: textOf(said, usual), weight, feedback: textOrNone(feedback, usual) };
    });
}

function bodyOf(body: string, usual: TextFormat): RawBody | DropReason {
  if (body === '')
    return {
      type: 'essay',
      lines: null,
      minWords: null,
      maxWords: null,
      template: null,
      guide: null,
      sample: null,
    };
  if (body.startsWith('#')) {
    const answers = numeric(body, usual);
    return answers ? { type: 'numeric', answers, units: null } : 'bad_number';
  }
  const [, said = '', rest = ''] = /^\s*([a-z]+)\s*(?:#([^]*))?$/i.exec(body) ?? [];
  if (/^(t|true|f|false)$/i.test(said)) {
    const isTrue = /^t/i.test(said);
    const [wrong, right] = rest.split('#');
    const [ifWrong, ifRight] = [textOrNone(wrong, usual), textOrNone(right, usual)];
    return {
      type: 'trueFalse',
      isTrue,
      whenTrue: isTrue ? ifRight : ifWrong,
      whenFalse: isTrue ? ifWrong : ifRight,
    };
  }
  if (body.includes('~'))
    return {
      type: 'choice',
      isSingle: body.includes('='),
      scheme: 'weights',
      shuffle: true,
      options: options(body, usual),
    };
  if (body.includes('=') && body.includes('->')) {
    const pairs = partsAt(body, '=').map((part) => {
      const at = part.indexOf('->');
      return at === -1
        ? null
        : { left: textOf(part.slice(0, at), usual), right: textOf(part.slice(at + 2), usual) };
    });
    const read = pairs.filter((pair) => pair !== null);
    if (read.length < pairs.length) return 'unreadable';
    return {
      type: 'matching',
      pairs: read.filter(({ left }) => left.text !== ''),
      distractors: read.filter(({ left }) => left.text === ''),
      allOrNothing: false,
    };
  }
  const answers = partsAt(body, '=').map((part) => {
    const { weight, said: text, feedback } = answerOf(part, 10_000);
    return { text: plain(restore(text).trim()), weight, feedback: textOrNone(feedback, usual) };
  });
  return { type: 'shortText', answers, matchCase: false, matchAccents: true };
}

/** The words by which a person finds a question again that could not be read. */
export const titleOf = (text: string): string =>
  restore(text)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed();

const nameAndRest = /^::([^]{0,1000}?)::([^]*)$/;

/** Reads a paragraph in which Moodle's gaps stand, each worth what it says. */
function clozeOfBlock(text: string): RawQuestion | Failure {
  const [, named = '', rest = text] = nameAndRest.exec(text) ?? [];
  const title = titleOf(named.trim() || withoutGaps(rest));
  const read = clozeOf(rest.trim());
  if (typeof read === 'string') return { why: read, title };
  const points = read.gaps.reduce((sum, { share }) => sum + share, 0);
  return {
    ...unsaid,
    name: titleOf(named),
    stem: textOf(read.text, 'moodle'),
    points: String(points),
    hints: [],
    tags: [],
    type: 'cloze',
    gaps: read.gaps,
  };
}

/** Reads a paragraph of a file as a question. */
export function rawOfBlock(text: string): RawQuestion | Failure {
  if (hasGaps(text)) return clozeOfBlock(text);
  const whole = protect(text);
  const [, named, rest = ''] = nameAndRest.exec(whole) ?? [];
  const body = (named === undefined ? whole.replace(/^::/, '') : rest).trim();
  const title = titleOf(named?.trim() || body.replace(/\{[^]*$/, ''));
  const from = body.indexOf('{');
  const to = body.indexOf('}', from);
  if (from === -1 && to === -1) return { why: 'description', title };
  if (from === -1 || to === -1) return { why: 'not_closed', title };
  const before = body.slice(0, from);
  const after = body.slice(to + 1);
  const stem = textOf(after.trim() === '' ? before : `${before}_____${after}`, 'moodle');
  const inner = body.slice(from + 1, to);
  // No format of answers begins so: programs for cards mark what they hide by two braces.
  if (inner.startsWith('{')) return { why: 'unreadable', title };
  const general = inner.lastIndexOf('####');
  const answers = (general === -1 ? inner : inner.slice(0, general)).trim();
  const made = bodyOf(answers, stem.format);
  if (typeof made === 'string') return { why: made, title };
  return {
    ...unsaid,
    name: named === undefined ? '' : titleOf(named),
    stem,
    feedback: general === -1 ? null : textOrNone(inner.slice(general + 4), stem.format),
    hints: [],
    tags: [],
    ...made,
  };
}
