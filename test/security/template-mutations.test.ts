import { describe, expect, it } from 'vitest';
import { readAssembly } from '#local/template/assembly.ts';
import { synthesize } from '#local/template/synthesize.ts';
import type { Template } from '#local/template/template.ts';
import { makeCourse } from '../world/courses.ts';
import { startWorld, type World } from '../world/world.ts';

type Statement = { Sid?: string; Action: string | string[] };
type Policy = { PolicyDocument: { Statement: Statement[] } };
type Function = { Environment: { Variables: Record<string, string> } };
type Api = { Body: { paths: Record<string, { get?: object }> } };
type Headers = { ResponseHeadersPolicyConfig: { SecurityHeadersConfig: Record<string, unknown> } };
type Distribution = {
  DistributionConfig: { CustomErrorResponses: { ErrorCode: number }[] };
};

const { template } = readAssembly(await synthesize());

/** The platform's own template, and the properties of one of its resources to change. */
function mutable<P>(type: string, id: string): { mutated: Template; properties: P } {
  const mutated = structuredClone(template);
  const found = Object.entries(mutated.Resources).find(
    ([key, resource]) => resource.Type === type && key.startsWith(id),
  );
  if (!found) throw new Error(`The template has no ${type} ${id}`);
  return { mutated, properties: found[1].Properties as P };
}

const logOf = (world: World) =>
  world.runtime.functions.logs
    .lines()
    .map(({ text }) => text)
    .join('\n');

describe('what the template forgets is missed on the laptop', () => {
  it('one grant: exactly the call that it allowed is refused', async () => {
    const { mutated, properties } = mutable<Policy>('AWS::IAM::Policy', 'EnrollmentsRole');
    const statement = properties.PolicyDocument.Statement.find(({ Sid }) => Sid === 'WriteTable');
    if (!statement?.Action.includes('dynamodb:UpdateItem'))
      throw new Error('There is no such grant');
    statement.Action = [statement.Action]
      .flat()
      .filter((action) => action !== 'dynamodb:UpdateItem');

    const world = await startWorld({ hasSite: true, template: mutated });
    const student = await world.newPerson();
    const { courseId } = await makeCourse(world, await world.newPerson('teachers'));
    const answer = await world.call(student, 'enrollments.enroll', { params: { courseId } });
    expect(answer.problem).toMatchObject({ status: 500, code: 'internal' });
    const refused = logOf(world).match(/is not authorized to perform: [\w:-]+/g) ?? [];
    expect(new Set(refused)).toEqual(
      new Set(['is not authorized to perform: dynamodb:UpdateItem']),
    );
    expect((await world.call(student, 'progress.listCourses')).status).toBe(200);
  });

  it('one variable: the function that reads it does not start, the others do', async () => {
    const { mutated, properties } = mutable<Function>('AWS::Lambda::Function', 'CatalogFunction');
    delete properties.Environment.Variables.SEARCH_BUCKET;

    const world = await startWorld({ hasSite: true, template: mutated });
    expect((await world.raw({ method: 'GET', path: '/courses' })).status).toBe(500);
    expect((await world.raw({ method: 'GET', path: '/openapi.json' })).status).toBe(200);
    expect(logOf(world)).toContain('Environment variables missing or malformed: SEARCH_BUCKET');
  });

  it('one route: the gateway knows nothing of it', async () => {
    const { mutated, properties } = mutable<Api>('AWS::ApiGatewayV2::Api', 'Api');
    const path = properties.Body.paths['/api/v1/courses'];
    if (!path?.get) throw new Error('There is no such route');
    delete path.get;

    const world = await startWorld({ hasSite: true, template: mutated });
    const answer = await world.raw({ method: 'GET', path: '/courses' });
    expect(answer).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect(logOf(world)).toContain('"routeId":"unknown"');
  });

  it('the rules for errors: a failure at the edge answers for others', async () => {
    const site = mutable<Distribution>('AWS::CloudFront::Distribution', 'Site');
    const { DistributionConfig: config } = site.properties;
    config.CustomErrorResponses = config.CustomErrorResponses.filter(
      ({ ErrorCode }) => ErrorCode !== 503,
    );
    let fails = false;
    const fault = () => (fails ? ({ kind: '500' } as const) : undefined);
    const world = await startWorld({ hasSite: true, template: site.mutated, fault });
    const student = await world.newPerson();
    const statusFor = async (headers: Record<string, string>) =>
      (await world.raw({ method: 'GET', path: '/home', headers })).status;
    fails = true;
    expect(await statusFor({})).toBe(503);
    fails = false;
    expect(await statusFor({})).toBe(503);
    expect(await statusFor(student.headers)).toBe(200);
  });

  it('one header: the pages come without it', async () => {
    const { mutated, properties } = mutable<Headers>(
      'AWS::CloudFront::ResponseHeadersPolicy',
      'SiteDrawnHeaders',
    );
    delete properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy;

    const policyOf = async (played: Template) => {
      const { runtime } = await startWorld({ hasSite: true, template: played });
      return (await fetch(`${runtime.siteUrl}/`)).headers.get('content-security-policy');
    };
    expect(await policyOf(template)).toContain("default-src 'none'");
    expect(await policyOf(mutated)).toBeNull();
  });
});
