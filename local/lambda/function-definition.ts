/** A function of the template, as it is run here. */
export interface FunctionDefinition {
  name: string;
  arn: string;
  codeDir: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** All that the function sees: nothing of the host's environment is added. */
  environment: Record<string, string>;
  /** The milliseconds by which its clock alone is ahead of the machine's; negative: behind. */
  skewMs?: number;
}
