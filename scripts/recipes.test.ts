import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Step = { file: string; kind: string; blocks: string[] };

/** The steps of a recipe: a file in backticks with what is done to it, and the blocks of code below. */
function stepsOf(recipe: string): Step[] {
  const steps: Step[] = [];
  for (const [, file, kind, block] of recipe.matchAll(
    /^`([^`\n]+)` \((new|change)\)$|^```\w+\n([\s\S]*?)^```$/gm,
  )) {
    if (file !== undefined && kind !== undefined) steps.push({ file, kind, blocks: [] });
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

const feature = read('docs/adding-a-feature.md');
const [adding = '', screen = ''] = feature.split('## A screen of its own');

describe('the recipe for a feature', () => {
  it('takes no more than sixteen files', () => {
    expect(stepsOf(adding).length).toBeLessThanOrEqual(16);
    expect(stepsOf(screen)).toHaveLength(4);
  });

  it.each(stepsOf(feature))('knows whether $file is there', ({ file, kind }) => {
    expect(existsSync(join(root, file))).toBe(kind === 'change');
  });
});

describe.each(['adding-a-feature', 'adding-an-event'])('%s.md', (name) => {
  const changes = stepsOf(read(`docs/${name}.md`)).filter(
    ({ file, kind }) => kind === 'change' && existsSync(join(root, file)),
  );
  it.each(changes.flatMap(({ file, blocks }) => blocks.map((block) => ({ file, block }))))(
    'finds in $file what it changes there: $block',
    ({ file, block }) => expect(read(file)).toContain(before(block)),
  );
});
