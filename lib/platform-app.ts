import { App } from 'aws-cdk-lib';
import cdkJson from '../cdk.json' with { type: 'json' };
import { PlatformStack } from './platform-stack.ts';
import { type Stage, stageNamed } from './stages.ts';

export type PlatformAppOptions = {
  /** The stage, or its name; the context `stage`, then `dev`, unless told. */
  stage?: Stage | string;
  /** Where the build put bundles and site; `dist` unless told. */
  assets?: string;
  /** Where the assembly goes; a temporary folder, or what the CDK command says, unless told. */
  outdir?: string;
};

/** The CDK app of one stage: `platformApp({ stage: 'local' }).app.synth()` gives template and assets. */
export function platformApp(options: PlatformAppOptions = {}): { app: App; stack: PlatformStack } {
  const app = new App({
    context: cdkJson.context,
    outdir: options.outdir,
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
  });
  const wanted = options.stage ?? String(app.node.tryGetContext('stage') ?? 'dev');
  const stage = typeof wanted === 'string' ? stageNamed(wanted) : wanted;
  const stack = new PlatformStack(app, { stage, assets: options.assets ?? 'dist' });
  return { app, stack };
}
