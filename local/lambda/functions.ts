import { randomUUID } from 'node:crypto';
import { type Answer, Execution } from './execution.ts';
import type { StartEnvironment } from './execution-environment.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionError } from './function-error.ts';
import { createLogBuffer } from './log-buffer.ts';
import { startProcess } from './start-process.ts';
import type { WarmExecutions } from './warm-executions.ts';

/** The cost of one invocation; init figures are present on a cold start only. */
export interface InvocationReport {
  functionName: string;
  requestId: string;
  coldStart: boolean;
  initMs?: number;
  initCpuMs?: number;
  durationMs: number;
  cpuMs: number;
  error?: FunctionError;
}

export interface FunctionsOptions {
  definitions: FunctionDefinition[];
  /** Where executions run; left out: each in a process of its own. */
  startEnvironment?: StartEnvironment;
  /** Concurrent executions of one function; more wait their turn. */
  maxPerFunction?: number;
  /** Execution environments kept altogether; the least recently used idle one makes room. */
  maxWarm?: number;
  /** The milliseconds by which the functions' clocks are ahead of the machine's, asked when one is made. */
  skewMs?: () => number;
  /** The pool from which idle executions come, and to which they go at the end, instead of being started and ended. */
  warm?: WarmExecutions;
  onInvoke?: (report: InvocationReport) => void;
}

interface Pool {
  definition: FunctionDefinition;
  idle: Execution[];
  busy: Set<Execution>;
  waiting: (() => void)[];
}

export type Functions = ReturnType<typeof createFunctions>;

/** Runs the template's functions: one environment per concurrent execution, kept warm afterwards. */
export function createFunctions(options: FunctionsOptions) {
  const {
    startEnvironment = startProcess,
    maxPerFunction = 8,
    maxWarm = 32,
    skewMs = () => 0,
    warm: left,
    onInvoke,
  } = options;
  const logs = createLogBuffer();
  const stopping = new Set<Promise<void>>();
  const pools = new Map<string, Pool>(
    options.definitions.map((definition) => [
      definition.name,
      { definition, idle: [], busy: new Set(), waiting: [] },
    ]),
  );

  function end(execution: Execution): Promise<void> {
    const ended = execution.stop().finally(() => stopping.delete(ended));
    stopping.add(ended);
    return ended;
  }

  function makeRoom(): void {
    const all = [...pools.values()];
    const warm = all.reduce((sum, { idle, busy }) => sum + idle.length + busy.size, 0);
    if (warm < maxWarm) return;
    const [oldest] = all.flatMap(({ idle }) => idle).sort((a, b) => a.lastUsed - b.lastUsed);
    if (!oldest) return;
    const pool = pools.get(oldest.definition.name)!;
    pool.idle.splice(pool.idle.indexOf(oldest), 1);
    void end(oldest);
  }

  async function acquire(pool: Pool): Promise<{ execution: Execution; coldStart: boolean }> {
    for (;;) {
      const warm = pool.idle.pop();
      if (warm?.alive) {
        pool.busy.add(warm);
        return { execution: warm, coldStart: false };
      }
      if (!warm) {
        if (pool.busy.size < maxPerFunction) break;
        await new Promise<void>((resolve) => pool.waiting.push(resolve));
      }
    }
    makeRoom();
    const { definition } = pool;
    const onLine = (line: string) => logs.add(definition.name, line);
    const skew = skewMs() + (definition.skewMs ?? 0);
    const inherited = skew === 0 ? left?.take(definition, startEnvironment) : undefined;
    inherited?.serve(definition, onLine);
    const execution = inherited ?? new Execution(startEnvironment, definition, onLine, skew);
    pool.busy.add(execution);
    return { execution, coldStart: inherited === undefined };
  }

  function release(pool: Pool, execution: Execution): void {
    pool.busy.delete(execution);
    execution.lastUsed = performance.now();
    if (execution.alive && execution.definition === pool.definition) pool.idle.push(execution);
    else void end(execution);
    pool.waiting.shift()?.();
  }

  function poolOf(nameOrArn: string): Pool {
    const name = nameOrArn.replace(/^arn:[^:]+:lambda:[^:]*:[^:]*:function:([^:]+).*$/, '$1');
    const pool = pools.get(name);
    if (!pool) throw new Error(`The template has no function "${nameOrArn}".`);
    return pool;
  }

  return {
    logs,
    names: [...pools.keys()],

    /** The numbers of the processes that executions have of their own now. */
    pids: (): number[] =>
      [...pools.values()]
        .flatMap(({ idle, busy }) => [...idle, ...busy].map(({ pid }) => pid))
        .filter((pid) => pid !== 0),

    /**
     * Calls a function by name or ARN and waits for its answer.
     * @throws FunctionError when it fails, runs too long or dies.
     */
    async invoke(nameOrArn: string, event: unknown, requestId: string = randomUUID()) {
      const pool = poolOf(nameOrArn);
      const { execution, coldStart } = await acquire(pool);
      const began = performance.now();
      let answer: Answer | undefined;
      let failure: FunctionError | undefined;
      try {
        if (coldStart) await execution.start();
        answer = await execution.invoke(requestId, JSON.stringify(event) ?? 'null');
        return answer.payload;
      } catch (error) {
        if (error instanceof FunctionError) failure = error;
        throw error;
      } finally {
        release(pool, execution);
        const { name } = pool.definition;
        if (failure) logs.add(name, JSON.stringify({ level: 'ERROR', ...reportOf(failure) }));
        onInvoke?.({
          functionName: name,
          requestId,
          coldStart,
          ...(coldStart && execution.init),
          durationMs: performance.now() - began,
          cpuMs: answer?.cpuMs ?? 0,
          ...(failure && { error: failure }),
        });
      }
    },

    /** Ends one execution, a busy one when there is any; answers its function's name. `random` in [0, 1). */
    async killRandom(random: () => number = Math.random): Promise<string | undefined> {
      const busy = [...pools.values()].flatMap((pool) => [...pool.busy]);
      const idle = [...pools.values()].flatMap((pool) => pool.idle);
      const candidates = busy.length > 0 ? busy : idle;
      const victim = candidates[Math.floor(random() * candidates.length)];
      await victim?.stop();
      return victim?.definition.name;
    },

    /** The next invocation runs new code or settings; running ones finish on the old. */
    reload(name: string, changes: Partial<FunctionDefinition> = {}): void {
      const pool = poolOf(name);
      pool.definition = { ...pool.definition, ...changes };
      for (const execution of pool.idle.splice(0)) void end(execution);
    },

    async stop(): Promise<void> {
      for (const pool of pools.values()) {
        const idle = pool.idle.splice(0).filter((execution) => !left?.keep(execution));
        for (const execution of [...idle, ...pool.busy]) void end(execution);
      }
      await Promise.all(stopping);
    },
  };
}

function reportOf({ errorType, message, trace, kind }: FunctionError) {
  return { message, errorType, kind, ...(trace && { stack: trace }) };
}
