import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../../node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
  version: string;
};

/**
 * What a PDF that does not bring all of its letters, or packs pictures in rare ways, is read with. Of the decoders those
 * in JavaScript: the site's policy runs nothing else.
 */
const parts: [folder: string, wanted: RegExp][] = [
  ['cmaps', /\.bcmap$/],
  ['standard_fonts', /\.(pfb|ttf)$/],
  ['wasm', /_nowasm_fallback\.js$/],
  ['iccs', /\.icc$/],
];

/** The address below which they lie; another version has another one, as files of the site never change. */
const address = `assets/pdf-${version}`;

/**
 * Lays beside the site the data of the reader of PDF documents, under the names that it asks for; `import.meta.env.PDF_DATA`
 * says where.
 * @throws in a build, when a part has no file
 */
export function pdfData(): Plugin {
  return {
    name: 'pdf-data',
    config: () => ({ define: { 'import.meta.env.PDF_DATA': JSON.stringify(`/${address}/`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (request, response, next) => {
        const file = normalize(join(source, (request.url ?? '/').replace(/\?.*/, '')));
        const isPart = parts.some(
          ([folder, wanted]) => file.startsWith(join(source, folder)) && wanted.test(file),
        );
        if (!isPart || !existsSync(file)) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      for (const [folder, wanted] of parts) {
        const names = readdirSync(join(source, folder)).filter((name) => wanted.test(name));
        if (names.length === 0) throw new Error(`The reader of PDF documents has no ${folder}.`);
        for (const name of names)
          this.emitFile({
            type: 'asset',
            fileName: `${address}/${folder}/${name}`,
            source: readFileSync(join(source, folder, name)),
          });
      }
    },
  };
}
