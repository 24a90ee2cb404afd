import fc from 'fast-check';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';

/** A text of one paragraph, in both languages. */
export const written = (text: string): LocalizedRichText & { en: object; es: object } => {
  const document = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  };
  return { en: document, es: document };
};
export const said = (text: string) => ({ en: text, es: text });

/** Words as people write them: accents, case, digits, signs of other scripts, a star. */
export const word = fc
  .string({
    unit: fc.constantFrom(...Array.from('abcXYZ0129éÑüßΩж中*.- ')),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => `w${text.trim()}`);

export const rich = word.map(written);
export const feedback = fc.option(rich, { nil: null });

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789');
export const id = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 1,
  maxLength: 26,
});
export const ids = (minLength: number, maxLength: number) =>
  fc.uniqueArray(id, { minLength, maxLength });

export const weight = fc.oneof(
  fc.constantFrom(-10_000, -3333, 0, 3333, 5000),
  fc.integer({ min: -10_000, max: 10_000 }),
);

/** The first earns all, the others what they may. */
export const withFullWeight = <T extends object>(items: T[], weights: number[]) =>
  items.map((item, at) => ({ ...item, weight: at === 0 ? 10_000 : (weights[at] ?? 0) }));

export const common = fc.record({
  stem: rich,
  audio: fc.option(fc.constant('01J00000000000000000000000'), { nil: null }),
  hints: fc.array(word.map(said), { maxLength: 3 }),
  feedback,
  belowZero: fc.boolean(),
});

/** Numbers as authors write them. */
export const decimal = fc
  .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));
export const distance = decimal.map((text) => text.replace('-', ''));

/** Chances that come again with the same seed; good enough to choose by, and nowhere else. */
export { createRandom } from '#test/performance/random.ts';
