import { expect, test } from 'vitest';
import type { Template } from 'aws-cdk-lib/assertions';
import { contract } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { readDefinition } from '#local/gateway/read-definition.ts';
import { createRouteMatcher } from '#local/gateway/routes.ts';
import { plainStage, readable, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const dev = synthesize(plainStage('dev'));

type Body = { components: { 'x-amazon-apigateway-integrations': Record<string, Integration> } };
type Integration = { uri: unknown };
type Permission = { FunctionName: unknown; Principal: string; SourceArn: unknown };

/** The routes of the gateway, each led to the function of that name. */
function routesOf(template: Template) {
  const { Body } = structuredClone(
    theOnly<{ Body: Body }>(template, 'AWS::ApiGatewayV2::Api').Properties,
  );
  for (const integration of Object.values(Body.components['x-amazon-apigateway-integrations']))
    integration.uri = readable(integration.uri).replace(/.*:function:/, '');
  return readDefinition(Body);
}

const routes = routesOf(dev);
const promised = Object.entries(contract).flatMap(([feature, all]) =>
  Object.values<Route>(all).map((route) => ({ ...route, feature })),
);

test('the gateway leads every route of the contract to the function of its feature', () => {
  const choose = createRouteMatcher(routes);
  for (const { id, method, path, feature } of promised) {
    const address = path.replaceAll(/\{\w+\}/g, '01J9ZD4NB0000000000000000A');
    const chosen = choose(method, `/api/v1${address}`)?.route;
    expect([id, chosen?.functionArn]).toEqual([id, `dev-learning-${feature}`]);
    expect(chosen?.key.split(' ')[1]).toBe(`/api/v1${path}`);
  }
});

test('it knows no other but those of public pages and one that refuses the rest', () => {
  const others = routes.filter(
    ({ key, functionArn }) =>
      !promised.some(({ method, path, feature }) => {
        const isLed = [`${method} /api/v1${path}`, `ANY /api/v1${path}`].includes(key);
        return isLed && functionArn === `dev-learning-${feature}`;
      }),
  );
  expect(others.map(({ key, functionArn }) => `${key} → ${functionArn}`)).toEqual([
    'GET /pages/{page+} → dev-learning-pages',
    'HEAD /pages/{page+} → dev-learning-pages',
    '$default → dev-learning-help',
  ]);
});

test('where features share an address, each method has a route, and where a method is throttled', () => {
  const keys = new Set(routes.map(({ key }) => key));
  expect(keys).toContain('GET /api/v1/courses/{courseId}');
  expect(keys).toContain('PATCH /api/v1/courses/{courseId}');
  const { RouteSettings } = theOnly<{ RouteSettings: object }>(
    dev,
    'AWS::ApiGatewayV2::Stage',
  ).Properties;
  for (const key of Object.keys(RouteSettings)) expect(keys).toContain(key);
});

test('the gateway may call every function to which it leads', () => {
  const admitted = resourcesOf<Permission>(dev, 'AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
  const [api = ''] = Object.keys(dev.findResources('AWS::ApiGatewayV2::Api'));
  for (const { SourceArn } of admitted) expect(readable(SourceArn)).toContain(`:{${api}}/*/*`);
  const names = resourcesOf<{ FunctionName: string }>(dev, 'AWS::Lambda::Function').flatMap(
    ([id, { Properties }]) =>
      admitted.some(({ FunctionName }) => readable(FunctionName) === `{${id}.Arn}`)
        ? [Properties.FunctionName]
        : [],
  );
  expect(new Set(names)).toEqual(new Set(routes.map(({ functionArn }) => functionArn)));
});

test('routes are live once all is there to which they lead: in a deployment, another for other routes', () => {
  const live = theOnly<{ DeploymentId: unknown; AutoDeploy: boolean }>(
    dev,
    'AWS::ApiGatewayV2::Stage',
  );
  const [[id, deployment] = ['', null]] = resourcesOf(dev, 'AWS::ApiGatewayV2::Deployment');
  expect(live.Properties).toMatchObject({ AutoDeploy: false, DeploymentId: { Ref: id } });
  const behind = resourcesOf<{ FunctionName?: string }>(dev, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) =>
      routes.some(({ functionArn }) => functionArn === Properties.FunctionName),
  );
  expect(deployment?.DependsOn).toEqual(expect.arrayContaining(behind.map(([name]) => name)));
  const [other] = Object.keys(
    synthesize(plainStage('dev', { throttlesRoutes: false })).findResources(
      'AWS::ApiGatewayV2::Deployment',
    ),
  );
  expect(other).not.toBe(id);
  const [same] = Object.keys(
    synthesize(plainStage('dev', { monthlyBudget: 11 })).findResources(
      'AWS::ApiGatewayV2::Deployment',
    ),
  );
  expect(same).toBe(id);
});

test('what the gateway is waits for no function: the edge waits for it, and the functions for the edge', () => {
  const { Properties } = theOnly(dev, 'AWS::ApiGatewayV2::Api');
  expect(JSON.stringify(Properties)).not.toMatch(/Fn::GetAtt/);
  const refs = JSON.stringify(Properties).matchAll(/"Ref":"([^"]+)"/g);
  expect(new Set([...refs].map(([, name]) => name))).toEqual(new Set(['AWS::AccountId']));
});

test('the gateway is throttled by its stage and logs without personal data', () => {
  dev.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    StageName: '$default',
    DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
  });
  const stage = theOnly<{ AccessLogSettings: { Format: string } }>(dev, 'AWS::ApiGatewayV2::Stage');
  expect(stage.Properties.AccessLogSettings.Format).not.toMatch(
    /sourceIp|userAgent|identity|path/i,
  );
});

test('the gateway bears the tags of the stack, in its document alone', () => {
  const { Properties } = theOnly<{ Body: object; Tags?: object }>(dev, 'AWS::ApiGatewayV2::Api');
  expect(Properties.Tags).toBeUndefined();
  expect(Properties.Body).toMatchObject({
    tags: [
      { name: 'application', 'x-amazon-apigateway-tag-value': 'learning-platform' },
      { name: 'stage', 'x-amazon-apigateway-tag-value': 'dev' },
    ],
  });
});
