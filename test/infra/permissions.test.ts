import { expect, test } from 'vitest';
import { plainStage, readable, resourcesOf, synthesize } from './synthesize.ts';
import { functionNames } from './fixture-assets.ts';

type Statement = {
  Sid?: string;
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
};
type Policy = { Roles: unknown[]; PolicyDocument: { Statement: Statement[] } };
type Fn = { FunctionName?: string; Role: unknown };

const template = synthesize(plainStage('dev'));
const functions = resourcesOf<Fn>(template, 'AWS::Lambda::Function').map(([id, fn]) => ({
  name: fn.Properties.FunctionName ?? id.replace(/[0-9A-F]{8,}.*$/, ''),
  role: readable(fn.Properties.Role).replace(/\.Arn}$/, '}'),
}));
const ours = functions.filter(({ name }) => name.startsWith('dev-'));

function statementsOf(role: string): Statement[] {
  return resourcesOf<Policy>(template, 'AWS::IAM::Policy')
    .filter(([, policy]) => policy.Properties.Roles.map(readable).includes(role))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement);
}

const list = (value: unknown) => (Array.isArray(value) ? value : [value]).map(readable);

const sentence = ({ Effect, Action, Resource, Condition }: Statement) =>
  `${Effect} ${list(Action).join(', ')} on ${list(Resource).join(', ')}${
    Condition ? ` if ${JSON.stringify(Condition)}` : ''
  }`;

test('each function has a role of its own', () => {
  expect(ours).toHaveLength(functionNames.length);
  expect(new Set(functions.map(({ role }) => role)).size).toBe(functions.length);
});

test('no role of ours has a managed policy', () => {
  const roles = resourcesOf<{ ManagedPolicyArns?: unknown[] }>(template, 'AWS::IAM::Role');
  const managed = roles.filter(([, role]) => role.Properties.ManagedPolicyArns);
  expect(managed.map(([id]) => id.replace(/\d.*$/, ''))).toEqual(['CustomCDKBucketDeployment']);
});

test('no statement names every resource, every action or a scan', () => {
  const statements = ours.flatMap(({ role }) => statementsOf(role));
  for (const statement of statements) {
    const actions = list(statement.Action);
    expect(actions.join()).not.toMatch(/\*|Scan|PartiQL/);
    if (actions.every((action) => action.startsWith('xray:'))) continue;
    for (const resource of list(statement.Resource)) {
      expect(resource).toMatch(/^(?!\*).*(?<!\*)$|\/(index|incoming|clean|stream)\/\*$/);
    }
  }
});

test('only the media function takes uploads, and only the finalizer keeps them', () => {
  const whoMay = (action: string, resource: RegExp) =>
    ours
      .filter(({ role }) =>
        statementsOf(role).some(
          (it) =>
            list(it.Action).includes(action) && list(it.Resource).some((r) => resource.test(r)),
        ),
      )
      .map(({ name }) => name);
  expect(whoMay('s3:PutObject', /incoming/)).toEqual(['dev-learning-media']);
  expect(whoMay('s3:PutObject', /clean/)).toEqual(['dev-learning-media-finalizer']);
  const erasing = 'dev-learning-erasure';
  const finalizer = 'dev-learning-media-finalizer';
  expect(whoMay('s3:DeleteObject', /incoming/)).toEqual([finalizer, erasing]);
  const forgetting = ['dev-learning-effects', finalizer, erasing];
  expect(whoMay('s3:DeleteObject', /clean/)).toEqual(forgetting);
  expect(whoMay('s3:DeleteObject', /./)).toEqual(forgetting);
  expect(whoMay('s3:ListMultipartUploadParts', /incoming/)).toEqual(['dev-learning-media']);
  expect(whoMay('s3:AbortMultipartUpload', /incoming/)).toEqual(['dev-learning-effects']);
});

test('case 109: only the erasure removes an account, and no grant of the pool reaches further', () => {
  const mayRemove = ours.filter(({ role }) =>
    statementsOf(role).some((it) => list(it.Action).includes('cognito-idp:AdminDeleteUser')),
  );
  expect(mayRemove.map(({ name }) => name)).toEqual(['dev-learning-erasure']);
  const pool = statementsOf(mayRemove[0]?.role ?? '')
    .flatMap(({ Action }) => list(Action))
    .filter((action) => action.startsWith('cognito-idp:'));
  expect(pool).toEqual(['cognito-idp:AdminDeleteUser']);
});

test('what draws public pages reads, and of the site no more than its one page', () => {
  const pages = ours.find(({ name }) => name === 'dev-learning-pages');
  const statements = statementsOf(pages?.role ?? '');
  expect(statements.flatMap(({ Action }) => list(Action)).join()).not.toMatch(
    /(dynamodb|s3):(Put|Update|Delete)|cognito|ses:/,
  );
  const site = statements
    .flatMap(({ Resource }) => list(Resource))
    .filter((it) => it.startsWith('{Site'));
  expect(site).toEqual([expect.stringMatching(/^{Site\w+\.Arn}\/index\.html$/)]);
});

test('what each function may do is what was agreed (a wider policy is a visible difference)', async () => {
  const agreed = functions
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, role }) => [`# ${name}`, ...statementsOf(role).map(sentence)].join('\n'))
    .join('\n\n');
  await expect(`${agreed}\n`).toMatchFileSnapshot('permissions.snap');
});
