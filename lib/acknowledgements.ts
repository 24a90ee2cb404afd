import { CfnElement, type Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { PlatformFunction } from './constructs/platform-function.ts';
import type { PlatformStack } from './platform-stack.ts';
import type { Stage } from './stages.ts';

/** A rule that we know and do not follow: where, which, and why. */
type Exception = { at: IConstruct; rule: string; reason: string };

/**
 * Every exception to the rules of `lib/validation.ts`, each with its reason. An exception is as narrow
 * as the finding: a new wildcard, a new route elsewhere or a second queue is a finding again.
 */
export function acknowledge(stack: PlatformStack, stage: Stage): void {
  for (const { at, rule, reason } of [
    ...edge(stack),
    ...identity(stack),
    ...events(stack),
    ...roles(stack, stage),
    ...siteDeployment(stack),
  ]) {
    Validations.of(at).acknowledge({ id: `${rule.split('-')[0]}::${rule}`, reason });
  }
}

function edge(stack: Stack): Exception[] {
  const distributions = ['Site', 'Delivery'].map((id) =>
    stack.node.findChild(id).node.findChild('Distribution'),
  );
  return [
    {
      at: stack.node.findChild('Secrets'),
      rule: 'AwsSolutions-SMG4',
      reason:
        'Both secrets are copied into settings at deployment, so a rotation between deployments would part the edge from the functions (decision 0010).',
    },
    ...distributions.flatMap((at) => [
      {
        at,
        rule: 'AwsSolutions-CFR1',
        reason: 'Learners may be anywhere: a school has no forbidden countries.',
      },
      {
        at,
        rule: 'AwsSolutions-CFR2',
        reason:
          'A web ACL costs more in an idle month than all the rest; gateway throttles, the origin secret and signed links stand instead (decision 0013).',
      },
      {
        at,
        rule: 'AwsSolutions-CFR4',
        reason:
          "CloudFront's own certificate allows TLS 1.0 whatever we ask; a stage with its own domain gets TLS 1.2 or newer for all that is more than a file.",
      },
    ]),
  ];
}

function identity(stack: Stack): Exception[] {
  const at = stack.node.findChild('Identity').node.findChild('Pool');
  return [
    {
      at,
      rule: 'AwsSolutions-COG1',
      reason:
        'Twelve characters and no composition rules, as ASVS 6.2.5 and NIST 800-63B ask (decision 0012).',
    },
    {
      at,
      rule: 'AwsSolutions-COG2',
      reason:
        'A second factor is offered to everybody and forced on nobody: learners are the public.',
    },
    {
      at,
      rule: 'AwsSolutions-COG8',
      reason:
        'The plus plan is paid by active person; essentials has all that the sign-in here uses (decision 0012).',
    },
  ];
}

function events(stack: Stack): Exception[] {
  const at = stack.node.findChild('Failures');
  const reason = 'This is the failure queue itself: a person empties it.';
  return [
    { at, rule: 'AwsSolutions-SQS3', reason },
    { at, rule: 'Serverless-SQSRedrivePolicy', reason },
    {
      at: stack.node.findChild('Erasure').node.findChild('Clock'),
      rule: 'Serverless-EventBusDLQ',
      reason:
        'An hour that was missed is made up for by the next one: it looks for all that is due.',
    },
    {
      at: stack,
      rule: 'Serverless-LambdaDLQ',
      reason:
        'The gateway and the pool wait for an answer, streams and bucket events have a failure destination; nothing is left for a dead-letter target.',
    },
  ];
}

function roles(stack: Stack, stage: Stage): Exception[] {
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const media = `arn:aws:s3:::${stage.name}-learning-media-${account}-${stack.region}`;
  const search = arnOf(stack, 'SearchIndex/Search/Resource');
  const table = arnOf(stack, 'Data/Table/Resource');
  const at = (...ids: string[]) => ids.map((id) => stack.node.findChild(id).node.findChild('Role'));
  const streams = at('Projections', 'Effects');
  const everyone = stack.node
    .findAll()
    .filter((construct) => construct instanceof PlatformFunction)
    .map(({ node }) => node.findChild('Role'));
  const wildcard = (roles: IConstruct[], resource: string, reason: string): Exception[] =>
    roles.map((role) => ({ at: role, rule: `AwsSolutions-IAM5[Resource::${resource}]`, reason }));
  return [
    ...wildcard(everyone, '*', 'X-Ray has no resources to name: both actions take only a star.'),
    ...wildcard(
      streams,
      `${table}/stream/*`,
      'Listing the streams of the one table: the newest label is not known beforehand.',
    ),
    ...wildcard(
      at('Catalog', 'Pages', 'Effects'),
      `${search}/index/*`,
      'Objects of the index, and only those.',
    ),
    ...wildcard(
      at('Media', 'MediaFinalizer', 'Effects', 'Erasure'),
      `${media}/incoming/*`,
      'Uploads, and only those.',
    ),
    ...wildcard(
      at('MediaFinalizer', 'Effects', 'Erasure'),
      `${media}/clean/*`,
      'Files that were looked at, and only those.',
    ),
  ];
}

/** The parts that CDK brings along to fill the site's bucket. It runs during a deployment, never for a request. */
function siteDeployment(stack: Stack): Exception[] {
  const at = stack.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  )!;
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  const staging = `arn:aws:s3:::cdk-hnb659fds-assets-${account}-${stack.region}`;
  const site = arnOf(stack, 'Site/Site/Resource');
  return [
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::${staging}/*]`,
    `AwsSolutions-IAM5[Resource::${site}/*]`,
    'AwsSolutions-L1',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaTracing',
  ].map((rule) => ({
    at,
    rule,
    reason:
      "CDK's own bucket deployment: its role, runtime and tracing are not ours to set, and it runs only while deploying.",
  }));
}

function arnOf(stack: Stack, path: string): string {
  const resource = path
    .split('/')
    .reduce<IConstruct>((scope, id) => scope.node.findChild(id), stack);
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${path} is not a resource.`);
  return `<${stack.resolve(resource.logicalId)}.Arn>`;
}
