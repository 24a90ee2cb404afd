import type { Language } from '#shared/policies/languages.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { pack } from './format/files.ts';

const texts = import.meta.glob<string>('./example/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pictures = import.meta.glob<string>('./example/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A small folder of texts and a picture, as anybody may have one. */
export function exampleFiles(language: Language): Map<string, string> {
  const root = `./example/${language}/`;
  return new Map(
    Object.entries({ ...texts, ...pictures })
      .filter(([path]) => path.startsWith(root))
      .map(([path, text]) => [path.slice(root.length), text]),
  );
}

export const saveExample = (language: Language): void =>
  saveFile(
    language === 'es' ? 'ejemplo.zip' : 'example.zip',
    pack(exampleFiles(language)),
    'application/zip',
  );
