/** The ways in which an invocation failed: by its own error, by running too long, or by losing its process. */
export type FailureKind = 'handler' | 'init' | 'timeout' | 'exit';

/** A failed invocation, with the words that Lambda would use. */
export class FunctionError extends Error {
  readonly kind: FailureKind;
  readonly errorType: string;
  readonly functionName: string;
  /** The stack as seen inside the function. */
  readonly trace: string | undefined;

  constructor(
    functionName: string,
    kind: FailureKind,
    detail: { errorType: string; message: string; trace?: string | undefined },
  ) {
    super(detail.message);
    this.name = 'FunctionError';
    this.functionName = functionName;
    this.kind = kind;
    this.errorType = detail.errorType;
    this.trace = detail.trace;
  }
}
