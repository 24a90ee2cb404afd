/**
 * Everything that must hold, in one run: build, types, lint, format, generated files, the templates of
 * both deployed stages, a tenth of the guards, then the tests: of what is too much for a landing the share that follows
 * from the commit; with `--whole`, or where files are named, all of it. Ends with the line `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const report = 'artifacts/vitest.json';
mkdirSync('artifacts', { recursive: true });

const given = process.argv.slice(2);
const named = given.filter((one) => one !== '--whole');

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
/** Routes that came, or moved, with the last thirty commits. */
const freshRoutes = () =>
  git('diff', '--unified=0', 'HEAD~30', '--', 'shared/contract/manifest.ts')
    .matchAll(/^\+ +'([\w.]+)':/gm)
    .map(([, id]) => id);
/** See `test/support/share.ts`. */
/** Stories that came, or were changed, with the last ten. */
const freshStories = () => git('diff', '--name-only', 'HEAD~10', '--', 'test/e2e').split('\n');
const share =
  given.length === 0
    ? {
        TEST_SHARE: git('rev-parse', 'HEAD'),
        TEST_FRESH: [...freshRoutes(), ...freshStories()].join(),
      }
    : {};

type Check = [name: string, command: string, ...args: string[]];

const build: Check = ['build', 'node', 'scripts/build.ts'];
// Checkers beside each other each learn the same types anew: one costs half of what four do.
const types: Check = ['types', 'tsc', '--noEmit', '--checkers', '1'];
/** None of these waits for another; all but the format read what was built. The longest first. */
const checks: Check[] = [
  ['lint', 'node', 'scripts/lint.ts'],
  // The tests that take seconds; which ones run changes with each commit.
  ['a tenth of the guards', 'node', 'scripts/guards.ts', '--sample', '12'],
  ['templates', 'node', 'scripts/synth.ts'],
  ['generated files', 'node', 'scripts/generate.ts', '--check'],
  ['format', 'oxfmt', '--check', '.'],
];

/**
 * For those in Go (types and lint): one thread, since others run beside it, and little time for garbage. Measured in
 * processor seconds: types 45 → 24, lint 40 → 24.
 */
const frugal = { GOMAXPROCS: '1', GOGC: '400' };

let passed = 0;
let failed = 0;

/** The output of a check is printed in one piece when it ends, since others run beside it. */
function run([name, command, ...args]: Check): Promise<void> {
  const begun = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...frugal },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => said.push(data));
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok' : 'FAILED'} - ${name} (${seconds} s)`);
      if (code === 0) passed += 1;
      else failed += 1;
      resolve();
    });
  });
}

async function runOn(): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) await run(next);
}

// The types are those of the sources: they are checked beside the build, which takes half as long.
const built = run(build);
await Promise.all([built.then(runOn), Promise.all([built, run(types)]).then(runOn)]);

const tests = spawnSync(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...named],
  { stdio: 'inherit', env: { ...process.env, ...share } },
);

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  success: boolean;
};
const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
passed += result.numPassedTests;
failed += result.numFailedTests;
// A file that could not be loaded, or a run that broke off, fails no test of its own.
if (failed === 0 && (tests.status !== 0 || !result.success || result.numTotalTests === 0))
  failed += 1;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
