import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  BatchGetItemCommand,
  ExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Statement } from '#local/iam/evaluate.ts';
import type { Fault, FinishedCall, FrontCall } from './create-front.ts';
import { REGION, startTestFront, tableArn } from './start-test-front.ts';

type Front = Awaited<ReturnType<typeof startTestFront>>;

const Key = { pk: { S: 'a' }, sk: { S: '1' } };
const get = new GetItemCommand({ TableName: 'aula', Key });
const put = new PutItemCommand({ TableName: 'aula', Item: { ...Key, gsi1pk: { S: 'x' } } });
const query = new QueryCommand({
  TableName: 'aula',
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :x',
  ExpressionAttributeValues: { ':x': { S: 'x' } },
});
const add = new UpdateItemCommand({
  TableName: 'aula',
  Key,
  UpdateExpression: 'ADD hits :one',
  ExpressionAttributeValues: { ':one': { N: '1' } },
  ReturnValues: 'UPDATED_NEW',
});
const transaction = (...items: ('Put' | 'ConditionCheck')[]) =>
  new TransactWriteItemsCommand({
    TransactItems: items.map((kind, index) => {
      const key = { pk: { S: 't' }, sk: { S: String(index) } };
      return kind === 'Put'
        ? { Put: { TableName: 'aula', Item: key } }
        : {
            ConditionCheck: {
              TableName: 'aula',
              Key: key,
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          };
    }),
  });
const allow = (Action: string | string[], Resource: string | string[] = tableArn('aula')) =>
  [{ Effect: 'Allow', Action, Resource }] satisfies Statement[];
const denied = (action: string, resource = tableArn('aula')) => ({
  name: 'AccessDeniedException',
  message: `User: arn:aws:sts::123456789012:assumed-role/reader/local is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
});

describe('who may call the table', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startTestFront();
  });
  afterAll(() => front.stop());
  const as = (statements: Statement[]) =>
    front.client(front.credentials.issue('reader', statements));

  test('the runtime itself may do anything', async () => {
    const client = front.client(front.credentials.root);
    await client.send(put);
    expect((await client.send(get)).Item).toMatchObject(Key);
  });

  test('tells whoever runs it of each call that a role does not allow', async () => {
    const messages: string[] = [];
    const open = await startTestFront({ onRefused: (message) => messages.push(message) });
    const client = open.client(open.credentials.issue('reader', allow('dynamodb:GetItem')));
    await expect(client.send(put)).rejects.toMatchObject(denied('dynamodb:PutItem'));
    expect(messages).toEqual([
      expect.stringContaining('assumed-role/reader/local is not authorized'),
    ]);
    await open.stop();
  });

  test('a role may do what its policy grants, and is told what it lacks', async () => {
    const client = as(allow('dynamodb:GetItem'));
    await client.send(get);
    await expect(client.send(put)).rejects.toMatchObject(denied('dynamodb:PutItem'));
  });

  test('a query of an index needs a grant on the index', async () => {
    await as(allow('dynamodb:Query', `${tableArn('aula')}/index/*`)).send(query);
    await expect(as(allow('dynamodb:Query')).send(query)).rejects.toMatchObject(
      denied('dynamodb:Query', `${tableArn('aula')}/index/gsi1`),
    );
  });

  test('a transaction needs the grant of each of its items', async () => {
    const writer = as(allow('dynamodb:PutItem'));
    await writer.send(transaction('Put'));
    await expect(writer.send(transaction('Put', 'ConditionCheck'))).rejects.toMatchObject(
      denied('dynamodb:ConditionCheckItem'),
    );
  });

  test('a batch needs a grant on each of its tables', async () => {
    const batch = new BatchGetItemCommand({
      RequestItems: { aula: { Keys: [Key] }, other: { Keys: [Key] } },
    });
    await expect(as(allow('dynamodb:BatchGetItem')).send(batch)).rejects.toMatchObject(
      denied('dynamodb:BatchGetItem', tableArn('other')),
    );
  });

  test('a wrong key, secret, token or region is refused as AWS does', async () => {
    const key = front.credentials.issue('reader', allow('dynamodb:*'));
    const wrong = [
      [{ ...key, accessKeyId: 'AKIAUNKNOWN' }, 'UnrecognizedClientException'],
      [{ ...key, secretAccessKey: 'wrong' }, 'InvalidSignatureException'],
      [{ ...key, sessionToken: 'wrong' }, 'UnrecognizedClientException'],
      [
        { accessKeyId: key.accessKeyId, secretAccessKey: key.secretAccessKey },
        'UnrecognizedClientException',
      ],
    ] as const;
    for (const [pair, name] of wrong)
      await expect(front.client(pair).send(get)).rejects.toMatchObject({ name });
    await expect(front.client(key, { region: 'us-east-1' }).send(get)).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
    const unsigned = await fetch(front.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' },
      body: '{}',
    });
    expect(await unsigned.json()).toMatchObject({
      __type: 'com.amazon.coral.service#MissingAuthenticationTokenException',
    });
  });

  test('PartiQL is refused by name', async () => {
    const statement = new ExecuteStatementCommand({ Statement: 'SELECT * FROM aula' });
    await expect(front.client(front.credentials.root).send(statement)).rejects.toMatchObject({
      message: 'dynamodb:ExecuteStatement is not emulated.',
    });
  });
});

describe('the other services', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startTestFront();
  });
  afterAll(() => front.stop());
  const cognito = (statements: Statement[]) =>
    new CognitoIdentityProviderClient({
      endpoint: front.endpoint,
      region: REGION,
      credentials: front.credentials.issue('reader', statements),
      maxAttempts: 1,
    });
  const getUser = new AdminGetUserCommand({ UserPoolId: 'eu-west-1_pool', Username: 'x' });
  const poolArn = 'arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_pool';

  test('an administrative call to the pool needs a grant on that pool', async () => {
    const answer = await cognito(allow('cognito-idp:AdminGetUser', poolArn)).send(getUser);
    expect(answer).toMatchObject({ Username: 'role' });
    await expect(cognito([]).send(getUser)).rejects.toMatchObject(
      denied('cognito-idp:AdminGetUser', poolArn),
    );
  });

  test('a public call to the pool passes as anonymous, signed or not', async () => {
    const signIn = new InitiateAuthCommand({ AuthFlow: 'USER_AUTH', ClientId: 'c' });
    const expected = { Session: 'anonymous' };
    expect(await cognito([]).send(signIn)).toMatchObject(expected);
    const answer = await fetch(front.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify({ UserPoolId: 'eu-west-1_pool' }),
    });
    expect(await answer.json()).toMatchObject(expected);
  });

  test('the documents of the pool are public, those of another pool are not there', async () => {
    const jwks = await fetch(`${front.endpoint}/eu-west-1_pool/.well-known/jwks.json`);
    expect(await jwks.json()).toEqual({ keys: [] });
    const other = await fetch(`${front.endpoint}/eu-west-1_other/.well-known/jwks.json`);
    expect(await other.text()).toBe('s3');
  });

  test('a service that is not played is refused by name', async () => {
    const byTarget = await fetch(front.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
    });
    expect(byTarget.status).toBe(501);
    expect(await byTarget.json()).toMatchObject({
      message: 'AmazonSQS.SendMessage is not emulated.',
    });
    const byScope = await fetch(`${front.endpoint}/2015-03-31/functions`, {
      headers: {
        authorization: 'AWS4-HMAC-SHA256 Credential=A/20240101/eu-west-1/lambda/aws4_request, x',
      },
    });
    expect(await byScope.json()).toMatchObject({ message: 'The service lambda is not emulated.' });
  });

  test('the developer pages answer under loopback names alone', async () => {
    const { status } = await fetch(`${front.endpoint}/_local/outbox`);
    expect(status).toBe(200);
    const { request } = await import('node:http');
    const rebound = await new Promise<number | undefined>((resolve) =>
      request(
        `${front.endpoint}/_local/outbox`,
        { headers: { host: 'evil.example' } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      ).end(),
    );
    expect(rebound).toBe(403);
  });
});

describe('what a call costs', () => {
  let front: Front;
  const calls: FinishedCall[] = [];
  beforeAll(async () => {
    front = await startTestFront({ onCall: (call) => calls.push(call) });
  });
  afterEach(() => calls.splice(0));
  afterAll(() => front.stop());

  test('is reported by table and index, and hidden from a caller who did not ask', async () => {
    const key = front.credentials.issue('reader', allow('dynamodb:*', '*'));
    const client = front.client(key);
    const written = await client.send(put);
    const found = await client.send(query);
    await client.send(transaction('Put', 'ConditionCheck'));
    expect(written.ConsumedCapacity).toBeUndefined();
    expect(found).not.toHaveProperty('ConsumedCapacity');
    expect(calls).toMatchObject([
      {
        functionRole: 'reader',
        service: 'dynamodb',
        action: 'PutItem',
        resource: tableArn('aula'),
        status: 200,
        consumedCapacity: { total: 2, table: 1, indexes: { gsi1: 1 } },
      },
      { action: 'Query', consumedCapacity: { total: 0.5, table: 0, indexes: { gsi1: 0.5 } } },
      { action: 'TransactWriteItems', consumedCapacity: { total: 4 } },
    ]);
  });

  test('a caller who asks gets the detail that it asked for', async () => {
    const client = front.client(front.credentials.root);
    const ask = (ReturnConsumedCapacity: 'TOTAL' | 'INDEXES') =>
      client.send(new PutItemCommand({ ...put.input, ReturnConsumedCapacity }));
    expect((await ask('TOTAL')).ConsumedCapacity).toEqual({ TableName: 'aula', CapacityUnits: 1 });
    expect((await ask('INDEXES')).ConsumedCapacity).toMatchObject({ Table: { CapacityUnits: 1 } });
  });

  test('an error passes unchanged and is reported with its status', async () => {
    const twice = new PutItemCommand({
      ...put.input,
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await expect(front.client(front.credentials.root).send(twice)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    expect(calls).toMatchObject([{ status: 400 }]);
  });
});

describe('calls that race for one item', () => {
  let front: Front;
  let slow = true;
  beforeAll(async () => {
    // Under way for as long as the cloud takes, so that those who come meanwhile meet.
    front = await startTestFront({
      fault: ({ action }) =>
        slow && action === 'TransactWriteItems' ? { kind: 'delay', ms: 200 } : undefined,
    });
  });
  afterAll(() => front.stop());
  const itemOf = (sk: string) => ({ pk: { S: 'race' }, sk: { S: sk } });
  const write = (...sks: string[]) =>
    new TransactWriteItemsCommand({
      TransactItems: sks.map((sk) => ({
        Update: {
          TableName: 'aula',
          Key: itemOf(sk),
          UpdateExpression: 'ADD hits :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      })),
    });
  const add = (sk: string) =>
    new UpdateItemCommand({
      TableName: 'aula',
      Key: itemOf(sk),
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    });
  const read = async (sk: string) => {
    const client = front.client(front.credentials.root);
    const { Item } = await client.send(
      new GetItemCommand({ TableName: 'aula', Key: itemOf(sk), ConsistentRead: true }),
    );
    return Item?.['hits']?.N;
  };

  test('of two transactions on one item the later is cancelled, and says which item it was', async () => {
    const client = front.client(front.credentials.root, { maxAttempts: 4 });
    const answers = await Promise.allSettled([
      client.send(write('a', 'shared')),
      client.send(write('shared', 'b')),
      client.send(write('c')),
    ]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    const { name, CancellationReasons: reasons } = refused[0] as {
      name: string;
      CancellationReasons: { Code: string }[];
    };
    expect(name).toBe('TransactionCanceledException');
    expect(new Set(reasons.map(({ Code }) => Code))).toEqual(
      new Set(['None', 'TransactionConflict']),
    );
    expect(await read('shared')).toBe('1');
    expect([await read('a'), await read('b')].filter(Boolean)).toHaveLength(1);
    expect(await read('c')).toBe('1');
  });

  test('a single write is refused while a transaction with its item is under way, and passes behind it', async () => {
    const client = front.client(front.credentials.root, { maxAttempts: 4 });
    const untilRefused = async () => {
      for (;;) await client.send(add('one'));
    };
    const [, refused] = await Promise.allSettled([client.send(write('one')), untilRefused()]);
    expect(refused).toMatchObject({ reason: { name: 'TransactionConflictException' } });
    await client.send(add('one'));
    expect(Number(await read('one'))).toBeGreaterThanOrEqual(2);
  });

  test('the repeat of a transaction whose answer is late is answered and does it once', async () => {
    const client = front.client(front.credentials.root);
    const { TransactItems } = write('late').input;
    const repeat = () =>
      client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken: 'same' }));
    await Promise.all([repeat(), repeat()]);
    expect(await read('late')).toBe('1');
  });

  test('single writes refuse nobody, and reads pass', async () => {
    slow = false;
    const client = front.client(front.credentials.root);
    await Promise.all(Array.from({ length: 10 }, () => client.send(add('many'))));
    expect(await read('many')).toBe('10');
    slow = true;
    const [, seen] = await Promise.all([client.send(write('many')), read('many')]);
    expect(seen).toBe('10');
    expect(await read('many')).toBe('11');
  });
});

describe('faults', () => {
  let front: Front;
  let fault: (call: FrontCall) => Fault | undefined;
  beforeAll(async () => {
    front = await startTestFront({ fault: (call) => fault(call) });
  });
  afterAll(() => front.stop());

  test('a conflict cancels a transaction with its reasons, unwritten, and the SDK does not retry', async () => {
    let asked = 0;
    fault = () => ((asked += 1), { kind: 'conflict' });
    const client = front.client(front.credentials.root, { maxAttempts: 4 });
    await expect(client.send(transaction('Put', 'Put'))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    expect(asked).toBe(1);
  });

  test('a throttled call is retried by the SDK', async () => {
    let asked = 0;
    fault = () => ((asked += 1) < 3 ? { kind: 'throttle' } : undefined);
    await front.client(front.credentials.root, { maxAttempts: 4 }).send(put);
    expect(asked).toBe(3);
  });

  test('after a lost answer the SDK sends again what was already done', async () => {
    let asked = 0;
    fault = () => ((asked += 1) === 1 ? { kind: 'reset-after' } : undefined);
    const client = front.client(front.credentials.root, { maxAttempts: 2 });
    const { Attributes } = await client.send(add);
    expect(Attributes?.['hits']).toEqual({ N: '2' });
  });

  test('a delayed call and a server error', async () => {
    fault = () => ({ kind: 'delay', ms: 5 });
    await front.client(front.credentials.root).send(get);
    fault = () => ({ kind: '500' });
    await expect(front.client(front.credentials.root).send(get)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 500 },
    });
  });

  test('while the engine is down calls fail with 500, and pass again after its restart', async () => {
    fault = () => undefined;
    const client = front.client(front.credentials.root);
    await client.send(get);
    front.engine.kill('SIGKILL');
    await expect(
      (async () => {
        while (true) await client.send(get);
      })(),
    ).rejects.toMatchObject({ name: 'InternalServerError' });
    await front.engine.restart();
    await client.send(put);
    expect((await client.send(get)).Item).toMatchObject(Key);
  });
});
