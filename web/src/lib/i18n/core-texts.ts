import type { BackendModule } from 'i18next';
import type { Language } from '#shared/policies/languages.ts';

type CoreTexts = Record<(typeof coreNamespaces)[number], object>;

/** What every page of the site says. */
export const coreNamespaces = ['common', 'home', 'shell'] as const;

/** One language travels: the other one is fetched when somebody chooses it. */
export const loadCoreTexts: Record<Language, () => Promise<CoreTexts>> = {
  en: () => import('./core/en.ts'),
  es: () => import('./core/es.ts'),
};

/** Hands i18next the texts of every page; those of lazy parts come with their parts. */
export const coreTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, namespace: string) =>
    (await loadCoreTexts[language as Language]())[namespace as keyof CoreTexts],
};
