import type { Functions } from '../lambda/functions.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord } from '../template/template.ts';
import type { Queues } from './queues.ts';
import { text } from '../template/read-properties.ts';

export type InvokeAsync = (functionArn: string, event: object) => Promise<void>;

/**
 * Hands single events to functions as Lambda's asynchronous invocation does: tries again (twice
 * unless the template says otherwise, here at once) and then sends the event to the failure queue.
 */
export function createAsyncInvoke(stack: Stack, functions: Functions, queues: Queues): InvokeAsync {
  const configs = new Map(
    stack.ofType('AWS::Lambda::EventInvokeConfig').map(({ properties }) => {
      const destinations = properties['DestinationConfig'];
      const onFailure = isRecord(destinations) ? destinations['OnFailure'] : undefined;
      const retries = Number(properties['MaximumRetryAttempts'] ?? 2);
      const queue = isRecord(onFailure) ? queues.byArn(text(onFailure['Destination'])) : undefined;
      return [text(properties['FunctionName']).split(':').at(-1)!, { retries, queue }];
    }),
  );
  return async (functionArn, event) => {
    const name = functionArn.split(':').at(-1)!;
    const { retries, queue } = configs.get(name) ?? { retries: 2, queue: undefined };
    for (let attempt = 0; ; attempt += 1) {
      try {
        await functions.invoke(name, event);
        return;
      } catch (error) {
        if (attempt < retries) continue;
        const message = error instanceof Error ? error.message : String(error);
        queue?.send({ functionName: name, error: message, requestPayload: event });
        return;
      }
    }
  };
}
