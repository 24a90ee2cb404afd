import { fraction } from '#shared/grading/fraction.ts';
import type { ShownPart } from './fields.ts';
import { carried, wordsOf } from './follow-words.ts';
import { type Random, shuffled } from './random.ts';
import { asShown, showInOrder } from './shown-parts.ts';

type Option<T> = { optionId: string; text: T };

const idOf = ({ optionId }: { optionId: string }) => optionId;

const wordsOfOptions = (options: readonly Option<unknown>[]) =>
  wordsOf(options, idOf, ({ text }) => text);

/** The order of options: what is kept last stays behind the others, in its own order. */
export function drawOptions(
  options: readonly { optionId: string; keepLast?: boolean }[],
  shuffle: boolean,
  random: Random,
): ShownPart[] {
  const first = options.filter(({ keepLast }) => keepLast !== true);
  const last = options.filter(({ keepLast }) => keepLast === true);
  const inOrder = shuffle ? [...shuffled(first, random), ...last] : options;
  return showInOrder(inOrder.map(idOf), random);
}

export const askedOptionsOf = <T>(options: readonly Option<T>[], drawn: readonly ShownPart[]) =>
  asShown(drawn, options, idOf, ({ text }) => text);

export const optionOf = <O extends { optionId: string }>(options: readonly O[], id: string) =>
  options.find(({ optionId }) => optionId === id);

/** The options of a draw, by another content. */
export const carryOptions = (
  drawn: readonly ShownPart[],
  read: readonly Option<unknown>[],
  now: readonly Option<unknown>[],
): ShownPart[] => carried(drawn, wordsOfOptions(read), wordsOfOptions(now));

/** What choosing one option earns; an option that is no longer there earns nothing. */
export function scoreChoice(options: readonly { optionId: string; weight: number }[], id: string) {
  const weight = optionOf(options, id)?.weight ?? 0;
  return { ...fraction(weight, 10_000), how: { how: 'option', weight } as const };
}

/** The weights of the options that were shown. */
export const weightsShown = (
  options: readonly { optionId: string; weight: number }[],
  drawn: readonly ShownPart[],
) =>
  asShown(drawn, options, idOf, ({ weight }) => weight).map(({ id, text: weight }) => ({
    id,
    weight,
  }));

/** An option that earns all. */
export const bestOption = (options: readonly { optionId: string; weight: number }[]) =>
  options.find(({ weight }) => weight === 10_000)?.optionId ?? null;
