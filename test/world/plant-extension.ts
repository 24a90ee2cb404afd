import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { extensions, type Extension } from '#functions/data/assignments/extensions.ts';
import { createTable } from '#functions/data/table/table.ts';
import type { World } from './world.ts';

/** Other dates for somebody at an assignment, past the routes. */
export async function plantExtension(
  { runtime }: World,
  extension: Pick<Extension, 'userId' | 'courseId' | 'assignmentId' | 'by'> & Partial<Extension>,
): Promise<void> {
  const [table] = runtime.stack.ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table');
  const client = new DynamoDBClient({
    endpoint: runtime.dynamodb.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const usual = { dueAt: null, closesAt: null, moreAttempts: 0, reason: 'Ill', version: 1 };
  const at = new Date(0).toISOString();
  await createTable(table?.ref ?? '', client).commit([
    extensions.put({ ...usual, at, ...extension }, () => null),
  ]);
  client.destroy();
}
