import { languages } from '#shared/policies/languages.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { says } from '#web/blocks/text/says.ts';

/** The texts that a question may be without. */
const optional = new Set([
  'feedback',
  'whenTrue',
  'whenFalse',
  'template',
  'guide',
  'sample',
  'alt',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLocalized = (value: Record<string, unknown>) =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => key === 'en' || key === 'es');

const isSaid = (text: unknown) =>
  typeof text === 'string' ? text.trim() !== '' : says(text as RichText | undefined);

function stored(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => stored(one, ''));
  if (!isObject(value)) return value;
  if (!isLocalized(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stored(one, key)]));
  const there = languages.filter((language) => isSaid(value[language]));
  if (there.length === 0 && optional.has(name)) return null;
  // A text of which nothing is written yet is kept as that, in one language.
  const kept = there.length > 0 ? there : languages.filter((one) => one in value).slice(0, 1);
  return Object.fromEntries(kept.map((language) => [language, value[language]]));
}

/** A question as it stands in its form, as it is to be stored: languages in which nothing is written are left out. */
export const storedContent = (content: QuestionContent): QuestionContent =>
  stored(content, '') as QuestionContent;
