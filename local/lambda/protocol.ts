/** What a worker is told when it is made. */
export interface WorkerStart {
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
export interface InvokeMessage {
  requestId: string;
  event: string;
  deadline: number;
}

export interface WorkerFailure {
  errorType: string;
  message: string;
  trace?: string;
}

/** Milliseconds of processor time are those of the worker's own thread. */
export type WorkerMessage =
  | { type: 'ready'; initMs: number; initCpuMs: number }
  | { type: 'initFailed'; error: WorkerFailure }
  | { type: 'answered'; payload: string | undefined; cpuMs: number }
  | { type: 'failed'; error: WorkerFailure; cpuMs: number };
