import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';

const words: Record<Language, string> = {
  en: 'Choose which emails you get here:',
  es: 'Aquí eliges qué correos recibes:',
};

/** The end of a mail that one can do without: where to say so. */
export const mailChoice = (language: Language, siteOrigin: string): string =>
  `${words[language]}\n${siteOrigin}${pathIn(language, paths.settingsOf('notifications'))}`;
