import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynamodb } from '#local/dynamodb/start-dynamodb.ts';
import { testTable } from '#local/dynamodb/test-table.ts';
import { createCredentials, type AccessKey } from '#local/iam/credentials.ts';
import { createFront, type FrontOptions } from './create-front.ts';

export const REGION = 'eu-west-1';
export const tableArn = (name: string) => `arn:aws:dynamodb:${REGION}:123456789012:table/${name}`;

/** A front over an engine of its own, for tests; S3 and Cognito only tell that they were reached. */
export async function startTestFront(overrides: Partial<FrontOptions> = {}) {
  const credentials = createCredentials('a secret for a test');
  const engine = await startDynamodb({
    file: null,
    tables: [testTable('aula')],
    now: Date.now,
    environment: {},
  });
  const server = createFront({
    credentials,
    dynamodbEndpoint: () => engine.endpoint,
    region: REGION,
    account: '123456789012',
    tableArn,
    keyNames: () => ['pk', 'sk'],
    s3: { handle: (_request, response) => void response.end('s3') },
    cognito: {
      issuer: 'http://127.0.0.1/eu-west-1_pool',
      handleApi: async (_request, response, _body, { kind }) =>
        void response.end(JSON.stringify({ Username: kind, Session: kind })),
      jwks: () => ({ keys: [] }),
      openidConfiguration: () => ({ issuer: 'x' }),
    },
    mail: () => ({ id: 'mail' }),
    local: (_request, response) => {
      response.end('local');
      return true;
    },
    ...overrides,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: DynamoDBClient[] = [];

  return {
    endpoint,
    engine,
    credentials,
    client(key: AccessKey, options: { region?: string; maxAttempts?: number } = {}) {
      const client = new DynamoDBClient({
        endpoint,
        region: REGION,
        credentials: key,
        maxAttempts: 1,
        ...options,
      });
      clients.push(client);
      return client;
    },
    async stop() {
      for (const client of clients) client.destroy();
      server.close();
      server.closeAllConnections();
      await engine.stop();
    },
  };
}
