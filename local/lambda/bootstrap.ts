/**
 * What one execution environment runs (`start-process.ts`, `start-here.ts`): a script that imports nothing, so that whoever
 * runs it says what its process is.
 */
import type { Failure, Invocation, Message, Settings } from './protocol.ts';

const { createRequire } = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');

type Handler = (event: unknown, context: object) => unknown;

const settings = JSON.parse(process.argv.splice(1)[0]!) as Settings;
// The name in lists of processes.
process.title = settings.functionName;
const send = (message: Message, sent?: () => void) =>
  void process.send?.(message, undefined, undefined, sent);

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

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { errorType: typeof error, message: String(error) };
  return { errorType: error.name, message: error.message, trace: error.stack };
}

function tellWhatIsPrinted(stream: NodeJS.WriteStream): void {
  stream.write = (text: string | Uint8Array) => {
    send({ type: 'printed', text: typeof text === 'string' ? text : Buffer.from(text).toString() });
    return true;
  };
}

function loadHandler(): Handler {
  const [file, name] = settings.handler.split('.');
  const require = createRequire(join(settings.codeDir, 'package.json'));
  const handler: unknown = require(join(settings.codeDir, `${file}.js`))[name!];
  if (typeof handler !== 'function')
    throw new Error(`${settings.handler} is undefined or not exported`);
  return handler as Handler;
}

async function answer(handler: Handler, { requestId, event, deadline }: Invocation) {
  const cpuBefore = cpuMs();
  const context = {
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    memoryLimitInMB: String(settings.memoryMb),
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

// Nobody is left to answer: the runtime has ended, in whatever manner.
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (error) =>
  send({ type: 'crashed', error: describe(error) }, () => process.exit(1)),
);
tellWhatIsPrinted(process.stdout);
tellWhatIsPrinted(process.stderr);
if (settings.skewMs !== 0) shiftClock(settings.skewMs);
const began = performance.now();
const cpuBegan = cpuMs();
try {
  const handler = loadHandler();
  process.on('message', (message: Invocation) => void answer(handler, message));
  send({ type: 'ready', initMs: performance.now() - began, initCpuMs: cpuMs() - cpuBegan });
} catch (error) {
  send({ type: 'initFailed', error: describe(error) });
}
