/** What an execution environment is told when it is made. */
export interface Settings {
  codeDir: string;
  /** `file.export`, as in the template: `index.handler`. */
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  /** How far the function's clock is ahead of the machine's, in milliseconds. */
  skewMs: number;
}

/** One invocation; the event travels as JSON, as it does in the cloud. */
export interface Invocation {
  requestId: string;
  event: string;
  deadline: number;
}

export interface Failure {
  errorType: string;
  message: string;
  trace?: string | undefined;
}

/** What ends a step of the environment's life. Milliseconds of processor time are its main thread's. */
export type Outcome =
  | { type: 'ready'; initMs: number; initCpuMs: number }
  | { type: 'initFailed'; error: Failure }
  | { type: 'answered'; payload: string | undefined; cpuMs: number }
  | { type: 'failed'; error: Failure; cpuMs: number }
  /** An error that no handler saw; the environment ends with it. */
  | { type: 'crashed'; error: Failure };

/** What an environment says: what it prints goes the same way, so that it is there before the answer. */
export type Message = Outcome | { type: 'printed'; text: string };
