import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, type Resource, TemplateError } from '../template/template.ts';
import { readDefinition } from './read-definition.ts';
import type { Route } from './routes.ts';
import type { ThrottleSettings } from './throttle.ts';

/** The HTTP API of a stack. */
export interface ApiDefinition {
  id: string;
  routes: Route[];
  throttle: ThrottleSettings | undefined;
  /** Throttles of single routes by their key. */
  routeThrottles: Map<string, ThrottleSettings>;
}

function throttleOf(settings: unknown): ThrottleSettings | undefined {
  if (!isRecord(settings) || settings['ThrottlingRateLimit'] === undefined) return undefined;
  const rate = Number(settings['ThrottlingRateLimit']);
  return { rate, burst: Number(settings['ThrottlingBurstLimit'] ?? rate) };
}

function refuse(when: boolean, what: string): void {
  if (when) throw new TemplateError(`${what} is not played by the local gateway.`);
}

/** A stage serves a deployment of its API, and nothing while it has none. */
function assertLive(stack: Stack, api: Resource, stage: Properties): void {
  if (stage['AutoDeploy'] === true) return;
  const live = stack
    .ofType('AWS::ApiGatewayV2::Deployment')
    .find(
      ({ ref, properties }) => ref === stage['DeploymentId'] && properties['ApiId'] === api.ref,
    );
  if (!live) throw new TemplateError('The stage of the HTTP API has no deployment of it.');
}

/**
 * Reads the HTTP API, its routes and its stage's throttles; undefined when the stack has none.
 * @throws TemplateError naming what the local gateway does not play.
 */
export function readApi(stack: Stack): ApiDefinition | undefined {
  const [api, ...more] = stack.ofType('AWS::ApiGatewayV2::Api');
  if (!api) return undefined;
  refuse(more.length > 0, 'A second HTTP API');
  refuse(api.properties['CorsConfiguration'] !== undefined, 'CorsConfiguration of the HTTP API');
  const [stage] = stack.ofType('AWS::ApiGatewayV2::Stage');
  refuse(stage?.properties['StageName'] !== '$default', 'A stage other than $default');
  assertLive(stack, api, stage?.properties ?? {});
  const routeThrottles = new Map<string, ThrottleSettings>();
  const routeSettings = stage?.properties['RouteSettings'];
  for (const [key, settings] of Object.entries(isRecord(routeSettings) ? routeSettings : {})) {
    const throttle = throttleOf(settings);
    if (throttle) routeThrottles.set(key, throttle);
  }
  return {
    id: api.ref,
    routes: readDefinition(api.properties['Body']),
    throttle: throttleOf(stage?.properties['DefaultRouteSettings']),
    routeThrottles,
  };
}
