/**
 * Measures what the platform costs on this machine: `npm run bench`. It measures bundles and, with 100 courses, one of
 * 1,000 students, routes; prints tables and leaves artifacts/bench.json. Ends with 1 where a bar is missed. Times hold
 * for a machine that does nothing else, which the first line tells.
 *   --alone 100 --together 400 --only catalog.list,catalog.getCourse
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makePlans, planCourses } from './bench-plans.ts';
import { missedBars, printTables, reportOf, round, type BundleResult } from './bench-report.ts';
import { benchRoute, type RouteResult } from './bench-route.ts';
import { bundles, sizeOf } from './bundle-sizes.ts';
import { coldImport } from './cold-import.ts';
import { startSchool } from './start-school.ts';

const { values } = parseArgs({
  options: {
    alone: { type: 'string', default: '100' },
    together: { type: 'string', default: '400' },
    only: { type: 'string' },
  },
});

async function benchBundles(): Promise<BundleResult[]> {
  const results = [];
  for (const { name, file } of bundles()) {
    const { milliseconds, files } = await coldImport(file);
    results.push({ name, ...sizeOf(files), coldImportMs: round(milliseconds) });
  }
  return results;
}

async function benchRoutes(): Promise<RouteResult[]> {
  const platform = await startSchool({
    courses: 100,
    students: 1000,
    outlines: planCourses,
    questions: 30,
  });
  const wanted = values.only?.split(',');
  const amounts = { alone: Number(values.alone), together: Number(values.together) };
  const results: RouteResult[] = [];
  for (const plan of await makePlans(platform)) {
    if (wanted && !wanted.includes(plan.id)) continue;
    results.push(await benchRoute(platform, plan, amounts));
  }
  await platform.stop();
  return results;
}

const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, with ${round(load)} processes at work before this began.`,
);
const bundleResults = await benchBundles();
const routes = await benchRoutes();
printTables(bundleResults, routes);

const missed = missedBars(bundleResults, routes);
mkdirSync('artifacts', { recursive: true });
const report = { cores: availableParallelism(), load, ...reportOf(bundleResults, routes) };
writeFileSync('artifacts/bench.json', `${JSON.stringify(report, null, 2)}\n`);
console.log(missed.length === 0 ? 'Every bar is met.' : `Missed:\n  ${missed.join('\n  ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
