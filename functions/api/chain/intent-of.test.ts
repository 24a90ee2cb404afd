import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { intentOf } from './intent-of.ts';

const event = (headers: Record<string, string>) =>
  ({ headers }) as unknown as APIGatewayProxyEventV2;
const sent = (network: string, key = 'abcdefghijklmnop', query: object = {}) =>
  intentOf(
    {
      event: event({ 'idempotency-key': key }),
      actor: null,
      network,
      params: {},
      query,
      body: {},
    },
    { id: 'help.sendMessage' },
    'a secret',
  );

it('case 89: the key of somebody who is not signed in meets no key of another network', () => {
  expect(sent('203.0.113.1')).toEqual(sent('203.0.113.1'));
  expect(sent('203.0.113.1').userId).not.toBe(sent('203.0.113.2').userId);
});

it('keeps no address: a mark stands in its place', () => {
  expect(JSON.stringify(sent('203.0.113.1'))).not.toContain('203.0.113.1');
});

it('asks for a key that is one', () => {
  expect(() => sent('203.0.113.1', 'short')).toThrow('idempotency_key_required');
});

it('tells a write from another by its query too', () => {
  const key = 'abcdefghijklmnop';
  expect(sent('203.0.113.1', key, { all: 'true' }).request).not.toBe(
    sent('203.0.113.1', key).request,
  );
});
