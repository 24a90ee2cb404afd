import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FunctionDefinition } from './function-definition.ts';
import type { Settings } from './protocol.ts';

/** JavaScript, so that no environment has to load what reads TypeScript: 25 ms and 10 MB each. */
let code: string | undefined;
export function bootstrapCode(): string {
  if (code !== undefined) return code;
  const { emitWarning } = process;
  // Node warns of the function, and not of running TypeScript, which is the same thing.
  process.emitWarning = () => {};
  try {
    code = stripTypeScriptTypes(
      readFileSync(join(import.meta.dirname, 'bootstrap.ts'), { encoding: 'utf8' }),
    );
  } finally {
    process.emitWarning = emitWarning;
  }
  return code;
}

export const settingsOf = (
  { codeDir, handler, name, arn, memoryMb }: FunctionDefinition,
  skewMs: number,
): Settings => ({ codeDir, handler, functionName: name, functionArn: arn, memoryMb, skewMs });
