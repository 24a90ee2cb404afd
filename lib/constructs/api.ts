import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Feature } from '#shared/contract/route.ts';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';
import type { ApiFunction } from './api-function.ts';

/** The gateway: one route per entry of the contract, one for public pages, and one for all that is none of these. Who may pass is decided behind it (decision 0004). */
export class Api extends Construct {
  readonly api: HttpApi;
  /** The gateway's own host, which only the edge has reason to know. */
  readonly host: string;
  private readonly stage: HttpStage;
  private readonly throttlesRoutes: boolean;
  private readonly throttles: Record<string, object> = {};

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.api = new HttpApi(this, 'Gateway', {
      apiName: `${stage.name}-learning`,
      createDefaultStage: false,
    });
    this.host = `${this.api.apiId}.execute-api.${this.api.stack.region}.amazonaws.com`;
    this.throttlesRoutes = stage.throttlesRoutes;
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: stage.throttle,
      detailedMetricsEnabled: false,
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'Log', {
            logGroupName: `/aws/vendedlogs/${stage.name}-learning-api`,
            retention: stage.logRetention,
            removalPolicy: removalOf(stage),
          }),
        ),
        format: AccessLogFormat.custom(accessLine),
      },
    });
  }

  /** Leads every route of a feature to its function. */
  serve(routes: Feature, fn: ApiFunction): void {
    const integration = integrationOf(fn);
    for (const route of Object.values(routes)) {
      const { id, path, method, perSecond } = route;
      const led = this.lead(id, `/api/v1${path}`, HttpMethod[method], integration);
      if (perSecond !== undefined && this.throttlesRoutes)
        this.throttle(`${method} /api/v1${path}`, led, perSecond);
    }
  }

  /** Leads the edge's addresses of public pages (`lib/edge/page-address.js`) to the function that draws them. */
  servePages(fn: ApiFunction): void {
    const integration = integrationOf(fn);
    this.lead('pages', '/pages/{page+}', HttpMethod.GET, integration);
    this.lead('pages.head', '/pages/{page+}', HttpMethod.HEAD, integration);
  }

  /** The function answers an address that is no route, with a problem document like any other refusal. */
  refuseTheRest(fn: ApiFunction): void {
    new HttpRoute(this, 'unknown', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      // A permission of its own: that for routes speaks of a method and a path, and this one has neither.
      integration: integrationOf(fn, { scopePermissionToRoute: true }),
    });
  }

  private lead(id: string, path: string, method: HttpMethod, integration: HttpLambdaIntegration) {
    const routeKey = HttpRouteKey.with(path, method);
    return new HttpRoute(this, id, { httpApi: this.api, routeKey, integration });
  }

  /** The stage names the route, which must be there before it. */
  private throttle(routeKey: string, route: HttpRoute, perSecond: number): void {
    this.throttles[routeKey] = {
      ThrottlingRateLimit: perSecond,
      ThrottlingBurstLimit: 2 * perSecond,
    };
    const stage = this.stage.node.defaultChild as CfnStage;
    stage.routeSettings = this.throttles;
    stage.node.addDependency(route);
  }
}

/** One permission for the function instead of one for each of its routes, unless told. */
const integrationOf = ({ handler }: ApiFunction, { scopePermissionToRoute = false } = {}) =>
  new HttpLambdaIntegration(`${handler.node.path}-integration`, handler, {
    scopePermissionToRoute,
  });

const accessLine = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
  responseLength: '$context.responseLength',
});
