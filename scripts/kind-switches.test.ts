import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blockKinds } from '#shared/blocks/block-kinds.ts';
import { kindSwitches } from './kind-switches.ts';

it.each([
  ["if (block.kind === 'video') play();"],
  ["const isFilm = 'video' === content?.kind;"],
  ["const isFilm = (kind as string) !== 'audio';"],
  ["switch (content.kind) {\n  case 'text':\n    break;\n}"],
  ["const planned = ['quiz', 'assignment'];\nconst isPlanned = planned.includes(block.kind);"],
  ["const both = new Set<Kind>(['text', 'image']);\nconst inBoth = both.has(kind);"],
  [`const minutes = { ${blockKinds.map((kind) => `${kind}: 1`).join()} };`],
])('sees that %j decides by the kind of a block', (source) => {
  expect(kindSwitches('a.ts', source)).toHaveLength(1);
});

it.each([
  ["if (one.kind === 'block') lock();"],
  ["if (node.type === 'text') read();"],
  ['if (row.kind !== content.kind) drop();'],
  ["const content = { kind: 'video', mediaId };"],
  ["const kinds = ['video'];\nkinds.includes(name);"],
])('sees nothing in %j', (source) => {
  expect(kindSwitches('a.ts', source)).toEqual([]);
});

it('only the registries and their folders decide by the kind of a block', () => {
  const sources = globSync('{shared,functions,web/src,local,lib}/**/*.{ts,tsx}').filter(
    (path) => !/^(shared|web\/src)\/blocks\/|(\.test|-fixture)\.tsx?$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    kindSwitches(path, readFileSync(path, 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});
