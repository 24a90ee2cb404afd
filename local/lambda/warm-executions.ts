import type { Execution } from './execution.ts';
import type { StartEnvironment } from './execution-environment.ts';
import type { FunctionDefinition } from './function-definition.ts';

type Lasting = (definition: FunctionDefinition) => number;

/** Idle executions that one platform leaves to the next of the same process. */
export interface WarmExecutions {
  /** One of the same kind of environment that sees the same code and settings; undefined when there is none. */
  take(definition: FunctionDefinition, start: StartEnvironment): Execution | undefined;
  /** Answers whether it stays; one that does not is for the caller to end. */
  keep(execution: Execution): boolean;
}

const keyOf = ({
  name,
  codeDir,
  handler,
  memoryMb,
  timeoutSeconds,
  environment,
}: FunctionDefinition) =>
  JSON.stringify([name, codeDir, handler, memoryMb, timeoutSeconds, environment]);

/**
 * Keeps executions over the end of their platform: one that has loaded its code and run hot saves the next
 * platform about a third of a second of a processor for each function.
 * @param remembersForMs how long a function remembers what all may see: so long after its last call, an execution of it
 * serves no other platform
 * @param most of one function: as many as the stream's wide lane wakes at once
 */
export function createWarmExecutions(remembersForMs: Lasting, most = 4): WarmExecutions {
  const kept = new Map<string, Execution[]>();
  return {
    take(definition, start) {
      const executions = (kept.get(keyOf(definition)) ?? []).filter(({ alive }) => alive);
      const before = performance.now() - remembersForMs(definition);
      const execution = executions.findLast(
        ({ lastUsed, startedBy }) => lastUsed <= before && startedBy === start,
      );
      kept.set(
        keyOf(definition),
        executions.filter((one) => one !== execution),
      );
      return execution;
    },
    keep(execution) {
      const { definition, alive } = execution;
      const key = keyOf(definition);
      const executions = (kept.get(key) ?? []).filter((one) => one.alive);
      kept.set(key, executions);
      if (!alive || execution.skewMs !== 0 || executions.length >= most) return false;
      executions.push(execution);
      return true;
    },
  };
}

/**
 * For a platform whose clock is not the machine's: what a function remembers for a time, it neither gets from others
 * nor leaves to them.
 */
export function ofAnotherTime(
  { take, keep }: WarmExecutions,
  remembersForMs: Lasting,
): WarmExecutions {
  return {
    take: (definition, start) =>
      remembersForMs(definition) > 0 ? undefined : take(definition, start),
    keep: (execution) => remembersForMs(execution.definition) === 0 && keep(execution),
  };
}
