/**
 * A whole platform as a process of its own, which can be killed: `node runtime-process.ts DATA_DIR`. Tells where
 * it is over its channel, and obeys what comes by it. @see startKillable
 */
import type { FrontOptions } from '#local/front/create-front.ts';
import { createRuntime } from '#local/runtime.ts';
import { openWorld } from '../world/open-world.ts';

/** The first message of the process: where it is, and the process of its engine. */
export type Started = { siteUrl: string; awsUrl: string; enginePid: number };
/** The requests to the process: somebody with an account, or to die when a function is about to write. */
export type Asked = { do: 'newTeacher' } | { do: 'dieBeforeWrite'; functionRole: string };

let deadly: RegExp | undefined;
const fault: FrontOptions['fault'] = ({ action, functionRole }) => {
  if (action === 'TransactWriteItems' && deadly?.test(functionRole))
    process.kill(process.pid, 'SIGKILL');
  return undefined;
};

const [dataDir = ''] = process.argv.slice(2);
const runtime = await createRuntime({ port: 0, dataDir, quiet: true, fault });
const { newPerson } = openWorld(runtime);
const tell = (message: unknown) => process.send?.(message);

process.on('message', (asked: Asked) => {
  if (asked.do === 'newTeacher') void newPerson('teachers').then(({ email }) => tell(email));
  else {
    deadly = new RegExp(asked.functionRole);
    tell('armed');
  }
});
// Whoever started it is gone.
process.on('disconnect', () => void runtime.stop().then(() => process.exit()));
const { siteUrl, awsUrl, dynamodb } = runtime;
tell({ siteUrl, awsUrl, enginePid: dynamodb.pid } satisfies Started);
