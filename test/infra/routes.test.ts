import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { plainStage, readable, resourcesOf, synthesize } from './synthesize.ts';

const template = synthesize(plainStage('dev'));

type Route = { RouteKey: string; Target: unknown };
type Integration = { IntegrationUri: unknown; PayloadFormatVersion: string };

test('the gateway has exactly the routes of the contract, each led to the function of its feature, that of public pages, and one that refuses the rest', () => {
  const integrations = new Map(
    resourcesOf<Integration>(template, 'AWS::ApiGatewayV2::Integration').map(([id, it]) => [
      `integrations/{${id}}`,
      readable(it.Properties.IntegrationUri),
    ]),
  );
  const functionNames = new Map(
    resourcesOf<{ FunctionName: string }>(template, 'AWS::Lambda::Function').map(([id, it]) => [
      `{${id}.Arn}`,
      it.Properties.FunctionName,
    ]),
  );
  const served = resourcesOf<Route>(template, 'AWS::ApiGatewayV2::Route').map(([, route]) => {
    const uri = integrations.get(readable(route.Properties.Target)) ?? '';
    return `${route.Properties.RouteKey} → ${functionNames.get(uri)}`;
  });
  const promised = Object.entries(contract).flatMap(([feature, routes]) =>
    Object.values(routes).map(
      (route) => `${route.method} /api/v1${route.path} → dev-learning-${feature}`,
    ),
  );
  const drawn = ['GET', 'HEAD'].map((method) => `${method} /pages/{page+} → dev-learning-pages`);
  const rest = '$default → dev-learning-help';
  expect(served.toSorted()).toEqual([...promised, ...drawn, rest].toSorted());
});

test('every function speaks payload version 2 with the gateway', () => {
  for (const [, { Properties }] of resourcesOf<Integration>(
    template,
    'AWS::ApiGatewayV2::Integration',
  )) {
    expect(Properties.PayloadFormatVersion).toBe('2.0');
  }
});

test('the gateway is throttled by its stage and logs without personal data', () => {
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    StageName: '$default',
    DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
  });
  const stages = resourcesOf<{ AccessLogSettings: { Format: string } }>(
    template,
    'AWS::ApiGatewayV2::Stage',
  );
  for (const [, stage] of stages)
    expect(stage.Properties.AccessLogSettings.Format).not.toMatch(
      /sourceIp|userAgent|identity|path/i,
    );
});

test('the next gateway is complete but for requests: its stage serves a deployment, and it knows every function', () => {
  const [[id] = ['']] = resourcesOf(template, 'AWS::ApiGatewayV2::Deployment');
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AutoDeploy: false,
    DeploymentId: { Ref: id },
  });
  const bodies = resourcesOf<{ Body?: { paths: object; components: object } }>(
    template,
    'AWS::ApiGatewayV2::Api',
  ).flatMap(([, { Properties }]) => (Properties.Body ? [Properties.Body] : []));
  expect(bodies).toHaveLength(1);
  for (const feature of Object.keys(contract))
    expect(JSON.stringify(bodies[0]?.components)).toContain(`:function:dev-learning-${feature}"`);
  for (const route of Object.values(contract).flatMap((all) => Object.values(all)))
    expect(bodies[0]?.paths).toHaveProperty([`/api/v1${route.path}`]);
});
