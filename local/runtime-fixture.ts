import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeTemplate } from './edge/edge-fixture.ts';
import type { Template } from './template/template.ts';

/** Counts what it is asked, in the table; told of a change, it notes that as well. */
const code = `
const call = async (operation, body) => {
  const { DynamoDBClient, GetItemCommand, PutItemCommand } = require('@aws-sdk/client-dynamodb');
  const commands = { GetItem: GetItemCommand, PutItem: PutItemCommand };
  return new DynamoDBClient().send(new commands[operation](body));
};
exports.handler = async (event) => {
  const TableName = process.env.TABLE_NAME;
  if (event.Records) {
    const [{ dynamodb }] = event.Records;
    if (dynamodb.Keys.pk.S === 'NOTE') return null;
    await call('PutItem', { TableName, Item: { pk: { S: 'NOTE' }, seen: dynamodb.Keys.pk } });
    return null;
  }
  if (event.rawPath.endsWith('/env')) {
    return { ...process.env, AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined, AWS_SESSION_TOKEN: undefined };
  }
  if (event.requestContext.http.method === 'PUT') {
    await call('PutItem', { TableName, Item: { pk: { S: event.pathParameters.id } } });
    return { statusCode: 204 };
  }
  const { Item } = await call('GetItem', { TableName, Key: { pk: { S: event.pathParameters.id } } });
  return Item ?? { statusCode: 404 };
};`;

const ofTable = { 'Fn::GetAtt': ['Table', 'Arn'] };
const ofStream = { 'Fn::GetAtt': ['Table', 'StreamArn'] };

/** A small template with one of each thing that the runtime connects; for tests. */
export function runtimeTemplate(): Template {
  const { Resources } = edgeTemplate();
  const integration = {
    type: 'AWS_PROXY',
    httpMethod: 'POST',
    uri: { 'Fn::GetAtt': ['Function', 'Arn'] },
    payloadFormatVersion: '2.0',
  };
  const operation = {
    'x-amazon-apigateway-integration': {
      $ref: '#/components/x-amazon-apigateway-integrations/all',
    },
  };
  return {
    Resources: {
      ...Resources,
      Table: {
        Type: 'AWS::DynamoDB::GlobalTable',
        Properties: {
          KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
          AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
          StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        },
      },
      Role: { Type: 'AWS::IAM::Role', Properties: {} },
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: {
          PolicyName: 'all',
          Roles: [{ Ref: 'Role' }],
          PolicyDocument: {
            Statement: [
              { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: ofTable },
              { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: ofTable },
              {
                Effect: 'Allow',
                Action: ['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
                  (operation) => `dynamodb:${operation}`,
                ),
                Resource: ofStream,
              },
            ],
          },
        },
      },
      Function: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Code: { S3Bucket: 'assets', S3Key: 'code.zip' },
          Handler: 'index.handler',
          Runtime: 'nodejs24.x',
          Timeout: 5,
          Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
          Environment: {
            Variables: {
              TABLE_NAME: { Ref: 'Table' },
              SITE: { 'Fn::Sub': 'https://${Edge.DomainName}/' },
            },
          },
        },
      },
      Permission: {
        Type: 'AWS::Lambda::Permission',
        Properties: {
          FunctionName: { 'Fn::GetAtt': ['Function', 'Arn'] },
          Principal: 'apigateway.amazonaws.com',
          SourceArn: { 'Fn::Sub': 'arn:aws:execute-api:eu-west-1:${AWS::AccountId}:${Api}/*/*' },
        },
      },
      Mapping: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: {
          EventSourceArn: ofStream,
          FunctionName: { Ref: 'Function' },
          BatchSize: 1,
        },
      },
      Api: {
        Type: 'AWS::ApiGatewayV2::Api',
        Properties: {
          Body: {
            openapi: '3.0.1',
            paths: { '/api/v1/things/{id}': { get: operation, put: operation } },
            components: { 'x-amazon-apigateway-integrations': { all: integration } },
          },
        },
      },
      Live: { Type: 'AWS::ApiGatewayV2::Deployment', Properties: { ApiId: { Ref: 'Api' } } },
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: {
          ApiId: { Ref: 'Api' },
          StageName: '$default',
          DeploymentId: { Ref: 'Live' },
        },
      },
      Pool: { Type: 'AWS::Cognito::UserPool', Properties: { AliasAttributes: ['email'] } },
      Client: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { CallbackURLs: [{ 'Fn::Sub': 'https://${Edge.DomainName}/' }] },
      },
      Students: {
        Type: 'AWS::Cognito::UserPoolGroup',
        Properties: { GroupName: 'students', Precedence: 3 },
      },
      Deployment: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['site.zip'],
          SourceMarkers: [{ '<<pool>>': { Ref: 'Pool' } }],
          DestinationBucketName: { Ref: 'Site' },
          SystemMetadata: { 'cache-control': 'no-cache' },
        },
      },
    },
  };
}

/** Writes the template and its assets below `dir` as `cdk synth` would; answers the template's path. */
export function writeAssembly(dir: string, template: Template): string {
  const files: Record<string, string> = {
    'code/index.js': code,
    'code/package.json': '{ "type": "commonjs" }',
    'site/index.html':
      '<script type="application/json">{"pool":"<<pool>>","api":"https://cognito-idp.eu-west-1.amazonaws.com"}</script>',
    'manifest.json': JSON.stringify({
      artifacts: {
        small: {
          type: 'aws:cloudformation:stack',
          properties: { templateFile: 'small.template.json' },
        },
      },
    }),
    'small.assets.json': JSON.stringify({
      files: Object.fromEntries(
        ['code', 'site'].map((path) => [
          path,
          { source: { path }, destinations: { here: { objectKey: `${path}.zip` } } },
        ]),
      ),
    }),
    'small.template.json': JSON.stringify(template),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return join(dir, 'small.template.json');
}
