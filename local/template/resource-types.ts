import { environment } from './environment.ts';
import { generatedName, stableId } from './physical-names.ts';
import { text } from './read-properties.ts';

/** The facts about one of its resources by which a type names it. */
export interface Named {
  stackName: string;
  logicalId: string;
  /** A resolved property; undefined when it is absent. */
  property: (name: string) => unknown;
}

export interface ResourceType {
  /** The value of `Ref`. */
  ref: (resource: Named) => string;
  /** The values of `Fn::GetAtt`, given the `Ref`. */
  attributes?: Record<string, (ref: string, resource: Named) => string>;
  /** Why the local runtime leaves resources of this type alone. */
  unplayed?: string;
}

const { account, region, partition, urlSuffix } = environment;
const arn = (service: string, rest: string) =>
  `arn:${partition}:${service}:${region}:${account}:${rest}`;

/** Named by the property, or by CloudFormation's rule. */
const named =
  (property: string, maxLength = 64) =>
  (resource: Named) => {
    const given = resource.property(property);
    if (typeof given === 'string') return given;
    return generatedName(resource.stackName, resource.logicalId, maxLength);
  };

/** An id that the service makes up. */
const id =
  (length: number, prefix = '') =>
  (resource: Named) =>
    prefix + stableId(`${resource.stackName}/${resource.logicalId}`, length);

const upperId = (length: number, prefix: string) => (resource: Named) =>
  id(length, prefix)(resource).toUpperCase();

const same = (ref: string) => ref;

const table: ResourceType = {
  ref: named('TableName', 255),
  attributes: {
    Arn: (ref) => arn('dynamodb', `table/${ref}`),
    StreamArn: (ref) => arn('dynamodb', `table/${ref}/stream/2024-01-01T00:00:00.000`),
    TableId: (ref) => stableId(ref, 32),
  },
};

/** A type that is deployed but has nothing to do on a laptop. */
const unplayed = (why: string, type: Partial<ResourceType> = {}): ResourceType => ({
  ref: named('Name'),
  ...type,
  unplayed: why,
});

const observed = 'watches the deployed stack';

