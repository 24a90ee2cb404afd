import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '../../web/src');

const namespaces = readdirSync(join(site, 'locales/en'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** Namespaces whose texts lie in more than one file: what few meet comes with the first who meets it. */
const withMore: Record<string, string> = { errors: 'featureErrors' };

/** The type of every text of the site, by namespace: a file of texts is a namespace. */
export function namespacesSource(): string {
  const imports = namespaces.map(
    (name) => `import type ${name} from '#web/locales/en/${name}.json';\n`,
  );
  const typeOf = (name: string) =>
    name in withMore ? `typeof ${name} & typeof ${withMore[name]}` : `typeof ${name}`;
  const rows = namespaces
    .filter((name) => !Object.values(withMore).includes(name))
    .map((name) => `  ${name}: ${typeOf(name)};\n`);
  return `// Generated from the files of texts by "npm run generate".
${imports.join('')}
/** Every namespace with its texts; English is the measure. */
export type Texts = {
${rows.join('')}};

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
`;
}

const addedElsewhere = (name: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      file.endsWith('/texts.ts') &&
      file !== `features/${name}/texts.ts` &&
      readFileSync(join(site, file), 'utf8').includes(`addNamespace('${name}',`),
  );

/** The file by which the texts of a feature come with it, for each feature that has texts of its name. */
export const textsSources: Record<string, () => string> = Object.fromEntries(
  namespaces
    .filter((name) => existsSync(join(site, 'features', name)) && !addedElsewhere(name))
    .map((name) => [
      `web/src/features/${name}/texts.ts`,
      () => `// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/${name}.json';
import es from '#web/locales/es/${name}.json';

addNamespace('${name}', en, es);
`,
    ]),
);
