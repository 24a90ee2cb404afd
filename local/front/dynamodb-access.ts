import type { AccessRequest } from '#local/iam/evaluate.ts';

type Tabled = { TableName?: string };
type TransactItem = Record<string, Tabled>;

/** As much of a request body as decides who may send it. */
export type DynamodbBody = Tabled & {
  IndexName?: string;
  StreamArn?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: TransactItem[];
};

const TRANSACT_ACTIONS: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/**
 * The permissions that a DynamoDB call needs, by the service's authorization reference: a
 * transaction needs that of each of its items, a query of an index that of the index.
 */
export function dynamodbAccess(
  operation: string,
  body: DynamodbBody,
  tableArn: (name: string) => string,
): AccessRequest[] {
  const arn = (name = '') => (name.startsWith('arn:') ? name : tableArn(name));
  if (body.TransactItems) {
    const context = { 'dynamodb:EnclosingOperation': operation };
    return body.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: `dynamodb:${TRANSACT_ACTIONS[kind] ?? kind}`,
        resource: arn(TableName),
        context,
      })),
    );
  }
  const action = `dynamodb:${operation}`;
  if (body.RequestItems)
    return Object.keys(body.RequestItems).map((name) => ({ action, resource: arn(name) }));
  if (body.IndexName !== undefined)
    return [{ action, resource: `${arn(body.TableName)}/index/${body.IndexName}` }];
  if (body.TableName !== undefined) return [{ action, resource: arn(body.TableName) }];
  return [{ action, resource: body.StreamArn ?? '*' }];
}
