import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { InvokeMessage, WorkerFailure, WorkerMessage, WorkerStart } from './protocol.ts';

type Handler = (event: unknown, context: object) => unknown;

const start = workerData as WorkerStart;
const port = parentPort!;
const send = (message: WorkerMessage) => port.postMessage(message);

const machineClock = Date.now;

/** For a function whose clock is wrong. */
function shiftClock(ms: number): void {
  const now = () => machineClock() + ms;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, type) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, type) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function describe(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { errorType: typeof error, message: String(error) };
  return { errorType: error.name, message: error.message, trace: error.stack };
}

function loadHandler(): Handler {
  const [file, name] = start.handler.split('.');
  const require = createRequire(join(start.codeDir, 'package.json'));
  const handler: unknown = require(join(start.codeDir, `${file}.js`))[name!];
  if (typeof handler !== 'function')
    throw new Error(`${start.handler} is undefined or not exported`);
  return handler as Handler;
}

async function answer(handler: Handler, { requestId, event, deadline }: InvokeMessage) {
  const cpuBefore = cpuMs();
  const context = {
    functionName: start.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: start.functionArn,
    memoryLimitInMB: String(start.memoryMb),
    awsRequestId: requestId,
    logGroupName: process.env['AWS_LAMBDA_LOG_GROUP_NAME'],
    logStreamName: process.env['AWS_LAMBDA_LOG_STREAM_NAME'],
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - machineClock()),
  };
  try {
    const result = await handler(JSON.parse(event), context);
    send({ type: 'answered', payload: JSON.stringify(result), cpuMs: cpuMs() - cpuBefore });
  } catch (error) {
    send({ type: 'failed', error: describe(error), cpuMs: cpuMs() - cpuBefore });
  }
}

if (start.skewMs !== 0) shiftClock(start.skewMs);
const began = performance.now();
const cpuBegan = cpuMs();
try {
  const handler = loadHandler();
  port.on('message', (message: InvokeMessage) => void answer(handler, message));
  send({ type: 'ready', initMs: performance.now() - began, initCpuMs: cpuMs() - cpuBegan });
} catch (error) {
  send({ type: 'initFailed', error: describe(error) });
}
