import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Template, TemplateError } from './template.ts';

/** The output of `cdk synth`: one stack's template, and the folders of its assets. */
export interface Assembly {
  stackName: string;
  template: Template;
  /** The folder or file of an asset by its key in the assets bucket (`<hash>.zip`). */
  assetPath: (objectKey: string) => string;
}

interface Manifest {
  artifacts: Record<
    string,
    { type: string; properties?: { templateFile?: string; stackName?: string } }
  >;
}

interface AssetManifest {
  files: Record<
    string,
    { source: { path: string }; destinations: Record<string, { objectKey: string }> }
  >;
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** @throws TemplateError when the folder does not hold exactly one stack. */
export function readAssembly(dir: string): Assembly {
  const stacks = Object.entries((readJson(dir, 'manifest.json') as Manifest).artifacts).filter(
    ([, { type }]) => type === 'aws:cloudformation:stack',
  );
  const [entry] = stacks;
  if (!entry || stacks.length > 1) {
    throw new TemplateError(`The assembly in ${dir} holds ${stacks.length} stacks instead of one.`);
  }
  const [id, { properties = {} }] = entry;
  const assets = new Map<string, string>();
  const { files } = readJson(dir, `${id}.assets.json`) as AssetManifest;
  for (const { source, destinations } of Object.values(files)) {
    for (const { objectKey } of Object.values(destinations)) {
      assets.set(objectKey, join(dir, source.path));
    }
  }
  return {
    stackName: properties.stackName ?? id,
    template: readJson(dir, properties.templateFile ?? `${id}.template.json`) as Template,
    assetPath(objectKey) {
      const path = assets.get(objectKey);
      if (path === undefined) throw new TemplateError(`The assembly has no asset "${objectKey}".`);
      return path;
    },
  };
}
