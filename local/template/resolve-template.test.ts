import { describe, expect, it } from 'vitest';
import { createAddressMap } from '../addresses.ts';
import { resolveTemplate } from './resolve-template.ts';
import { createSecrets } from './secrets.ts';
import type { Template } from './template.ts';

const queue = (QueueName: unknown) => ({ Type: 'AWS::SQS::Queue', Properties: { QueueName } });

const surroundings: Template = {
  Parameters: { Greeting: { Type: 'String', Default: 'hello' } },
  Mappings: { Sizes: { 'eu-west-1': { small: 's' } } },
  Conditions: {
    Yes: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'eu-west-1'] },
    No: { 'Fn::Not': [{ Condition: 'Yes' }] },
    Both: { 'Fn::And': [{ Condition: 'Yes' }, { Condition: 'No' }] },
    Either: { 'Fn::Or': [{ Condition: 'Yes' }, { Condition: 'No' }] },
  },
  Resources: {
    Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: { TableName: 'aula' } },
    Files: { Type: 'AWS::S3::Bucket' },
    Edge: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [{ DomainName: 'x.execute-api.eu-west-1.amazonaws.com' }],
        },
      },
    },
    FilesEdge: { Type: 'AWS::CloudFront::Distribution' },
    Secret: {
      Type: 'AWS::SecretsManager::Secret',
      Properties: {
        GenerateSecretString: {
          SecretStringTemplate: '{"user":"edge"}',
          GenerateStringKey: 'origin',
          PasswordLength: 24,
          ExcludePunctuation: true,
        },
      },
    },
  },
};

function resolve(value: unknown, resources: Template['Resources'] = {}) {
  const template = {
    ...surroundings,
    Resources: { ...surroundings.Resources, ...resources, Probe: queue(value) },
  };
  return resolveTemplate(template, { stackName: 'stack', secrets: createSecrets(null) });
}

const probe = (value: unknown) => resolve(value).resources.get('Probe')?.properties['QueueName'];