/** Every resource type that the local runtime knows; any other is refused by name. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::S3::Bucket': {
    ref: (resource) => named('BucketName', 63)(resource).toLowerCase(),
    attributes: {
      Arn: (ref) => `arn:${partition}:s3:::${ref}`,
      DomainName: (ref) => `${ref}.s3.${urlSuffix}`,
      RegionalDomainName: (ref) => `${ref}.s3.${region}.${urlSuffix}`,
    },
  },
  'AWS::S3::BucketPolicy': { ref: (resource) => text(resource.property('Bucket')) },
  'AWS::Cognito::UserPool': {
    ref: id(9, `${region}_`),
    attributes: {
      Arn: (ref) => arn('cognito-idp', `userpool/${ref}`),
      ProviderName: (ref) => `cognito-idp.${region}.${urlSuffix}/${ref}`,
      ProviderURL: (ref) => `https://cognito-idp.${region}.${urlSuffix}/${ref}`,
      UserPoolId: same,
    },
  },
  'AWS::Cognito::UserPoolClient': { ref: id(26), attributes: { ClientId: same } },
  'AWS::Cognito::UserPoolGroup': { ref: named('GroupName', 128) },
  'AWS::Cognito::UserPoolDomain': { ref: named('Domain', 63) },
  'AWS::Cognito::ManagedLoginBranding': unplayed('the local sign-in pages have their own look'),
  'AWS::Cognito::UserPoolUICustomizationAttachment': unplayed(
    'the local sign-in pages have their own look',
  ),
  'AWS::IAM::Role': {
    ref: named('RoleName'),
    attributes: {
      Arn: (ref) => `arn:${partition}:iam::${account}:role/${ref}`,
      RoleId: (ref) => `AROA${stableId(ref, 17).toUpperCase()}`,
    },
  },
  'AWS::IAM::Policy': { ref: named('PolicyName', 128) },
  'AWS::Lambda::Function': {
    ref: named('FunctionName'),
    attributes: { Arn: (ref) => arn('lambda', `function:${ref}`) },
  },
  'AWS::Lambda::Permission': { ref: named('Id') },
  'AWS::Lambda::EventSourceMapping': { ref: id(32) },
  'AWS::Lambda::EventInvokeConfig': { ref: id(32) },
  'AWS::Lambda::LayerVersion': unplayed('layers serve deployment helpers alone'),
  'AWS::SQS::Queue': {
    ref: (resource) =>
      `https://sqs.${region}.${urlSuffix}/${account}/${named('QueueName', 80)(resource)}`,
    attributes: {
      Arn: (ref) => arn('sqs', ref.slice(ref.lastIndexOf('/') + 1)),
      QueueName: (ref) => ref.slice(ref.lastIndexOf('/') + 1),
      QueueUrl: same,
    },
  },
  'AWS::SQS::QueuePolicy': unplayed('queues are reached by the runtime itself'),
  'AWS::ApiGatewayV2::Api': {
    ref: id(10),
    attributes: {
      ApiEndpoint: (ref) => `https://${ref}.execute-api.${region}.${urlSuffix}`,
      ApiId: same,
    },
  },
  'AWS::ApiGatewayV2::Stage': { ref: named('StageName', 128) },
  'AWS::ApiGatewayV2::Deployment': { ref: id(6), attributes: { DeploymentId: same } },
  'AWS::CloudFront::Distribution': {
    ref: upperId(13, 'E'),
    attributes: {
      DomainName: (ref) => `d${ref.slice(1).toLowerCase()}.cloudfront.net`,
      Id: same,
    },
  },
  'AWS::CloudFront::Function': {
    ref: (resource) =>
      `arn:${partition}:cloudfront::${account}:function/${named('Name')(resource)}`,
    attributes: { FunctionARN: same, 'FunctionMetadata.FunctionARN': same },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: id(32), attributes: { Id: same } },
  'AWS::CloudFront::CachePolicy': { ref: id(32), attributes: { Id: same } },
  'AWS::CloudFront::OriginRequestPolicy': { ref: id(32), attributes: { Id: same } },
  'AWS::CloudFront::OriginAccessControl': { ref: upperId(13, 'E'), attributes: { Id: same } },
  'AWS::Events::Rule': {
    ref: named('Name'),
    attributes: { Arn: (ref) => arn('events', `rule/${ref}`) },
  },
  'AWS::Scheduler::Schedule': {
    ref: named('Name'),
    attributes: { Arn: (ref) => arn('scheduler', `schedule/default/${ref}`) },
  },
  'AWS::SecretsManager::Secret': {
    ref: (resource) => {
      const name = named('Name', 500)(resource);
      return arn('secretsmanager', `secret:${name}-${stableId(name, 6)}`);
    },
    attributes: { Id: same },
  },
  'AWS::SSM::Parameter': {
    ref: named('Name', 500),
    attributes: { Value: (_, resource) => text(resource.property('Value')) },
  },
  'AWS::Logs::LogGroup': unplayed('logs are kept by the runtime itself', {
    ref: named('LogGroupName', 500),
    attributes: { Arn: (ref) => arn('logs', `log-group:${ref}:*`) },
  }),
  'AWS::Logs::ResourcePolicy': unplayed(observed),
  'AWS::Logs::MetricFilter': unplayed(observed),
  'AWS::Logs::QueryDefinition': unplayed(observed),
  'AWS::CloudWatch::Alarm': unplayed(observed, {
    ref: named('AlarmName', 255),
    attributes: { Arn: (ref) => arn('cloudwatch', `alarm:${ref}`) },
  }),
  'AWS::CloudWatch::CompositeAlarm': unplayed(observed, {
    ref: named('AlarmName', 255),
    attributes: { Arn: (ref) => arn('cloudwatch', `alarm:${ref}`) },
  }),
  'AWS::CloudWatch::Dashboard': unplayed(observed),
  'AWS::Budgets::Budget': unplayed('a laptop costs nothing'),
  'AWS::KMS::Key': unplayed(observed, {
    ref: id(36),
    attributes: { Arn: (ref) => arn('kms', `key/${ref}`) },
  }),
  'AWS::SNS::Topic': unplayed(observed, {
    ref: (resource) => arn('sns', named('TopicName', 256)(resource)),
    attributes: { TopicArn: same, TopicName: (ref) => ref.slice(ref.lastIndexOf(':') + 1) },
  }),
  'AWS::SNS::TopicPolicy': unplayed(observed),
  'AWS::SNS::Subscription': unplayed(observed),
  'AWS::CDK::Metadata': unplayed('tells the CDK team which constructs are used'),
  'Custom::CDKBucketDeployment': { ref: id(32) },
  'Custom::S3BucketNotifications': { ref: id(32) },
  'Custom::S3AutoDeleteObjects': unplayed('empties a bucket when its stack is deleted'),
};
