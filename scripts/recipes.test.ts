import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));

type Step = { file: string; kind: string; blocks: string[] };

/** `a.{b,c}` names two files. */
function filesOf(name: string): string[] {
  const [, begin = '', choice = '', end = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return choice === '' ? [name] : choice.split(',').map((one) => begin + one + end);
}

/** The steps of a recipe: a file in backticks with what is done to it, and the blocks of code below. */
function stepsOf(recipe: string): Step[] {
  const steps: Step[] = [];
  for (const [, name, kind, block] of recipe.matchAll(
    /^`([^`\n]+)` \((new|change)\)|^```\w+\n([\s\S]*?)^```$/gm,
  )) {
    if (name !== undefined && kind !== undefined)
      for (const file of filesOf(name)) steps.push({ file, kind, blocks: [] });
    else if (block !== undefined) steps.at(-1)?.blocks.push(block);
  }
  return steps;
}

/** The text of a file before a change. */
const before = (diff: string) =>
  diff
    .split('\n')
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n');

/** What the code of a step imports from us: the file, and the names. */
function importsOf({ file, blocks }: Step) {
  const code = blocks.join('\n').replaceAll(/^\+/gm, '');
  return [...code.matchAll(/^import (?:([^'\n]+) from )?'([#.][^']+)';$/gm)].map(
    ([, what = '', from = '']) => ({
      path: from.startsWith('.')
        ? join(file, '..', from)
        : from.replace(/^#web\//, '#web/src/').slice(1),
      names: what
        .replaceAll(/^.*\{|\}|\btype |,$/g, '')
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== ''),
    }),
  );
}

const exported = (name: string) =>
  new RegExp(
    `^export (?:async )?(?:const|function|class|type) ${name}\\b|^export \\* as ${name}\\b|^export .*{[^}]*\\b${name}\\b`,
    'm',
  );

const recipes = [
  'adding-a-feature',
  'adding-an-event',
  'adding-a-block-kind',
  'adding-a-question-type',
].map((name) => {
  const page = `docs/${name}.md`;
  return { page, text: read(page), steps: stepsOf(read(page)) };
});
const added = recipes.flatMap(({ steps }) =>
  steps.filter(({ kind }) => kind === 'new').map(({ file }) => file),
);
/** Written by `npm run generate`, where there are such texts. */
const generated = 'web/src/features/favorites/texts.ts';

const [feature, , blockKind] = recipes.map(({ text }) => text);
const [adding = '', screen = ''] = (feature ?? '').split('## A screen of its own');

it('the recipe for a feature takes no more than eighteen files, and six more for a screen', () => {
  expect(stepsOf(adding).length).toBeLessThanOrEqual(18);
  expect(stepsOf(screen)).toHaveLength(6);
});

it('the recipe for a kind of block takes as many files as it says', () => {
  const said = /It is (\d+) files/.exec(blockKind ?? '')?.[1];
  expect(new Set(stepsOf(blockKind ?? '').map(({ file }) => file)).size).toBe(Number(said));
});

describe.each(recipes)('$page', ({ page, steps }) => {
  const known = steps.filter(({ file, kind }) => kind === 'new' || !added.includes(file));

  it.each(known)('knows whether $file is there', ({ file, kind }) => {
    const now = isThere(file);
    expect(now, `${file} ${now ? 'is there already' : 'is not there'}: change ${page}`).toBe(
      kind === 'change',
    );
  });

  it.each(
    known
      .filter(({ file, kind }) => kind === 'change' && isThere(file))
      .flatMap(({ file, blocks }) => blocks.map((block) => ({ file, lines: before(block) })))
      .filter(({ lines }) => lines !== ''),
  )('finds in $file what it changes there: $lines', ({ file, lines }) => {
    const hint = `These lines stand no longer one under the other in ${file}; change ${page} as the file was changed:\n${lines}`;
    expect(read(file).includes(lines), hint).toBe(true);
  });

  it.each(steps.flatMap(importsOf).filter(({ path }) => !added.includes(path)))(
    'imports what $path has: $names',
    ({ path, names }) => {
      if (path === generated) return;
      expect(isThere(path), `${path} is not there: change ${page}`).toBe(true);
      const missing = names.filter((name) => !exported(name).test(read(path)));
      expect(missing, `${path} does not export it: change ${page}`).toEqual([]);
    },
  );
});
