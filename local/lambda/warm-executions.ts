import type { Execution } from './execution.ts';
import type { FunctionDefinition } from './function-definition.ts';

/** Idle executions that one platform leaves to the next of the same process. */
export interface WarmExecutions {
  /** One whose process sees the same code and settings; undefined when there is none. */
  take(definition: FunctionDefinition): Execution | undefined;
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
 * Keeps executions over the end of their platform: a process that has loaded its code and run hot saves the next
 * platform about a third of a second of a processor for each function.
 * @param isKept whether a function's executions may serve another platform; those that remember what all may see may not
 * @param most of one function
 */
export function createWarmExecutions(
  isKept: (definition: FunctionDefinition) => boolean,
  most = 2,
): WarmExecutions {
  const kept = new Map<string, Execution[]>();
  return {
    take(definition) {
      const executions = kept.get(keyOf(definition)) ?? [];
      let execution = executions.pop();
      while (execution && !execution.alive) execution = executions.pop();
      return execution;
    },
    keep(execution) {
      const { definition, alive } = execution;
      const key = keyOf(definition);
      const executions = (kept.get(key) ?? []).filter((one) => one.alive);
      kept.set(key, executions);
      if (!alive || execution.skewMs !== 0 || executions.length >= most || !isKept(definition))
        return false;
      executions.push(execution);
      return true;
    },
  };
}
