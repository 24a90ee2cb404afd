import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { Kit } from './kit.ts';
import type { RawBody, RawOption } from './raw-question.ts';
import type { CommonContent } from './common-of.ts';

type Choice = Extract<RawBody, { type: 'choice' }>;

/** The most options of a question. */
const mostOptions = 20;
const whole = 10_000;

const withinBounds = (weight: number) => Math.max(-whole, Math.min(whole, weight));

/**
 * Weights that are meant to make the whole, and do not for having been rounded: three times 33.33333 are one. What is
 * missing goes to the first ones.
 */
export function madeWhole(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + Math.max(0, weight), 0);
  const positive = weights.filter((weight) => weight > 0).length;
  const missing = whole - sum;
  if (missing === 0 || positive < 2 || Math.abs(missing) > positive) return [...weights];
  let left = Math.abs(missing);
  return weights.map((weight) => {
    if (weight <= 0 || left === 0) return weight;
    left -= 1;
    return weight + Math.sign(missing);
  });
}

/** Words of options that only mean something behind all others. */
const last =
  /^(all|none|both|neither|any) of (the|these|those)\b|^(all|none) (are|is) |^(todas|ninguna|ambas|cualquiera) (de )?(las|los|estas|estos)\b|^(todas|ninguna|todos|ninguno) (es|son)\b|^ninguna? de\b/i;

const plainWords = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function optionsOf(raw: Choice, kit: Kit) {
  if (raw.options.length > mostOptions) kit.notes.add('options_dropped');
  const options = raw.options.slice(0, mostOptions);
  const weights = options.map(({ weight }) => withinBounds(weight));
  if (weights.some((weight, at) => weight !== options[at]?.weight))
    kit.notes.add('weights_changed');
  // Where it is said which options are right, the weights are our own, as they are.
  const areOwn = options.some(({ isRight }) => isRight !== undefined);
  const settled = raw.isSingle || areOwn ? weights : madeWhole(weights);
  return options.map((option: RawOption, at) => ({
    optionId: kit.idOf(plainWords(option.text.text), option.id),
    text: kit.rich(option.text),
    weight: settled[at] ?? 0,
    feedback: kit.feedback(option.feedback),
    keepLast:
      option.keepLast ??
      (raw.shuffle && at >= options.length - 2 && last.test(plainWords(option.text.text))),
  }));
}

export function choiceOf(
  raw: Choice,
  common: CommonContent,
  kit: Kit,
): QuestionContentOf<'singleChoice'> | QuestionContentOf<'multipleChoice'> {
  const options = optionsOf(raw, kit);
  const { shuffle } = raw;
  if (raw.isSingle) {
    if (!options.some(({ weight }) => weight === whole)) kit.notes.add('no_right_answer');
    return { type: 'singleChoice', ...common, options, shuffle };
  }
  if (!options.some(({ weight }) => weight > 0)) kit.notes.add('no_right_answer');
  return {
    type: 'multipleChoice',
    ...common,
    options: options.map((option, at) => ({
      ...option,
      isRight: raw.options[at]?.isRight ?? option.weight > 0,
    })),
    scheme: raw.scheme,
    shuffle,
  };
}
