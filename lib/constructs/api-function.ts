import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PlatformFunction, type PlatformFunctionProps } from './platform-function.ts';

/** A function that answers people: enough memory for a short cold start, and no longer than they wait. */
export class ApiFunction extends PlatformFunction {
  constructor(
    scope: Construct,
    id: string,
    props: Omit<PlatformFunctionProps, 'timeout' | 'memorySize'>,
  ) {
    super(scope, id, { ...props, timeout: Duration.seconds(10), memorySize: 1024 });
  }
}
