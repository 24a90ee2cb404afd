import type { TFunction } from 'i18next';
import { inLanguage, type Language, type LocalizedText } from '#shared/policies/languages.ts';
import enBlocks from '#web/locales/en/blocks.json' with { type: 'json' };
import enCommon from '#web/locales/en/common.json' with { type: 'json' };
import enCatalog from '#web/locales/en/catalog.json' with { type: 'json' };
import enEnrollments from '#web/locales/en/enrollments.json' with { type: 'json' };
import enHelp from '#web/locales/en/help.json' with { type: 'json' };
import enHome from '#web/locales/en/home.json' with { type: 'json' };
import enShell from '#web/locales/en/shell.json' with { type: 'json' };
import esBlocks from '#web/locales/es/blocks.json' with { type: 'json' };
import esCommon from '#web/locales/es/common.json' with { type: 'json' };
import esCatalog from '#web/locales/es/catalog.json' with { type: 'json' };
import esEnrollments from '#web/locales/es/enrollments.json' with { type: 'json' };
import esHelp from '#web/locales/es/help.json' with { type: 'json' };
import esHome from '#web/locales/es/home.json' with { type: 'json' };
import esShell from '#web/locales/es/shell.json' with { type: 'json' };
import type { Texts as SiteTexts } from '#web/lib/i18n/namespaces.ts';
import { type Html, html } from './html.ts';
import { translator } from './translator.ts';

type Used = Pick<
  SiteTexts,
  'blocks' | 'common' | 'catalog' | 'enrollments' | 'help' | 'home' | 'shell'
>;

const resources: Record<Language, Used> = {
  en: {
    blocks: enBlocks,
    common: enCommon,
    catalog: enCatalog,
    enrollments: enEnrollments,
    help: enHelp,
    home: enHome,
    shell: enShell,
  },
  es: {
    blocks: esBlocks,
    common: esCommon,
    catalog: esCatalog,
    enrollments: esEnrollments,
    help: esHelp,
    home: esHome,
    shell: esShell,
  },
};

const tOf = <N extends keyof Used>(language: Language, namespace: N) =>
  translator(resources[language][namespace], language) as TFunction<N>;

/** The site's texts in a language, by namespace, and the reader's side of what people wrote. */
export function textsIn(language: Language) {
  return {
    blocks: tOf(language, 'blocks'),
    common: tOf(language, 'common'),
    catalog: tOf(language, 'catalog'),
    enrollments: tOf(language, 'enrollments'),
    help: tOf(language, 'help'),
    home: tOf(language, 'home'),
    shell: tOf(language, 'shell'),
    /** The text, and the `lang` attribute where it is in the other language. */
    local(text: LocalizedText): { text: string; lang: Html | null } {
      const found = inLanguage(text, language);
      return {
        text: found.text,
        lang: found.lang === language ? null : html` lang="${found.lang}"`,
      };
    },
  };
}
