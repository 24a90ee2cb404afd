import { createHash } from 'node:crypto';
import { ArnFormat, Lazy } from 'aws-cdk-lib';
import {
  CfnApi,
  CfnDeployment,
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct, type IConstruct } from 'constructs';
import type { Feature } from '#shared/contract/route.ts';
import { physicalNames } from '../names.ts';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';
import { ApiDefinition } from './api-definition.ts';
import type { ApiFunction } from './api-function.ts';

/** The gateway: one route per entry of the contract, one for public pages, and one for all that is none of these. Who may pass is decided behind it (decision 0004). */
export class Api extends Construct {
  readonly api: HttpApi;
  /** The gateway's own host, which only the edge has reason to know. */
  readonly host: string;
  private readonly stage: HttpStage;
  private readonly throttlesRoutes: boolean;
  private readonly throttles: Record<string, object> = {};
  private readonly next: NextGateway;
  private readonly log: LogGroup;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.next = new NextGateway(this, stage);
    this.log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/vendedlogs/${stage.name}-learning-api`,
      retention: stage.logRetention,
      removalPolicy: removalOf(stage),
    });
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
        destination: new LogGroupLogDestination(this.log),
        format: AccessLogFormat.custom(accessLine),
      },
    });
  }

  /** Leads every route of a feature to its function. */
  serve(routes: Feature, fn: ApiFunction): void {
    this.next.admit(fn, 'CalledForRoutes', '*/*/*');
    const integration = integrationOf(fn);
    for (const route of Object.values(routes)) {
      const { id, path, method, perSecond } = route;
      const led = this.lead(id, `/api/v1${path}`, HttpMethod[method], integration);
      const alone = perSecond !== undefined && this.throttlesRoutes;
      this.next.definition.lead({ method, path: `/api/v1${path}`, to: fn.name, alone });
      if (alone) this.throttle(`${method} /api/v1${path}`, led, perSecond);
    }
  }

  /** Leads the edge's addresses of public pages (`lib/edge/page-address.js`) to the function that draws them. */
  servePages(fn: ApiFunction): void {
    const integration = integrationOf(fn);
    this.lead('pages', '/pages/{page+}', HttpMethod.GET, integration);
    this.lead('pages.head', '/pages/{page+}', HttpMethod.HEAD, integration);
    this.next.admit(fn, 'CalledForRoutes', '*/*/*');
    for (const method of ['GET', 'HEAD'] as const)
      this.next.definition.lead({ method, path: '/pages/{page+}', to: fn.name, alone: true });
  }

  /** The function answers an address that is no route, with a problem document like any other refusal. */
  refuseTheRest(fn: ApiFunction): void {
    new HttpRoute(this, 'unknown', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      // A permission of its own: that for routes speaks of a method and a path, and this one has neither.
      integration: integrationOf(fn, { scopePermissionToRoute: true }),
    });
    this.next.admit(fn, 'CalledForTheRest', '*/*');
    this.next.definition.leadTheRest(fn.name);
  }

  /** Makes live what the next gateway was told until now: another deployment for other routes. */
  publish(): void {
    this.next.publish(this.log, this.throttles);
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

/**
 * The gateway of one document, complete but for requests: the edge turns to it with the next commit. A laptop's runtime
 * plays one gateway, and has nothing to move.
 */
class NextGateway {
  readonly definition = new ApiDefinition();
  private readonly api: CfnApi | undefined;
  private readonly behind: IConstruct[] = [];
  private readonly scope: Construct;
  private readonly stage: Stage;

  constructor(scope: Construct, stage: Stage) {
    this.scope = scope;
    this.stage = stage;
    if (stage.name === 'local') return;
    const api = new CfnApi(scope, 'Http', {
      body: Lazy.any({
        produce: () => this.definition.document(`${stage.name}-learning`, api.tags.tagValues()),
      }),
    });
    // An import takes the tags that stand in the document for all there are.
    api.addPropertyDeletionOverride('Tags');
    this.api = api;
  }

  /** @param routes stage, method and path of the requests for which the gateway may call the function */
  admit(fn: ApiFunction, id: string, routes: string): void {
    this.definition.addFunction(fn.name, physicalNames(this.scope, this.stage).fnArn(fn.name));
    if (!this.api) return;
    fn.handler.addPermission(id, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.api.stack.formatArn({
        service: 'execute-api',
        resource: this.api.ref,
        resourceName: routes,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    });
    this.behind.push(fn.handler, fn.handler.permissionsNode.findChild(id));
  }

  publish(log: LogGroup, routeSettings: Record<string, object>): void {
    const { api, scope, stage } = this;
    if (!api) return;
    const routes = JSON.stringify(api.stack.resolve(this.definition.routes()));
    const digest = createHash('sha256').update(routes).digest('hex').slice(0, 8);
    const deployment = new CfnDeployment(scope, `Deployment${digest}`, { apiId: api.ref });
    deployment.node.addDependency(...this.behind);
    new CfnStage(scope, 'Live', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: false,
      deploymentId: deployment.ref,
      defaultRouteSettings: {
        throttlingRateLimit: stage.throttle.rateLimit,
        throttlingBurstLimit: stage.throttle.burstLimit,
        detailedMetricsEnabled: false,
      },
      routeSettings,
      accessLogSettings: { destinationArn: log.logGroupArn, format: accessLine },
    });
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
