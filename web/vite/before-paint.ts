import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/app/before-paint.ts');

/** Builds the one script that a page waits for as a file of its own, and names it first in the head. */
export function beforePaint(): Plugin {
  let fileName = '';
  return {
    name: 'before-paint',
    apply: 'build',
    generateBundle() {
      const { outputFiles } = buildSync({
        entryPoints: [source],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2023',
        write: false,
      });
      const code = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `assets/before-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
      ],
    },
  };
}
