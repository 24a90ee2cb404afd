import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { FunctionError } from './function-error.ts';
import type { InvokeMessage, WorkerMessage, WorkerStart } from './protocol.ts';

/** A function as the template declares it, with everything resolved. */
export interface FunctionDefinition {
  name: string;
  arn: string;
  codeDir: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** All that the function sees: nothing of the host's environment is added. */
  environment: Record<string, string>;
}

export interface Answer {
  payload: unknown;
  cpuMs: number;
}

const INIT_LIMIT_MS = 10_000;

/** One execution environment: a worker thread that answers one invocation at a time. */
export class Execution {
  readonly definition: FunctionDefinition;
  lastUsed = 0;
  init: { initMs: number; initCpuMs: number } | undefined;
  private readonly worker: Worker;
  private settle: ((message: WorkerMessage | FunctionError) => void) | undefined;
  private readonly exited: Promise<void>;
  private dead = false;

  constructor(definition: FunctionDefinition, onLine: (line: string) => void, skewMs = 0) {
    this.definition = definition;
    const { codeDir, handler, name, arn, memoryMb, environment } = definition;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: {
        codeDir,
        handler,
        functionName: name,
        functionArn: arn,
        memoryMb,
        skewMs,
      } satisfies WorkerStart,
      env: environment,
      argv: [],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    for (const stream of [this.worker.stdout, this.worker.stderr]) {
      createInterface({ input: stream }).on('line', onLine);
    }
    this.worker.on('message', (message: WorkerMessage) => this.settle?.(message));
    // An error that the handler never sees (a rejection nobody awaited, no memory left) ends the worker.
    this.worker.on('error', (error: unknown) => {
      const known = error instanceof Error ? error : new Error(String(error));
      this.settle?.(this.lost('Runtime.Unhandled', known.message, known.stack));
    });
    this.exited = new Promise((resolve) => {
      this.worker.on('exit', (code) => {
        this.dead = true;
        this.settle?.(
          this.lost('Runtime.ExitError', `Runtime exited with error: exit status ${code}`),
        );
        resolve();
      });
    });
    this.worker.unref();
  }

  get alive(): boolean {
    return !this.dead;
  }

  /**
   * Loads the code. @throws FunctionError (`init`) when the module cannot be loaded in 10 s.
   */
  async start(): Promise<void> {
    const message = await this.next(INIT_LIMIT_MS);
    if (message.type === 'ready') {
      this.init = { initMs: message.initMs, initCpuMs: message.initCpuMs };
      return;
    }
    await this.stop();
    const error =
      message.type === 'initFailed'
        ? message.error
        : { errorType: 'Runtime.Unknown', message: `Unexpected ${message.type} at init` };
    throw new FunctionError(this.definition.name, 'init', error);
  }

  /** @throws FunctionError; after `timeout` and `exit` the environment is gone. */
  async invoke(requestId: string, event: string): Promise<Answer> {
    const limit = this.definition.timeoutSeconds * 1000;
    const message: InvokeMessage = { requestId, event, deadline: Date.now() + limit };
    const reply = this.next(limit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.worker.postMessage(message);
    const answer = await reply;
    if (answer.type === 'answered') {
      const payload: unknown = answer.payload === undefined ? null : JSON.parse(answer.payload);
      return { payload, cpuMs: answer.cpuMs };
    }
    const error = answer.type === 'failed' ? answer.error : undefined;
    throw new FunctionError(
      this.definition.name,
      'handler',
      error ?? { errorType: 'Runtime.Unknown', message: `Unexpected ${answer.type}` },
    );
  }

  /** Ends the worker at once, as `kill -9` would; resolves when it is gone. */
  async stop(): Promise<void> {
    this.dead = true;
    await this.worker.terminate();
    await this.exited;
  }

  private async next(limitMs: number): Promise<WorkerMessage> {
    const message = await new Promise<WorkerMessage | FunctionError>((resolve) => {
      const timer = setTimeout(() => {
        const seconds = (limitMs / 1000).toFixed(2);
        resolve(
          new FunctionError(this.definition.name, 'timeout', {
            errorType: 'Sandbox.Timedout',
            message: `Task timed out after ${seconds} seconds`,
          }),
        );
      }, limitMs);
      this.settle = (settled) => {
        clearTimeout(timer);
        resolve(settled);
      };
      if (this.dead) {
        this.settle(this.lost('Runtime.ExitError', 'Runtime exited before the invocation'));
      }
    });
    this.settle = undefined;
    if (!(message instanceof FunctionError)) return message;
    await this.stop();
    throw message;
  }

  private lost(errorType: string, message: string, trace?: string): FunctionError {
    return new FunctionError(this.definition.name, 'exit', { errorType, message, trace });
  }
}
