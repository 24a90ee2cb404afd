/** The message to an execution environment when it is made. */
export interface Settings {
  codeDir: string;
  /** `file.export`, as in the template: `index.handler`. */
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  /** The milliseconds by which the function's clock is ahead of the machine's. */
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

/** The end of a step in the environment's life. Milliseconds of processor time are its main thread's. */
export type Outcome =
  | { type: 'ready'; initMs: number; initCpuMs: number }
  | { type: 'initFailed'; error: Failure }
  | { type: 'answered'; payload: string | undefined; cpuMs: number }
  | { type: 'failed'; error: Failure; cpuMs: number }
  /** An error that no handler saw; the environment ends with it. */
  | { type: 'crashed'; error: Failure };

/** The messages of an environment: what it prints goes the same way, so that it is there before the answer. */
export type Message = Outcome | { type: 'printed'; text: string };
