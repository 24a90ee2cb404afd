import { fraction } from '#shared/grading/fraction.ts';
import { nothing } from '#shared/grading/score.ts';
import { withoutAccents } from '#shared/policies/fold.ts';
import type { GapReason } from '#shared/schemas/credit.ts';

type Accepted<A = { text: string; weight: number }> = {
  accepted: readonly A[];
  matchCase: boolean;
  matchAccents: boolean;
};

/** A text as it is compared: NFC, without white space around it and with single spaces in it. */
export function comparable(
  text: string,
  { matchCase, matchAccents }: { matchCase: boolean; matchAccents: boolean },
): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const cased = matchCase ? plain : plain.toLowerCase();
  return matchAccents ? cased : withoutAccents(cased).normalize('NFC');
}

/** The parts of a pattern between its `*`; `\*` is a star. */
const partsBetween = (pattern: string) =>
  pattern.split(/(?<!\\)\*/).map((part) => part.replaceAll('\\*', '*'));

/** Whether a text fits a pattern; in one walk, however many stars there are. */
export function fits(pattern: string, text: string): boolean {
  const [first = '', ...others] = partsBetween(pattern);
  const last = others.pop();
  if (last === undefined) return text === first;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= end;
}

/** The first accepted text that an answer fits. */
export function firstFitting<A extends { text: string }>(
  key: Accepted<A>,
  answer: string,
): A | undefined {
  const text = comparable(answer, key);
  return key.accepted.find((one) => fits(comparable(one.text, key), text));
}

export function scoreText(key: Accepted, answer: string) {
  const weight = firstFitting(key, answer)?.weight ?? null;
  const how: GapReason = { how: 'accepted', weight, unit: null };
  return { ...(weight === null ? nothing : fraction(weight, 10_000)), how };
}

/** A text that earns all; null: another accepted text takes each of them before. */
export function bestText(key: Accepted): string | null {
  const full = key.accepted
    .filter(({ weight }) => weight === 10_000)
    .map(({ text }) => partsBetween(text).join(''));
  return (
    full.find((text) => text.trim() !== '' && firstFitting(key, text)?.weight === 10_000) ?? null
  );
}

/** The group of a text in the figures. */
export const groupOfText = (text: string): string =>
  comparable(text, { matchCase: false, matchAccents: false }).slice(0, 100);
