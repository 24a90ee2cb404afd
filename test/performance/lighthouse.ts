/**
 * Runs Lighthouse on the built site of the local runtime, as a phone on a slow line sees it:
 * `npm run lighthouse [-- --runs 3 --only home,player]`. Prints a table, writes `artifacts/lighthouse.json`, and ends with 1 where a median is
 * under its bar. Network and processor are simulated from what was observed, so that a busy machine does not decide;
 * the median of the runs takes out the rest.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { loadDemo } from '#local/demo/load-demo.ts';
import { listenOnLoopback } from '#local/listen.ts';
import { createRuntime, type Runtime } from '#local/runtime.ts';
import { paths } from '#shared/screens.ts';
import { browserPath } from '../../scripts/browser-path.ts';
import { browserState } from '../e2e/support/signed-in-state.ts';
import { bars, type Measures, shortfalls } from './lighthouse-bars.ts';

type Name = keyof typeof bars;
type Audits = Record<string, { numericValue?: number; details?: unknown }>;
type Requests = { items: { resourceType: string; transferSize: number }[] };

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const wanted = values.only?.split(',') ?? Object.keys(bars);

const middle = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function addressesOf({ apiUrl }: Runtime): Promise<Record<Name, string>> {
  const read = async (path: string): Promise<unknown> => (await fetch(apiUrl + path)).json();
  const { items } = (await read('/courses?q=python')) as { items: { courseId: string }[] };
  const courseId = items[0]?.courseId ?? '';
  const { outline } = (await read(`/courses/${courseId}`)) as {
    outline: { moduleId: string; blocks: { blockId: string }[] }[];
  };
  const [first] = outline;
  return {
    home: paths.home,
    catalog: paths.courses,
    course: paths.course(courseId),
    player: paths.content(courseId, first?.moduleId ?? '', first?.blocks[0]?.blockId ?? ''),
  };
}

/** One run in a browser of its own; for the player, one in which somebody has signed in. */
async function look(runtime: Runtime, address: string, email: string | null): Promise<Measures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const spare = await listenOnLoopback(0);
  await spare.close();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${spare.port}`],
  });
  try {
    if (email !== null) {
      const { origins } = await browserState(runtime, { email, language: 'en' });
      const page = await browser.newPage();
      await page.goto(`${runtime.siteUrl}/robots.txt`);
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value);
      }, origins[0]?.localStorage ?? []);
      await page.close();
    }
    const result = await lighthouse(
      runtime.siteUrl + address,
      { port: spare.port, logLevel: 'error', disableStorageReset: email !== null },
      { extends: 'lighthouse:default' },
    );
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => (audits as Audits)[id]?.numericValue ?? 0;
    const requests = (audits as Audits)['network-requests']?.details as Requests | undefined;
    const failed = Object.values(audits).filter(
      (audit) =>
        audit.score !== null &&
        audit.score < 0.9 &&
        ['accessibility', 'seo', 'best-practices'].some((id) =>
          categories[id]?.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
        ),
    );
    for (const { id, title } of failed) console.log(`  ${address}: ${id}: ${title}`);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: email === null ? score('seo') : null,
      lcp: Math.round(value('largest-contentful-paint')),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
      blocking: Math.round(value('total-blocking-time')),
      scriptBytes: (requests?.items ?? [])
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const runtime = await createRuntime({ port: 0, dataDir: null, quiet: true });
try {
  await loadDemo(runtime);
  await runtime.drained();
  const addresses = await addressesOf(runtime);
  const results: Partial<Record<Name, Measures>> = {};
  for (const name of (Object.keys(bars) as Name[]).filter((one) => wanted.includes(one))) {
    const email = name === 'player' ? 'student@example.com' : null;
    const runs: Measures[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await look(runtime, addresses[name], email));
    }
    const keys = Object.keys(runs[0] ?? {}) as (keyof Measures)[];
    results[name] = Object.fromEntries(
      keys.map((key) => [
        key,
        runs[0]?.[key] === null ? null : middle(runs.map((run) => run[key] ?? 0)),
      ]),
    ) as Measures;
  }
  console.table(results);
  mkdirSync('artifacts', { recursive: true });
  writeFileSync('artifacts/lighthouse.json', `${JSON.stringify({ bars, results }, null, 2)}\n`);
  const short = (Object.entries(results) as [Name, Measures][]).flatMap(([name, measures]) =>
    shortfalls(name, measures),
  );
  for (const line of short) console.error(line);
  process.exitCode = short.length === 0 ? 0 : 1;
} finally {
  await runtime.stop();
}
