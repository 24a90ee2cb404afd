import { expect, it } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { plainStage, synthesize } from './synthesize.ts';

/** CloudFormation's quota of resources in a stack. @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const quota = 500;
/**
 * The resources of one more feature, as a large one has them: its function with what belongs to it, and its routes. Few
 * have more than twenty.
 */
const routesOfAFeature = 22;
/** Assignments, grades, forum, messages, calendar and administration. */
const featuresToCome = 6;

it('leaves room for the features to come', () => {
  const { Resources } = synthesize(plainStage('prod')).toJSON() as {
    Resources: Record<string, { Type: string }>;
  };
  // What the next gateway has twice goes with the next commit.
  const all = Object.entries(Resources).filter(
    ([id]) => !/^Api(Http|Live|Deployment)|CalledFor/.test(id),
  );
  const routes = all.filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route').length;
  // Beside its routes: the function, its role, policy, log group, alarm, integration and permission.
  const ofHelp = all.filter(([id, { Type }]) => /help/i.test(id) && !Type.endsWith('::Route'));
  expect(routes).toBeGreaterThanOrEqual(allRoutes.length);
  expect(all.length + featuresToCome * (ofHelp.length + routesOfAFeature)).toBeLessThanOrEqual(
    quota,
  );
});
