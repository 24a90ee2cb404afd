import type { ExecutionEnvironment, StartEnvironment } from './execution-environment.ts';
import { FunctionError } from './function-error.ts';
import type { Failure, Invocation, Outcome } from './protocol.ts';
import type { FunctionDefinition } from './function-definition.ts';

/** A function as the template declares it, with everything resolved. */
export interface Answer {
  payload: unknown;
  cpuMs: number;
}

const INIT_LIMIT_MS = 10_000;

/** One execution environment, which answers one invocation at a time. */
export class Execution {
  /** The milliseconds by which its clock is ahead of the machine's. */
  readonly skewMs: number;
  /** What its environment was started by. */
  readonly startedBy: StartEnvironment;
  lastUsed = 0;
  init: { initMs: number; initCpuMs: number } | undefined;
  private readonly environment: ExecutionEnvironment;
  private settle: ((outcome: Outcome | FunctionError) => void) | undefined;
  private readonly exited: Promise<void>;
  private dead = false;
  private owner: { definition: FunctionDefinition; onLine: (line: string) => void };

  constructor(
    start: StartEnvironment,
    definition: FunctionDefinition,
    onLine: (line: string) => void,
    skewMs = 0,
  ) {
    this.owner = { definition, onLine };
    this.skewMs = skewMs;
    this.startedBy = start;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.exited = promise;
    this.environment = start(definition, skewMs, {
      onMessage: (message) => {
        if (message.type !== 'printed') return this.settle?.(message);
        for (const line of message.text.trimEnd().split('\n')) this.owner.onLine(line);
      },
      onLine: (line) => this.owner.onLine(line),
      onEnd: (how) => {
        this.dead = true;
        this.settle?.(this.lost({ errorType: 'Runtime.ExitError', message: how }));
        resolve();
      },
    });
  }

  get definition(): FunctionDefinition {
    return this.owner.definition;
  }

  /** From now on it works for another platform, whose function has the same code and settings. */
  serve(definition: FunctionDefinition, onLine: (line: string) => void): void {
    this.owner = { definition, onLine };
  }

  get alive(): boolean {
    return !this.dead;
  }

  /** @see ExecutionEnvironment.pid */
  get pid(): number {
    return this.environment.pid;
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
    const invocation: Invocation = { requestId, event, deadline: Date.now() + limit };
    const reply = this.next(limit);
    // One that has ended meanwhile says so by its exit.
    if (this.alive) this.environment.send(invocation);
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

  /** Ends the environment at once; resolves when it is gone. */
  async stop(): Promise<void> {
    this.dead = true;
    this.environment.kill();
    await this.exited;
  }

  private async next(limitMs: number): Promise<Outcome> {
    const outcome = await new Promise<Outcome | FunctionError>((resolve) => {
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
        const message = 'Runtime exited before the invocation';
        this.settle(this.lost({ errorType: 'Runtime.ExitError', message }));
      }
    });
    this.settle = undefined;
    const failure =
      !(outcome instanceof FunctionError) && outcome.type === 'crashed'
        ? this.lost({ ...outcome.error, errorType: 'Runtime.Unhandled' })
        : outcome;
    if (!(failure instanceof FunctionError)) return failure;
    await this.stop();
    throw failure;
  }

  private lost(detail: Failure): FunctionError {
    return new FunctionError(this.definition.name, 'exit', detail);
  }
}
