import type { FunctionDefinition } from './function-definition.ts';
import type { Invocation, Message } from './protocol.ts';

/** What an execution environment tells whoever started it. */
export interface Listener {
  onMessage(message: Message): void;
  /** What it prints past its messages: only what Node itself says when it breaks. */
  onLine(line: string): void;
  onEnd(how: string): void;
}

/** Where one execution of a function runs. */
export interface ExecutionEnvironment {
  /** The number of its process; 0 where it has none of its own, or could not be started. */
  readonly pid: number;
  send(invocation: Invocation): void;
  kill(): void;
}

/**
 * Starts one, which sees the function's own variables alone.
 * @param skewMs the milliseconds by which its clock is ahead of the machine's
 */
export type StartEnvironment = (
  definition: FunctionDefinition,
  skewMs: number,
  listener: Listener,
) => ExecutionEnvironment;
