import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';

export type PlatformFunctionProps = {
  stage: Stage;
  /** The folder that the build fills: `functions/<name>/index.js` below it is the code. */
  assets: string;
  /** The name in the architecture's table of functions: `courses`, `media-finalizer`. */
  name: string;
  timeout: Duration;
  memorySize: number;
};

/** Something that a function can be bound to: it adds the variable and the grant in one go. */
export type Bindable<Access> = { bindTo(fn: PlatformFunction, access: Access): void };

/** A function with its own role, which may write its own log and nothing else until it is bound. */
export class PlatformFunction extends Construct {
  /** The name in the architecture's table of functions. */
  readonly name: string;
  readonly handler: Function;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: PlatformFunctionProps) {
    super(scope, id);
    this.name = props.name;
    const names = physicalNames(this, props.stage);
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: names.logs(props.name),
      retention: props.stage.logRetention,
      removalPolicy: removalOf(props.stage),
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(
      'WriteOwnLog',
      ['logs:CreateLogStream', 'logs:PutLogEvents'],
      [logGroup.logGroupArn],
    );
    this.handler = new Function(this, 'Function', {
      functionName: names.fn(props.name),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundle(props.assets, props.name)),
      role: this.role,
      logGroup,
      timeout: props.timeout,
      memorySize: props.memorySize,
      tracing: Tracing.ACTIVE,
    });
    this.setEnvironment({ STAGE: props.stage.name, LOG_LEVEL: 'INFO' });
  }

  /** `fn.bind(table, 'write')`: the function learns where the thing is and may use it that way. */
  bind<Access>(thing: Bindable<Access>, access: Access): this {
    thing.bindTo(this, access);
    return this;
  }

  setEnvironment(variables: Record<string, string>): void {
    for (const [name, value] of Object.entries(variables)) this.handler.addEnvironment(name, value);
  }

  /** One statement of the role, named, so that a policy reads as a list of sentences. */
  allow(sid: string, actions: string[], resources: string[]): void {
    this.role.addToPolicy(new PolicyStatement({ sid, actions, resources }));
  }
}

function bundle(assets: string, name: string): string {
  const folder = join(assets, 'functions', name);
  if (!existsSync(join(folder, 'index.js'))) {
    throw new Error(`The bundle of function "${name}" is missing in ${folder}: run npm run build.`);
  }
  return folder;
}
