import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Feature } from '#shared/contract/route.ts';
import { plainStage, synthesize } from './synthesize.ts';

/** CloudFormation's quotas of resources, of the template's bytes, of parameters and outputs. @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const quota = { resources: 500, bytes: 1_000_000, outputs: 200, parameters: 200 };
/** The quota of an HTTP API that needs no asking. @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const quotaOfRoutes = 300;
/** Assignments, grades, forum, messages, calendar, administration, and some more. */
const featuresToCome = 8;
/** Accounts, the largest, has 25. */
const routesOfAFeature = 30;

type Methods = Record<string, object>;
type Template = {
  Resources: Record<string, { Type: string; Properties?: { Body?: { paths: object } } }>;
  Outputs: object;
  Parameters: object;
};

/** The template of prod, which has the most, with the features that there are. */
const template = synthesize(plainStage('prod')).toJSON() as Template;

const all = Object.entries(template.Resources);
/** The function, its role, policy, log group and permission. */
const ofNotes = all.filter(([id]) => id.startsWith('Notes'));
const { paths } = all.find(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Api')?.[1].Properties
  ?.Body ?? { paths: {} };
const routesOfTheGateway = Object.values(paths as Record<string, Methods>).flatMap((item) =>
  Object.keys(item),
).length;

/** As many routes of the gateway as that many of the contract need, in the proportion of those that there are. */
function gatewayRoutesFor(routes: number): number {
  const now = Object.values<Feature>(contract).flatMap((feature) => Object.values(feature));
  return Math.ceil((routes * routesOfTheGateway) / now.length);
}

describe('with eight more features of thirty routes each', () => {
  it('the stack has room for their resources', () => {
    expect(ofNotes.map(([, { Type }]) => Type).toSorted()).toEqual([
      'AWS::IAM::Policy',
      'AWS::IAM::Role',
      'AWS::Lambda::Function',
      'AWS::Lambda::Permission',
      'AWS::Logs::LogGroup',
    ]);
    const then = all.length + featuresToCome * ofNotes.length;
    expect(then).toBeLessThanOrEqual(quota.resources);
    expect(Object.keys(template.Outputs ?? {}).length).toBeLessThan(quota.outputs);
    expect(Object.keys(template.Parameters ?? {}).length).toBeLessThan(quota.parameters);
  });

  it('the template has room for their text', () => {
    const bytes = Buffer.byteLength(JSON.stringify(template));
    const ofOne = Buffer.byteLength(JSON.stringify(Object.fromEntries(ofNotes)));
    const ofARoute = Buffer.byteLength(JSON.stringify(paths)) / routesOfTheGateway;
    const then = bytes + featuresToCome * (ofOne + routesOfAFeature * ofARoute);
    expect(then).toBeLessThanOrEqual(quota.bytes);
  });
});

it('the gateway has room for seven more features of thirty routes, without asking for a higher quota', () => {
  expect(routesOfTheGateway).toBeGreaterThan(0);
  expect(routesOfTheGateway + gatewayRoutesFor(7 * routesOfAFeature)).toBeLessThanOrEqual(
    quotaOfRoutes,
  );
});
