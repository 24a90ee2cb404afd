/**
 * Everything that must hold, in one run: build, types, lint, format, generated files, the templates of
 * both deployed stages, then all tests. Ends with the line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const report = 'artifacts/vitest.json';
mkdirSync('artifacts', { recursive: true });

const checks: [name: string, command: string, ...args: string[]][] = [
  ['build', 'node', 'scripts/build.ts'],
  ['types', 'tsc', '--noEmit'],
  ['lint', 'node', 'scripts/lint.ts'],
  ['format', 'oxfmt', '--check', '.'],
  ['generated files', 'node', 'scripts/generate.ts', '--check'],
  ['templates', 'node', 'scripts/synth.ts'],
];

let passed = 0;
let failed = 0;

for (const [name, command, ...args] of checks) {
  const begun = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'} - ${name} (${seconds} s)`);
  if (status === 0) passed += 1;
  else failed += 1;
}

const tests = spawnSync(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
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