describe('an intrinsic', () => {
  it.each([
    [{ Ref: 'Greeting' }, 'hello'],
    [{ Ref: 'AWS::AccountId' }, '000000000000'],
    [{ Ref: 'Table' }, 'aula'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:aws:dynamodb:eu-west-1:000000000000:table/aula'],
    [{ 'Fn::GetAtt': 'Table.Arn' }, 'arn:aws:dynamodb:eu-west-1:000000000000:table/aula'],
    [{ 'Fn::Sub': '${Table}-${AWS::Region}-${!kept}' }, 'aula-eu-west-1-${kept}'],
    [
      { 'Fn::Sub': ['${a}/${Table.Arn}', { a: { Ref: 'Greeting' } }] },
      'hello/arn:aws:dynamodb:eu-west-1:000000000000:table/aula',
    ],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-aula'],
    [{ 'Fn::Select': ['1', { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    [{ 'Fn::If': ['Yes', 'then', 'else'] }, 'then'],
    [{ 'Fn::If': ['Both', 'then', 'else'] }, 'else'],
    [{ 'Fn::If': ['Either', 'then', 'else'] }, 'then'],
    [{ 'Fn::If': ['No', 'then', { Ref: 'AWS::NoValue' }] }, undefined],
    [{ 'Fn::FindInMap': ['Sizes', { Ref: 'AWS::Region' }, 'small'] }, 's'],
    [
      ['a', { Ref: 'AWS::NoValue' }, 'b'],
      ['a', 'b'],
    ],
    [{ StringEquals: { 'aws:x': { Ref: 'Table' } } }, { StringEquals: { 'aws:x': 'aula' } }],
  ])('%j stands for %j', (value, expected) => {
    expect(probe(value)).toEqual(expected);
  });

  it.each([
    [{ 'Fn::ImportValue': 'x' }, 'Fn::ImportValue at Probe.QueueName is not played'],
    [{ Ref: 'Ghost' }, '"Ghost", which does not exist'],
    [{ 'Fn::GetAtt': ['Table', 'Colour'] }, 'reads Colour of AWS::DynamoDB::GlobalTable Table'],
    [{ 'Fn::If': ['Maybe', 1, 2] }, '"Maybe", which does not exist'],
    [{ 'Fn::FindInMap': ['Sizes', 'mars', 'small'] }, 'Sizes.mars.small'],
    ['{{resolve:ssm:/a/b}}', '{{resolve:ssm}}'],
    ['{{resolve:secretsmanager:arn:other:SecretString:::}}', 'unknown secret "arn:other"'],
  ])('%j is refused by name', (value, words) => {
    expect(() => resolve(value)).toThrow(words);
  });

  it('that leads back to itself is refused', () => {
    expect(() => resolve({ Ref: 'Probe' })).toThrow('refers to itself');
  });
});

describe('a template', () => {
  it('with a type that is not known is refused by name', () => {
    const stranger = { Stranger: { Type: 'AWS::EC2::Instance' } };
    expect(() => resolve('x', stranger)).toThrow('AWS::EC2::Instance (Stranger) is not played');
  });

  it('lists what has no local meaning, with the reason', () => {
    const stack = resolve('x', { Budget: { Type: 'AWS::Budgets::Budget' } });
    expect(stack.unplayed).toEqual([
      { logicalId: 'Budget', type: 'AWS::Budgets::Budget', reason: 'a laptop costs nothing' },
    ]);
  });

  it('leaves out a resource whose condition does not hold', () => {
    const stack = resolve('x', { Other: { ...queue('y'), Condition: 'No' } });
    expect(stack.resources.has('Other')).toBe(false);
  });

  it('gives the same physical names at every start', () => {
    const names = () => [...resolve('x').resources.values()].map(({ ref }) => ref);
    expect(names()).toEqual(names());
    expect(resolve('x').resources.get('Files')?.ref).toMatch(/^stack-files-[a-z0-9]{12}$/);
  });

  it('makes a secret once, by its own rules', () => {
    const reference = (key: string) => ({
      'Fn::Join': [
        '',
        ['{{resolve:secretsmanager:', { Ref: 'Secret' }, `:SecretString:${key}::}}`],
      ],
    });
    const stack = resolve([reference('origin'), reference('origin'), reference('user')]);
    const [first, second, user] = stack.resources.get('Probe')!.properties['QueueName'] as string[];
    expect(first).toMatch(/^[a-zA-Z0-9]{24}$/);
    expect(second).toBe(first);
    expect(user).toBe('edge');
    expect(() => resolve(reference('ghost'))).toThrow('"ghost", which secret Secret does not hold');
  });
});

describe('the address map', () => {
  const stack = resolve('x');
  const bucket = stack.resources.get('Files')!.ref;
  const domainOf = (id: string) =>
    `d${stack.resources.get(id)!.ref.slice(1).toLowerCase()}.cloudfront.net`;
  const distribution = domainOf('Edge');
  const localize = createAddressMap(stack, {
    site: 'http://localhost:8080',
    aws: 'http://127.0.0.1:8081',
    identity: 'http://127.0.0.1:8082',
    files: 'http://127.0.0.1:8083',
  });

  it.each([
    [`https://${distribution}/`, 'http://localhost:8080/'],
    [distribution, 'localhost:8080'],
    [`https://${domainOf('FilesEdge')}/a`, 'http://127.0.0.1:8083/a'],
    ['https://cognito-idp.eu-west-1.amazonaws.com/x', 'http://127.0.0.1:8081/x'],
    [`https://${bucket}.s3.eu-west-1.amazonaws.com/a`, `http://127.0.0.1:8081/${bucket}/a`],
    [
      `https://other-${bucket}.s3.eu-west-1.amazonaws.com`,
      `https://other-${bucket}.s3.eu-west-1.amazonaws.com`,
    ],
    ['https://example.com', 'https://example.com'],
  ])('turns %s into %s', (cloud, local) => {
    expect(localize({ deep: [cloud] })).toEqual({ deep: [local] });
  });
});
