import { createLowlight, type LanguageFn } from 'lowlight';

type Lowlight = ReturnType<typeof createLowlight>;
export type CodePart = ReturnType<Lowlight['highlight']>['children'][number];

/** Longer code is shown in one colour: telling it apart would hold up the page. */
const longest = 20_000;

/**
 * The languages that lessons mostly use, by the names that the editor writes; all others come with `every-language.ts`.
 */
const grammars: Record<string, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
};

const few = createLowlight();

/** Something that knows the language, if anything does. */
async function knowing(language: string): Promise<Lowlight> {
  if (few.registered(language)) return few;
  const load = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (!load) return (await import('./every-language.ts')).lowlight;
  few.register(language, (await load()).default);
  return few;
}

/** Code in parts with their kinds; null where the language is not known. */
export async function highlight(language: string, code: string): Promise<CodePart[] | null> {
  if (code.length > longest) return null;
  const lowlight = await knowing(language);
  return lowlight.registered(language) ? lowlight.highlight(language, code).children : null;
}
