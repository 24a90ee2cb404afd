import type { BackendModule, ReadCallback } from 'i18next';
import type { Language } from '#shared/policies/languages.ts';

type CoreTexts = Record<(typeof coreNamespaces)[number], object>;

/** The texts of every page of the site. */
export const coreNamespaces = ['common', 'home', 'shell'] as const;

/** One language travels: the other one is fetched when somebody chooses it. */
export const loadCoreTexts: Record<Language, () => Promise<CoreTexts>> = {
  en: () => import('./core/en.ts'),
  es: () => import('./core/es.ts'),
};

async function read(language: Language, namespace: keyof CoreTexts, done: ReadCallback) {
  let texts: CoreTexts;
  try {
    texts = await loadCoreTexts[language]();
  } catch (error) {
    return done(error as Error, null);
  }
  done(null, texts[namespace]);
}

/** Hands i18next the texts of every page; those of lazy parts come with their parts. */
export const coreTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) =>
    void read(language as Language, namespace as keyof CoreTexts, done),
};
