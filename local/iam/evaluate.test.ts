import { describe, expect, test } from 'vitest';
import { authorize } from './authorize.ts';
import { createCredentials } from './credentials.ts';
import { evaluate, type Statement } from './evaluate.ts';

const table = 'arn:aws:dynamodb:eu-west-1:123456789012:table/aula';
const allow = (rest: Partial<Statement>): Statement => ({
  Effect: 'Allow',
  Action: 'dynamodb:*',
  Resource: '*',
  ...rest,
});
const may = (
  statements: Statement[],
  action: string,
  resource: string,
  context?: Record<string, string | string[]>,
) => evaluate(statements, { action, resource, ...(context ? { context } : {}) }).allowed;

describe('a decision', () => {
  test('is no, with a reason, unless a statement allows it', () => {
    const statements = [allow({ Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: table })];
    expect(may(statements, 'dynamodb:GetItem', table)).toBe(true);
    expect(may(statements, 'dynamodb:Query', `${table}/index/gsi1`)).toBe(false);
    expect(evaluate(statements, { action: 'dynamodb:PutItem', resource: table })).toEqual({
      allowed: false,
      reason: 'because no identity-based policy allows the dynamodb:PutItem action',
    });
    expect(may([], 'dynamodb:GetItem', table)).toBe(false);
  });

  test('is no whenever a statement denies it', () => {
    const deny = allow({ Effect: 'Deny', Action: 'dynamodb:Delete*' });
    expect(may([deny, allow({})], 'dynamodb:DeleteItem', table)).toBe(false);
    expect(may([allow({}), deny], 'dynamodb:DeleteItem', table)).toBe(false);
    expect(may([allow({}), deny], 'dynamodb:GetItem', table)).toBe(true);
    expect(
      evaluate([allow({}), deny], { action: 'dynamodb:DeleteItem', resource: table }).reason,
    ).toBe('with an explicit deny in an identity-based policy');
  });

  test('takes wildcards, actions in any case, resources in theirs', () => {
    const statements = [allow({ Action: 'DynamoDB:getitem', Resource: `${table}/index/gsi?` })];
    expect(may(statements, 'dynamodb:GetItem', `${table}/index/gsi1`)).toBe(true);
    expect(may(statements, 'dynamodb:GetItem', `${table}/index/gsi12`)).toBe(false);
    expect(may(statements, 'dynamodb:GetItem', `${table}/index/GSI1`)).toBe(false);
    expect(
      may([allow({ Resource: 'arn:aws:s3:::a.b/*' })], 'dynamodb:x', 'arn:aws:s3:::aXb/c'),
    ).toBe(false);
  });

  test('understands NotAction and NotResource', () => {
    const statements = [
      allow({ NotAction: 'dynamodb:Delete*', NotResource: `${table}/index/*` }),
    ].map(({ Action: _action, Resource: _resource, ...statement }) => statement);
    expect(may(statements, 'dynamodb:GetItem', table)).toBe(true);
    expect(may(statements, 'dynamodb:DeleteItem', table)).toBe(false);
    expect(may(statements, 'dynamodb:GetItem', `${table}/index/gsi1`)).toBe(false);
  });
});

describe('a condition', () => {
  test.each([
    ['StringEquals', 'a', 'a', true],
    ['StringEquals', ['b', 'a'], 'a', true],
    ['StringEquals', 'a', undefined, false],
    ['StringEqualsIfExists', 'a', undefined, true],
    ['StringNotEquals', ['a', 'b'], 'a', false],
    ['StringNotEquals', 'a', undefined, true],
    ['StringLike', 'in/*', 'in/x', true],
    ['ArnLike', 'arn:aws:s3:*:*:b*', 'arn:aws:s3:::bucket', true],
    ['ArnLike', 'arn:aws:*', 'arn:aws:s3:::bucket', false],
    ['ArnNotLike', 'arn:aws:s3:::b*', 'arn:aws:s3:::bucket', false],
    ['Bool', true, 'true', true],
    ['Bool', 'false', 'true', false],
    ['Null', 'true', undefined, true],
    ['Null', 'true', 'x', false],
    ['NumericLessThan', 10, '9', true],
    ['NumericLessThan', '10', '10', false],
    ['ForAllValues:StringEquals', ['a', 'b'], ['a', 'b'], true],
    ['ForAllValues:StringEquals', ['a'], ['a', 'b'], false],
    ['ForAllValues:StringEquals', ['a'], undefined, true],
    ['ForAnyValue:StringLike', ['a*'], ['b', 'ab'], true],
    ['ForAnyValue:StringLike', ['a*'], undefined, false],
  ] as const)('%s %j of %j is %s', (operator, wanted, given, expected) => {
    const value = typeof wanted === 'object' ? [...wanted] : wanted;
    const statement = allow({ Condition: { [operator]: { 'aws:Key': value } } });
    const context = given === undefined ? {} : { 'aws:key': given };
    expect(
      may([statement], 'dynamodb:GetItem', table, context as Record<string, string | string[]>),
    ).toBe(expected);
  });

  test('that is not known is refused by name, before a role gets a key', () => {
    const credentials = createCredentials('a secret for a test');
    const address = allow({ Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } });
    const message = 'The IAM condition operator IpAddress is not emulated.';
    expect(() => may([address], 'dynamodb:GetItem', table)).toThrow(message);
    expect(() => credentials.issue('role', [address])).toThrow(message);
    const variable = allow({ Resource: 'arn:aws:s3:::b/${aws:username}/*' });
    expect(() => credentials.issue('role', [variable])).toThrow('is not emulated');
  });
});

test('a remembered answer belongs to one role, action, resource and context', () => {
  const reader = [allow({ Action: 'dynamodb:GetItem' })];
  const writer = [
    allow({ Action: 'dynamodb:PutItem', Condition: { StringEquals: { 'x:y': 'z' } } }),
  ];
  const get = { action: 'dynamodb:GetItem', resource: table };
  const put = { action: 'dynamodb:PutItem', resource: table };
  for (const _round of [1, 2]) {
    expect(authorize(reader, get).allowed).toBe(true);
    expect(authorize(reader, put).allowed).toBe(false);
    expect(authorize(writer, get).allowed).toBe(false);
    expect(authorize(writer, put).allowed).toBe(false);
    expect(authorize(writer, { ...put, context: { 'x:y': 'z' } }).allowed).toBe(true);
  }
});

test('what was signed before a restart is good after it: one secret makes the same keys', () => {
  const [before, after, other] = ['one', 'one', 'two'].map((secret) => createCredentials(secret));
  const keyOf = (made: typeof before) => made?.issue('role', []);
  expect(keyOf(after)).toEqual(keyOf(before));
  expect(keyOf(other)?.secretAccessKey).not.toBe(keyOf(before)?.secretAccessKey);
  expect(after?.root).toEqual(before?.root);
});

test('each issued key is another one, and leads to its role alone', () => {
  const credentials = createCredentials('a secret for a test');
  const [one, two] = [credentials.issue('one', []), credentials.issue('two', [allow({})])];
  expect(one.accessKeyId).not.toBe(two.accessKeyId);
  expect(credentials.secretOf(one.accessKeyId)).toBe(one.secretAccessKey);
  expect(credentials.principal(two.accessKeyId)?.roleName).toBe('two');
  expect(credentials.principal('AKIAUNKNOWN')).toBeUndefined();
  expect(credentials.secretOf('AKIAUNKNOWN')).toBeUndefined();
});
