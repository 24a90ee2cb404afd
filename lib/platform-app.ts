import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import cdkJson from '../cdk.json' with { type: 'json' };
import { acknowledge } from './acknowledgements.ts';
import { PlatformStack } from './platform-stack.ts';
import { type Stage, stageNamed } from './stages.ts';
import { addValidation } from './validation.ts';

export type PlatformAppOptions = {
  /** The stage, or its name; the context `stage`, then `dev`, unless told. */
  stage?: Stage | string;
  /** The folder into which the build put bundles and site; by default the context `assets`, then `dist`. */
  assets?: string;
  /** The folder of the assembly; by default a temporary folder, or the one of the CDK command. */
  outdir?: string;
  /** Whether the template is held to the rules; it is, but for the stage `local`. */
  validate?: boolean;
};

const built = fileURLToPath(new URL('../dist', import.meta.url));

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
  const assets = options.assets ?? String(app.node.tryGetContext('assets') ?? built);
  const stack = new PlatformStack(app, { stage, assets });
  if (options.validate ?? stage.name !== 'local') {
    acknowledge(stack, stage);
    addValidation(app);
  }
  return { app, stack };
}
