import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has workbooks packed by the page itself. Their library packs a sheet of 160 KB and more in a worker that is made of a
 * blob: the page's policy lets none begin, nobody is told, and the export never ended.
 */
export const workbookZip = (): Plugin => ({
  name: 'workbook-zip',
  enforce: 'pre',
  config: () => ({ optimizeDeps: { exclude: ['write-excel-file'] } }),
  resolveId: (source, importer) =>
    source === 'fflate' && importer?.endsWith('/zip/zipToArrayBuffer.js')
      ? join(import.meta.dirname, '../src/lib/zip-in-place.ts')
      : null,
});
