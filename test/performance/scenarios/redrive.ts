import type { FailedRecord } from '#local/streams/deliver-batch.ts';
import type { Runtime } from '#local/runtime.ts';

/** The failure queue of the template, in the shape that stream consumers leave. */
export function failureQueue({ queues }: Runtime) {
  const [name] = queues.names;
  if (name === undefined) throw new Error('The template has no failure queue.');
  return queues.byArn(`arn:aws:sqs:eu-west-1:000000000000:${name}`);
}

type Reply = { batchItemFailures?: unknown[] } | null;

/** Hands what was given up to its function once more, as the runbook says. @returns how many it took */
export async function redrive(runtime: Runtime): Promise<number> {
  const { handled } = await failureQueue(runtime).redrive(async (body) => {
    const { functionName, record } = body as FailedRecord;
    const reply = (await runtime.functions.invoke(functionName, { Records: [record] })) as Reply;
    if ((reply?.batchItemFailures ?? []).length > 0) throw new Error('Not digested');
  });
  return handled;
}
