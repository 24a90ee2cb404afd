import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/schemas/text.ts';

const words: Record<Language, { choose: string; withAccount: string }> = {
  en: {
    choose: 'You choose which mails you get here:',
    withAccount: 'With an account, you choose which mails you get here:',
  },
  es: {
    choose: 'Aquí eliges qué correos recibes:',
    withAccount: 'Con una cuenta, aquí eliges qué correos recibes:',
  },
};

/** The end of a mail that one can do without: where to say so. */
export const mailChoice = (
  language: Language,
  siteOrigin: string,
  to: keyof (typeof words)['en'] = 'choose',
): string => `${words[language][to]}\n${siteOrigin}${pathIn(language, '/settings/notifications')}`;
