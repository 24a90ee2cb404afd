/**
 * What the platform costs on this machine: `npm run bench`. Measures routes with 100 courses, one with
 * 1,000 students, and bundles; prints tables and leaves artifacts/bench.json. Ends with 1 where a bar is
 * missed.
 *   --alone 100 --together 400 --only courses.list,courses.get
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { aim, bundles, sizeOf } from './bundle-sizes.ts';
import { makePlans, planCourses, type Plan } from './bench-plans.ts';
import { coldImport } from './cold-import.ts';
import { generateLoad } from './generate-load.ts';
import type { LoadRequest } from './load-generator.ts';
import { measureCalls } from './measure-calls.ts';
import type { Platform } from './platform.ts';
import { startSchool } from './start-school.ts';

const { values } = parseArgs({
  options: {
    alone: { type: 'string', default: '100' },
    together: { type: 'string', default: '400' },
    only: { type: 'string' },
  },
});

const bars = { bundleBytes: aim, coldImportMs: 150, handlerCpuMs: 5 };

type Reference = { like: string; p50: number; perSecondAt16: number; cpuMs: number };
const reference = JSON.parse(readFileSync(new URL('reference.json', import.meta.url), 'utf8')) as {
  what: string;
  work: Record<string, Reference>;
};

/** Sends one request; @returns the bytes that came over the line for it, headers and all */
function bytesOf(origin: string, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = { method, headers: { ...headers, ...length }, agent: false } as const;
    const sent = request(origin + path, options, (answer) => {
      const { socket } = answer;
      answer.resume().on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(socket.bytesRead);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** Load of so many connections, with the processor time that its handlers took, by request. */
async function measure(
  platform: Platform,
  connections: number,
  requests: LoadRequest[],
  amount: number,
) {
  const cpu: number[] = [];
  platform.hooks.onInvoke = ({ functionName, coldStart, cpuMs }) => {
    if (!coldStart && isApi(functionName)) cpu.push(cpuMs);
  };
  const origin = platform.runtime.siteUrl;
  const load = await generateLoad({ origin, connections, requests, amount });
  platform.hooks.onInvoke = undefined;
  return { ...load, cpuMs: cpu.reduce((sum, one) => sum + one, 0) / cpu.length };
}

const isApi = (functionName: string) =>
  /-(accounts|courses|enrollments|media|help)$/.test(functionName);

async function benchRoute(platform: Platform, { id, requests, before }: Plan) {
  const { runtime, hooks } = platform;
  const isRead = requests[0]?.method === 'GET';
  const [warmUp, alone, together] = [40, Number(values.alone), Number(values.together)];
  let from = 0;
  /** Writes are taken off the list; some more than are sent, because connections read ahead. */
  const take = (count: number) => (isRead ? requests : requests.slice(from, (from += count + 32)));

  await before?.();
  await measure(platform, 16, take(warmUp), warmUp);
  let bytes = 0;
  const [first] = take(1);
  await runtime.drained();
  const cost = await measureCalls(hooks, async () => {
    if (first) bytes = await bytesOf(runtime.siteUrl, first);
  });
  const single = await measure(platform, 1, take(alone), alone);
  const sixteen = await measure(platform, 16, take(together), together);
  await runtime.drained();
  return { id, bytes, ...cost, single, sixteen };
}

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

async function benchRoutes() {
  const platform = await startSchool({ courses: 100, students: 1000, outlines: planCourses });
  const wanted = values.only?.split(',');
  const results: Awaited<ReturnType<typeof benchRoute>>[] = [];
  for (const plan of await makePlans(platform)) {
    if (wanted && !wanted.includes(plan.id)) continue;
    results.push(await benchRoute(platform, plan));
  }
  await platform.stop();
  return results;
}

async function benchBundles() {
  const results = [];
  for (const { name, file } of bundles())
    results.push({ name, ...sizeOf(file), coldImportMs: round(await coldImport(file)) });
  return results;
}

const functions = await benchBundles();
console.table(functions);
const routes = await benchRoutes();
console.table(
  routes.map(({ id, bytes, requests, read, write, single, sixteen }) => ({
    route: id,
    'p50 alone': round(single.p50),
    'p95 alone': round(single.p95),
    'p50 at 16': round(sixteen.p50),
    'p95 at 16': round(sixteen.p95),
    'requests/s at 16': round(sixteen.perSecond, 0),
    'CPU alone': round(single.cpuMs, 2),
    'CPU at 16': round(sixteen.cpuMs, 2),
    'to the table': requests,
    RU: read,
    WU: write,
    bytes,
    failed: single.failed + sixteen.failed,
  })),
);
console.log(reference.what);
console.table(
  routes.flatMap(({ id, single, sixteen }) => {
    const other = reference.work[id];
    if (!other) return [];
    return {
      route: id,
      'like work': other.like,
      'p50 alone, theirs': other.p50,
      'of it': round(single.p50 / other.p50, 2),
      'requests/s at 16, theirs': other.perSecondAt16,
      times: round(sixteen.perSecond / other.perSecondAt16),
      'CPU, theirs': other.cpuMs,
      'of that': round(single.cpuMs / other.cpuMs, 3),
    };
  }),
);

const missed = [
  ...functions.flatMap(({ name, bytes, coldImportMs }) => [
    ...(bytes > bars.bundleBytes ? [`${name}: ${bytes} bytes`] : []),
    ...(coldImportMs > bars.coldImportMs ? [`${name}: loaded in ${coldImportMs} ms`] : []),
  ]),
  ...routes.flatMap(({ id, single, sixteen }) => [
    ...(single.cpuMs > bars.handlerCpuMs ? [`${id}: ${round(single.cpuMs)} ms of CPU`] : []),
    ...(single.failed + sixteen.failed > 0 ? [`${id}: some requests failed`] : []),
  ]),
];
mkdirSync('artifacts', { recursive: true });
writeFileSync(
  'artifacts/bench.json',
  `${JSON.stringify({ bars, missed, functions, routes }, null, 2)}\n`,
);
console.log(missed.length === 0 ? 'Every bar is met.' : `Missed:\n  ${missed.join('\n  ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
