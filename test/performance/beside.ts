/**
 * What people open most, and how they enroll, beside an older tree of this repository on the same machine, in turn:
 *   git worktree add --detach ../before 7a4f51e && (cd ../before && npm ci && npm run build)
 *   npm run build && npm run beside -- ../before
 * Prints the medians of the rounds. Processor time also compares on a busy machine; rates and p95 do not.
 *   --rounds 3 --alone 100 --together 400
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { round } from './bench-report.ts';
import type { RouteResult } from './bench-route.ts';
import { percentile } from './percentile.ts';

/** What is compared, and what it was called before the API was cut by noun (decision 0059). */
const routes = {
  'progress.getDashboard': 'enrollments.getDashboard',
  'lessons.getBlock': 'courses.getBlock',
  'catalog.getCourse': 'courses.get',
  'progress.listCourses': 'enrollments.listMine',
  'enrollments.enroll': 'enrollments.enroll',
  'progress.record': 'enrollments.recordProgress',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    alone: { type: 'string', default: '100' },
    together: { type: 'string', default: '400' },
  },
});
const [older] = positionals;
if (older === undefined) throw new Error('Name the folder of the older tree.');

const folder = mkdtempSync(join(tmpdir(), 'beside-'));
const measureTree = join(import.meta.dirname, 'beside-tree.ts');

/** One round in a tree, in a process of its own. */
function measure(tree: string, ids: string[]): RouteResult[] {
  const file = join(folder, 'results.json');
  const given = [measureTree, file, values.alone, values.together, ...ids];
  execFileSync(process.execPath, given, { cwd: resolve(tree), stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8')) as RouteResult[];
}

const medianIn = (tree: RouteResult[][]) => (at: number, of: (one: RouteResult) => number) =>
  percentile(
    tree.flatMap((results) => results.slice(at, at + 1).map(of)),
    0.5,
  );

const [load = 0] = loadavg();
console.log(`${round(load)} processes were at work before this began.`);
const before: RouteResult[][] = [];
const now: RouteResult[][] = [];
for (let done = 0; done < Number(values.rounds); done += 1) {
  before.push(measure(older, Object.values(routes)));
  now.push(measure('.', Object.keys(routes)));
}
rmSync(folder, { recursive: true });

const shown: Record<string, (one: RouteResult) => number> = {
  'CPU alone, ms': ({ single }) => single.cpuMs,
  'p50 alone, ms': ({ single }) => single.p50,
  'p95 of p50 alone': ({ single }) => single.p95 / single.p50,
  'per second at 16': ({ sixteen }) => sixteen.perSecond,
  'with the stream’s work': ({ settledPerSecond }) => settledPerSecond,
};
console.table(
  Object.keys(routes).map((route, at) => ({
    route,
    ...Object.fromEntries(
      Object.entries(shown).map(([name, of]) => {
        const [was, is] = [medianIn(before)(at, of), medianIn(now)(at, of)];
        return [name, `${round(was)} → ${round(is)} (× ${round(is / was, 2)})`];
      }),
    ),
    failed: now.reduce(
      (sum, results) =>
        sum + (results[at]?.single.failed ?? 0) + (results[at]?.sixteen.failed ?? 0),
      0,
    ),
  })),
);
