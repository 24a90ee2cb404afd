import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, type Resource, TemplateError } from '../template/template.ts';
import type { Route } from './routes.ts';
import type { ThrottleSettings } from './throttle.ts';
import { text } from '../template/read-properties.ts';

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

function readRoute(
  { logicalId, properties }: Resource,
  integrations: Map<string, Properties>,
): Route {
  const key = text(properties['RouteKey']);
  const authorization = properties['AuthorizationType'] ?? 'NONE';
  refuse(authorization !== 'NONE', `The authorization ${text(authorization)} of ${key}`);
  const target = text(properties['Target']);
  const integration = integrations.get(target.replace('integrations/', ''));
  if (!integration)
    throw new TemplateError(`Route ${logicalId} leads to no integration: ${target}.`);
  refuse(integration['IntegrationType'] !== 'AWS_PROXY', `The integration of ${key}`);
  refuse(integration['PayloadFormatVersion'] !== '2.0', `The payload format of ${key}`);
  return {
    key,
    functionArn: text(integration['IntegrationUri']),
    timeoutMs: Number(integration['TimeoutInMillis'] ?? 30_000),
  };
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
  const integrations = new Map(
    stack.ofType('AWS::ApiGatewayV2::Integration').map(({ ref, properties }) => [ref, properties]),
  );
  const [stage] = stack.ofType('AWS::ApiGatewayV2::Stage');
  refuse(stage?.properties['StageName'] !== '$default', 'A stage other than $default');
  const routeThrottles = new Map<string, ThrottleSettings>();
  const routeSettings = stage?.properties['RouteSettings'];
  for (const [key, settings] of Object.entries(isRecord(routeSettings) ? routeSettings : {})) {
    const throttle = throttleOf(settings);
    if (throttle) routeThrottles.set(key, throttle);
  }
  return {
    id: api.ref,
    routes: stack.ofType('AWS::ApiGatewayV2::Route').map((route) => readRoute(route, integrations)),
    throttle: throttleOf(stage?.properties['DefaultRouteSettings']),
    routeThrottles,
  };
}
