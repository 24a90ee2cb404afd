import { join } from 'node:path';
import { createFailureQueue, type FailureQueue } from '../sqs/failure-queue.ts';
import type { Stack } from '../template/resolve-template.ts';
import { TemplateError } from '../template/template.ts';

export interface Queues {
  /** @throws TemplateError when the ARN names no queue of the template. */
  byArn: (arn: string) => FailureQueue<object>;
  names: string[];
}

/** The template's queues by ARN. */
export function provisionQueues(stack: Stack, dataDir: string | null, now: () => number): Queues {
  const queues = new Map(
    stack.ofType('AWS::SQS::Queue').map(({ ref }) => {
      const name = ref.slice(ref.lastIndexOf('/') + 1);
      const file = dataDir === null ? null : join(dataDir, 'queues', `${name}.jsonl`);
      return [name, createFailureQueue<object>(file, now)];
    }),
  );
  return {
    names: [...queues.keys()],
    byArn(arn) {
      const queue = queues.get(arn.slice(arn.lastIndexOf(':') + 1));
      if (queue) return queue;
      throw new TemplateError(`The failure destination ${arn} is not a queue of the template.`);
    },
  };
}
