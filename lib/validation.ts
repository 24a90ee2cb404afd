import { readFileSync } from 'node:fs';
import { type App, CloudFormationValidatePlugin, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

const dataSafety = readFileSync(new URL('./guard/data-safety.guard', import.meta.url), 'utf8');

/** Holds the template to cdk-nag's AwsSolutions and Serverless packs, CloudFormation's own rules, and ours. */
export function addValidation(app: App): void {
  Validations.of(app).addPlugins(
    new AwsSolutionsChecks(app),
    new ServerlessChecks(app),
    new CloudFormationValidatePlugin({
      guardRules: [{ name: 'data-safety', content: dataSafety }],
    }),
  );
}
