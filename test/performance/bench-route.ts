import { request } from 'node:http';
import type { Plan } from './bench-plans.ts';
import { generateLoad } from './generate-load.ts';
import type { LoadRequest } from './load-generator.ts';
import { measureCalls } from './measure-calls.ts';
import { platformCpuMs } from './platform-cpu.ts';
import type { Platform } from './platform.ts';

/** The number of requests that are sent one after the other, and by sixteen connections. */
export type Amounts = { alone: number; together: number };

const warmUp = 40;
const connectionsTogether = 16;

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

const isApi = (functionName: string) =>
  !/-(projections|effects|erasure|media-finalizer|sign-up)$/.test(functionName);

/** Load of so many connections, with the processor time of a request: its handler's, and the whole platform's. */
async function measure(
  { hooks, runtime }: Platform,
  connections: number,
  requests: LoadRequest[],
  amount: number,
) {
  const cpu: number[] = [];
  hooks.onInvoke = ({ functionName, coldStart, cpuMs }) => {
    if (!coldStart && isApi(functionName)) cpu.push(cpuMs);
  };
  const before = platformCpuMs(runtime);
  const load = await generateLoad({ origin: runtime.siteUrl, connections, requests, amount });
  const platformMs = (platformCpuMs(runtime) - before) / amount;
  hooks.onInvoke = undefined;
  return { ...load, cpuMs: cpu.reduce((sum, one) => sum + one, 0) / cpu.length, platformMs };
}

/** The cost of one route, alone and with sixteen at once. */
export async function benchRoute(
  platform: Platform,
  { id, requests, before }: Plan,
  { alone, together }: Amounts,
) {
  const { runtime, hooks } = platform;
  const isRead = requests[0]?.method === 'GET';
  let from = 0;
  /** Writes are taken off the list; some more than are sent, because connections read ahead. */
  const take = (count: number) => (isRead ? requests : requests.slice(from, (from += count + 32)));

  await before?.();
  await measure(platform, connectionsTogether, take(warmUp), warmUp);
  let bytes = 0;
  const [first] = take(1);
  await runtime.drained();
  const cost = await measureCalls(hooks, async () => {
    if (first) bytes = await bytesOf(runtime.siteUrl, first);
  });
  const single = await measure(platform, 1, take(alone), alone);
  const sixteen = await measure(platform, connectionsTogether, take(together), together);
  const answered = performance.now();
  await runtime.drained();
  const seconds = together / sixteen.perSecond + (performance.now() - answered) / 1000;
  return { id, bytes, ...cost, single, sixteen, settledPerSecond: together / seconds };
}
export type RouteResult = Awaited<ReturnType<typeof benchRoute>>;
