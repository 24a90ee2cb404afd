/** A runtime of one function that is called and never ended: a test kills it and looks for what is left. */
import type { FunctionDefinition } from './function-definition.ts';
import { createFunctions } from './functions.ts';

const [definition = '', what] = process.argv.slice(2);
const functions = createFunctions({ definitions: [JSON.parse(definition) as FunctionDefinition] });
await functions.invoke('probe', {});
if (what === 'hang') void functions.invoke('probe', { do: 'hang' });
process.stdout.write(`${functions.pids()[0]}\n`);
setInterval(() => undefined, 60_000);
