/** Writes what is generated from the contract, the keys and the texts and kept in the tree; `--check` only tells whether it is stale. */
import { readFile, writeFile } from 'node:fs/promises';
import { dataModelSource } from './generate/data-model.ts';
import { manifestSource } from './generate/manifest.ts';
import { namespacesSource, textsSources } from './generate/namespaces.ts';
import { openApiSource } from './generate/open-api.ts';
import { securityCasesSource } from './generate/security-cases.ts';

const files: Record<string, () => string> = {
  'shared/contract/manifest.ts': manifestSource,
  'docs/openapi.json': openApiSource,
  'docs/data-model.md': dataModelSource,
  'web/src/lib/i18n/namespaces.ts': namespacesSource,
  ...textsSources,
  'docs/security-cases.md': securityCasesSource,
};

const check = process.argv.includes('--check');
let stale = 0;
for (const [file, source] of Object.entries(files)) {
  const wanted = source();
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) continue;
  stale += 1;
  if (check) console.error(`${file} is stale: run "npm run generate"`);
  else await writeFile(file, wanted);
}
process.exitCode = check && stale > 0 ? 1 : 0;
