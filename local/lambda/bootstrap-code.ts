import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FunctionDefinition } from './function-definition.ts';
import type { Settings } from './protocol.ts';

/** Node warns of what it calls experimental, which is no word to whoever runs a function. */
export function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** JavaScript, so that no environment has to load what reads TypeScript: 25 ms and 10 MB each. */
let code: string | undefined;
export const bootstrapCode = (): string =>
  (code ??= withoutWarnings(() =>
    stripTypeScriptTypes(
      readFileSync(join(import.meta.dirname, 'bootstrap.ts'), { encoding: 'utf8' }),
    ),
  ));

export const settingsOf = (
  { codeDir, handler, name, arn, memoryMb }: FunctionDefinition,
  skewMs: number,
): Settings => ({ codeDir, handler, functionName: name, functionArn: arn, memoryMb, skewMs });
