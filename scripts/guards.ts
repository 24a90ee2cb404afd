/**
 * Takes each guard out, one after another and in a copy of the tree, and runs the tests that cite its
 * case: they must fail. `--only 84,85` plays these cases alone. `--sample 12` plays so many of those that are held by
 * tests beside their code, which take seconds; which ones follows from `--seed`, left out: from the commit. Writes
 * `artifacts/guards.json`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { guards } from './guards/all.ts';
import { copyTree } from './guards/copy-tree.ts';
import { citing, type Guard } from './guards/guard.ts';
import { runTests, type Outcome } from './guards/run-tests.ts';

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: { only: { type: 'string' }, sample: { type: 'string' }, seed: { type: 'string' } },
});
const only = values.only?.split(',').map(Number);
const wanted =
  values.sample === undefined
    ? guards.filter((guard) => !only || only.includes(guard.case))
    : sampleOf(Number(values.sample), values.seed ?? commit());

function commit(): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** As many of the guards that cost little, in an order that the seed alone decides. */
function sampleOf(count: number, seed: string): Guard[] {
  console.log(`A sample of ${count} guards by the seed ${seed}`);
  const placeOf = ({ file, guard }: Guard) =>
    createHash('sha256').update(`${seed} ${file} ${guard}`).digest('hex');
  return guards
    .filter(({ test }) => !test.startsWith('test/'))
    .map((guard) => ({ guard, place: placeOf(guard) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ guard }) => guard);
}

// Tests beside their code need nothing that was built.
const { folder, remove } = copyTree(root, values.sample === undefined);
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const namesOf = (guard: Guard) => guard.named ?? citing(guard.case);

/** With every guard in its place, the same tests must pass; each file's are asked once. */
const whole = new Map<string, Outcome>();
function asItIs({ test }: Guard): Outcome {
  // Whoever asks for a sample runs all tests on the tree as it is.
  if (values.sample !== undefined) return { is: 'passed' };
  const names = wanted.filter((one) => one.test === test).map(namesOf);
  const known = whole.get(test) ?? runTests(folder, test, [...new Set(names)].join('|'));
  whole.set(test, known);
  return known;
}

function takeOut(guard: Guard): Outcome {
  const path = join(folder, guard.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(guard.guard).length !== 2)
    return { is: 'broken', why: 'The guard does not stand once in its file.' };
  writeFileSync(path, text.split(guard.guard).join(guard.without));
  try {
    return runTests(folder, guard.test, namesOf(guard));
  } finally {
    writeFileSync(path, text);
  }
}

function play(guard: Guard) {
  const begun = performance.now();
  const before = asItIs(guard);
  const outcome: Outcome =
    before.is === 'passed'
      ? takeOut(guard)
      : { ...before, is: 'broken', why: `Fails with its guard: ${before.why}` };
  const seconds = Math.round(performance.now() - begun) / 1000;
  const seen = outcome.is === 'failed';
  console.log(
    `${seen ? 'seen' : outcome.is === 'passed' ? 'MISSED' : 'BROKEN'} - case ${guard.case}: without ${guard.what}` +
      `${seen ? '' : ` (${outcome.why ?? 'every test passes'})`} (${seconds.toFixed(1)} s)`,
  );
  return { case: guard.case, what: guard.what, file: guard.file, tests: guard.test, seen, outcome };
}

const rows = wanted.map(play);
mkdirSync(join(root, 'artifacts'), { recursive: true });
writeFileSync(join(root, 'artifacts/guards.json'), `${JSON.stringify({ rows }, null, 2)}\n`);
const unseen = rows.filter(({ seen }) => !seen).length;
console.log(`${rows.length - unseen} seen to fail, ${unseen} not`);
process.exitCode = unseen > 0 || rows.length === 0 ? 1 : 0;
