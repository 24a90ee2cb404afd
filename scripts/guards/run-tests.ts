import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** `broken`: nothing was built, or no test was run, so that nothing can be said. */
export type Outcome = {
  is: 'passed' | 'failed' | 'broken';
  /** The test that failed, and with what; or what broke. */
  test?: string | undefined;
  why?: string | undefined;
};

/** A test that fails so says nothing of a guard: the copy itself is not in order. */
const disorder = /SyntaxError|ReferenceError|Transform failed|Cannot find (module|package)/;

const firstLine = (text = '') => (text.split('\n')[0] ?? '').slice(0, 200);

/** The builds that the tests of a file need: none for those beside their code. */
function buildOf(test: string): string[] | undefined {
  if (test.startsWith('test/e2e/')) return [];
  return /^test\/(?!infra\/)/.test(test) ? ['--functions'] : undefined;
}

/** Builds what the tests of a file need, and runs those of a name until the first one fails. */
export function runTests(folder: string, test: string, named: string): Outcome {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: 600_000 });
  const build = buildOf(test);
  if (build) {
    const { status, stderr } = run('node', 'scripts/build.ts', ...build);
    if (status !== 0) return { is: 'broken', why: firstLine(stderr.trim()) };
  }
  const output = join(folder, 'guards-report.json');
  rmSync(output, { force: true });
  const which = [test, '-t', named, '--bail=1'];
  const reporting = ['--reporter=json', `--outputFile=${output}`];
  // Without its guard, what is repeated until it is done may never be: tests beside their code take seconds otherwise.
  const patience = test.startsWith('test/') ? [] : ['--testTimeout=60000'];
  const { stdout, stderr } = run('vitest', 'run', ...which, ...reporting, ...patience);
  if (!existsSync(output)) return { is: 'broken', why: firstLine((stderr || stdout).trim()) };
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) {
    const why = firstLine(failed.failureMessages?.[0]);
    return { is: disorder.test(why) ? 'broken' : 'failed', test: failed.fullName, why };
  }
  if (results.some(({ status }) => status === 'passed')) return { is: 'passed' };
  return { is: 'broken', why: firstLine(stderr.trim()) || 'No test was run.' };
}
