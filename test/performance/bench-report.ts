import { readFileSync } from 'node:fs';
import type { RouteResult } from './bench-route.ts';
import { aim } from './bundle-sizes.ts';

export type BundleResult = { name: string; bytes: number; gzipped: number; coldImportMs: number };

/** The bars: of bundles, of handlers, and of the work that another platform's numbers are known of. */
export const bars = {
  bundleBytes: aim,
  coldImportMs: 150,
  handlerCpuMs: 5,
  shareOfTheirP50: 0.2,
  timesTheirThroughput: 10,
};

type Reference = { like: string; p50: number; perSecondAt16: number; cpuMs: number };
const reference = JSON.parse(readFileSync(new URL('reference.json', import.meta.url), 'utf8')) as {
  what: string;
  work: Record<string, Reference>;
};

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** One route beside the like work of the other platform. */
function beside({ id, single, sixteen }: RouteResult) {
  const theirs = reference.work[id];
  return theirs
    ? {
        like: theirs.like,
        shareOfTheirP50: round(single.p50 / theirs.p50, 2),
        timesTheirThroughput: round(sixteen.perSecond / theirs.perSecondAt16),
        shareOfTheirCpu: round(sixteen.platformMs / theirs.cpuMs, 2),
      }
    : null;
}

const rowOf = (route: RouteResult) => {
  const { id, bytes, requests, read, write, single, sixteen, settledPerSecond } = route;
  return {
    route: id,
    'p50 alone': round(single.p50),
    'p95 alone': round(single.p95),
    'p50 at 16': round(sixteen.p50),
    'p95 at 16': round(sixteen.p95),
    'per second at 16': round(sixteen.perSecond, 0),
    'with the stream’s work': round(settledPerSecond, 0),
    'handler CPU alone': round(single.cpuMs, 2),
    'handler CPU at 16': round(sixteen.cpuMs, 2),
    'platform CPU at 16': round(sixteen.platformMs, 2),
    'to the table': requests,
    RU: read,
    WU: write,
    bytes,
    failed: single.failed + sixteen.failed,
  };
};

const comparisonOf = (route: RouteResult) => {
  const compared = beside(route);
  if (!compared) return [];
  return {
    route: route.id,
    'like work': compared.like,
    'of their p50 (bar 0.2)': compared.shareOfTheirP50,
    'times their throughput (bar 10)': compared.timesTheirThroughput,
    'of their CPU': compared.shareOfTheirCpu,
  };
};

/** Prints what was measured: milliseconds, bytes on the line, request units. */
export function printTables(bundles: BundleResult[], routes: RouteResult[]): void {
  console.table(bundles);
  console.table(routes.map(rowOf));
  console.log(reference.what);
  console.table(routes.flatMap(comparisonOf));
}

function missedByRoute(route: RouteResult): string[] {
  const { id, single, sixteen } = route;
  const compared = beside(route);
  return [
    ...(single.cpuMs > bars.handlerCpuMs ? [`${id}: ${round(single.cpuMs)} ms of CPU`] : []),
    ...(single.failed + sixteen.failed > 0 ? [`${id}: some requests failed`] : []),
    ...(compared && compared.shareOfTheirP50 > bars.shareOfTheirP50
      ? [`${id}: ${compared.shareOfTheirP50} of their p50`]
      : []),
    ...(compared && compared.timesTheirThroughput < bars.timesTheirThroughput
      ? [`${id}: ${compared.timesTheirThroughput} times their throughput`]
      : []),
  ];
}

/** A sentence for each bar that was missed. */
export const missedBars = (bundles: BundleResult[], routes: RouteResult[]): string[] => [
  ...bundles.flatMap(({ name, bytes, coldImportMs }) => [
    ...(bytes > bars.bundleBytes ? [`${name}: ${bytes} bytes`] : []),
    ...(coldImportMs > bars.coldImportMs ? [`${name}: loaded in ${coldImportMs} ms`] : []),
  ]),
  ...routes.flatMap(missedByRoute),
];

/** The same for a program to read, each route with its comparison. */
export const reportOf = (bundles: BundleResult[], routes: RouteResult[]) => ({
  bars,
  missed: missedBars(bundles, routes),
  bundles,
  routes: routes.map((route) => ({ ...route, comparison: beside(route) })),
});
