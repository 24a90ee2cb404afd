import * as z from 'zod';
import { hiddenCharacters } from '#shared/policies/file-names.ts';
import { languages } from '#shared/policies/languages.ts';

// The policy stands apart so that the site's first load can pick a language without a schema library.
export {
  inLanguage,
  languages,
  type Language,
  type LocalizedText,
} from '#shared/policies/languages.ts';

const lineBreak = /[\t\n\r\u2028\u2029]/;

const allowed = /[\t\n\r]/g;

const clean = (value: string) =>
  value.isWellFormed() && !hiddenCharacters.test(value.replace(allowed, ' '));

/** One line of text, NFC, trimmed, 1 to `max` characters, without hidden characters. */
export const line = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(max)
    .refine((value) => clean(value) && !lineBreak.test(value), 'hidden_characters');

/** Text of several lines, NFC, trimmed, 0 to `max` characters, without hidden characters. */
export const paragraph = (max: number) =>
  z.string().normalize('NFC').trim().max(max).refine(clean, 'hidden_characters');

export const languageSchema = z.enum(languages);

const inEitherLanguage = <T extends z.ZodType<string>>(text: T) =>
  z
    .strictObject({ en: text.optional(), es: text.optional() })
    .refine((value) => value.en !== undefined || value.es !== undefined, 'one_language_required');

/** One line in English, Spanish or both. */
export const localizedLine = (max: number) => inEitherLanguage(line(max));

/** One line, which may be empty, in English, Spanish or both. */
export const localizedLineOrNone = (max: number) =>
  inEitherLanguage(paragraph(max).refine((value) => !lineBreak.test(value), 'hidden_characters'));

/** Several lines in English, Spanish or both. */
export const localizedParagraph = (max: number) => inEitherLanguage(paragraph(max));
