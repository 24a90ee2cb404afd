import { authorize } from '../iam/authorize.ts';
import type { Functions } from '../lambda/functions.ts';
import { eventSourceMapping } from '../streams/event-source-mapping.ts';
import { type EventSource, startEventSource } from '../streams/start-event-source.ts';
import { environment } from '../template/environment.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Resource, TemplateError } from '../template/template.ts';
import type { Checkpoint } from './checkpoints.ts';
import type { ProvisionedFunction } from './functions.ts';
import type { Queues } from './queues.ts';
import { text } from '../template/read-properties.ts';

interface Surroundings {
  stack: Stack;
  definitions: ProvisionedFunction[];
  functions: Functions;
  queues: Queues;
  checkpoint: (name: string) => Checkpoint;
  dynamodb: { endpoint: string; streamArn: (table: string) => string };
  now: () => number;
}

function failureDestination({ properties }: Resource): string | undefined {
  const config = properties['DestinationConfig'];
  const onFailure = isRecord(config) ? config['OnFailure'] : undefined;
  return isRecord(onFailure) ? text(onFailure['Destination']) : undefined;
}

/** Lambda polls by the function's own role and makes no mapping that the role does not carry. */
function assertMayPoll(
  { name, role }: ProvisionedFunction,
  streamArn: string,
  queueArn: string | undefined,
): void {
  const needed = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((operation) => ({
    action: `dynamodb:${operation}`,
    resource: streamArn,
  }));
  if (queueArn !== undefined) needed.push({ action: 'sqs:SendMessage', resource: queueArn });
  for (const request of needed) {
    if (authorize(role.statements, request).allowed) continue;
    throw new TemplateError(
      `The event source of ${name} is refused: its role may not ${request.action} on ${request.resource}.`,
    );
  }
}

function start(mapping: Resource, surroundings: Surroundings): EventSource {
  const { stack, definitions, functions, queues, checkpoint, dynamodb, now } = surroundings;
  const streamArn = text(mapping.properties['EventSourceArn']);
  const { region, account } = environment;
  const prefix = `arn:aws:dynamodb:${region}:${account}:table/`;
  const table = stack
    .ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')
    .find(({ ref }) => streamArn.startsWith(`${prefix}${ref}/stream/`));
  if (!table) throw new TemplateError(`The event source ${streamArn} is not played.`);
  const wanted = text(mapping.properties['FunctionName']).split(':').at(-1);
  const definition = definitions.find(({ name }) => name === wanted);
  if (!definition) throw new TemplateError(`${mapping.logicalId} wakes the unknown ${wanted}.`);
  const queueArn = failureDestination(mapping);
  assertMayPoll(definition, streamArn, queueArn);
  const queue = queueArn === undefined ? undefined : queues.byArn(queueArn);
  return startEventSource({
    endpoint: dynamodb.endpoint,
    streamArn: dynamodb.streamArn(table.ref),
    eventSourceArn: streamArn,
    mapping: {
      ...eventSourceMapping(definition.name, mapping.properties),
      ...(queue && { failureDestination: (failed) => queue.send(failed) }),
    },
    async invoke(functionName, event) {
      try {
        return { ok: true, payload: await functions.invoke(functionName, event) };
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message : String(error) };
      }
    },
    checkpoint: checkpoint(mapping.logicalId),
    now,
  });
}

/** Starts all event source mappings, by logical id. @throws TemplateError when one would be refused. */
export function startEventSources(surroundings: Surroundings): Map<string, EventSource> {
  return new Map(
    surroundings.stack
      .ofType('AWS::Lambda::EventSourceMapping')
      .map((mapping) => [mapping.logicalId, start(mapping, surroundings)]),
  );
}
