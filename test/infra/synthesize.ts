import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { platformApp } from '#lib/platform-app.ts';
import { type Stage, type StageName, stages } from '#lib/stages.ts';
import { fixtureAssets } from './fixture-assets.ts';

export type Resource<P> = {
  Type: string;
  Properties: P;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string | string[];
};

/** A stage as it is for whoever clones the project: no account, no mail addresses, the usual region. */
export function plainStage(name: StageName, changes: Partial<Stage> = {}): Stage {
  const { alarmMail: _, ...stage } = stages[name];
  const domain = name === 'prod' ? 'school.example' : 'example.org';
  const mails = { mailFrom: `no-reply@${domain}`, contactAddress: 'help@example.org' };
  return { ...stage, ...mails, env: { region: 'eu-west-1' }, ...changes };
}

/** Synthesizes a stage without a build; with `validate`, a broken rule throws the whole report. */
export function synthesize(stage: Stage, { validate = false } = {}): Template {
  const assets = fixtureAssets();
  const outdir = mkdtempSync(join(tmpdir(), 'platform-assembly-'));
  try {
    const { stack } = platformApp({ stage, assets, outdir, validate });
    return Template.fromStack(stack);
  } finally {
    rmSync(assets, { recursive: true });
    rmSync(outdir, { recursive: true });
  }
}

/** The resources of a type; `P` says which of their properties the test reads. */
export function resourcesOf<P>(template: Template, type: string): [id: string, Resource<P>][] {
  return Object.entries(template.findResources(type)) as [string, Resource<P>][];
}

/** The only resource of its type. */
export function theOnly<P>(template: Template, type: string): Resource<P> {
  const [first, ...others] = resourcesOf<P>(template, type);
  if (!first || others.length > 0) throw new Error(`Expected one ${type}, found more or none.`);
  return first[1];
}

/** A value of the template as text: `{Table.Arn}/index/gsi1`. */
export function readable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('Ref' in value) return `{${String(value.Ref)}}`;
  if ('Fn::GetAtt' in value) return `{${(value['Fn::GetAtt'] as string[]).join('.')}}`;
  if ('Fn::Join' in value) {
    const [separator, parts] = value['Fn::Join'] as [string, unknown[]];
    return parts.map(readable).join(separator);
  }
  return JSON.stringify(value);
}
