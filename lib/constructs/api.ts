import { createHash } from 'node:crypto';
import { ArnFormat, Duration, Lazy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, CfnDeployment, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct, type IConstruct } from 'constructs';
import type { Feature } from '#shared/contract/route.ts';
import { physicalNames } from '../names.ts';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';
import { ApiDefinition } from './api-definition.ts';
import type { ApiFunction } from './api-function.ts';

/**
 * The gateway: it leads each address of the contract to the function of its feature, those of public pages to theirs, and
 * all that is none of these to one that refuses it. Who may pass is decided behind it (decision 0004). All routes are one
 * document, and what is live is a deployment of it, so that an update changes from the old ones to the new ones in one
 * step (decision 0068).
 */
export class Api extends Construct {
  /** The gateway's own host, which only the edge has reason to know. */
  readonly host: string;
  private readonly stage: Stage;
  private readonly api: CfnApi;
  private readonly definition = new ApiDefinition();
  private readonly throttles: Record<string, object> = {};
  /** What must be there before a route that leads to it is live. */
  private readonly behind: IConstruct[] = [];

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.stage = stage;
    this.api = new CfnApi(this, 'Http', {
      body: Lazy.any({
        produce: () =>
          this.definition.document(`${stage.name}-learning`, this.api.tags.tagValues()),
      }),
    });
    // An import takes the tags that stand in the document for all there are.
    this.api.addPropertyDeletionOverride('Tags');
    this.host = `${this.api.ref}.execute-api.${this.api.stack.region}.amazonaws.com`;
  }

  /** Leads every route of a feature to its function. */
  serve(routes: Feature, fn: ApiFunction): void {
    this.admit(fn, 'CalledForRoutes', '*/*/*');
    for (const { path, method, perSecond } of Object.values(routes)) {
      const alone = perSecond !== undefined && this.stage.throttlesRoutes;
      const full = `/api/v1${path}`;
      this.definition.lead({ method, path: full, to: fn.name, alone });
      if (alone)
        this.throttles[`${method} ${full}`] = {
          ThrottlingRateLimit: perSecond,
          ThrottlingBurstLimit: 2 * perSecond,
        };
    }
  }

  /** Leads the edge's addresses of public pages (`lib/edge/page-address.js`) to the function that draws them. */
  servePages(fn: ApiFunction): void {
    this.admit(fn, 'CalledForRoutes', '*/*/*');
    for (const method of ['GET', 'HEAD'] as const)
      this.definition.lead({ method, path: '/pages/{page+}', to: fn.name, alone: true });
  }

  /** The function answers an address that is no route, with a problem document like any other refusal. */
  refuseTheRest(fn: ApiFunction): void {
    // The permission for routes speaks of a method and a path, and this route has neither.
    this.admit(fn, 'CalledForTheRest', '*/*');
    this.definition.leadTheRest(fn.name);
  }

  /** Makes live what the gateway was told until now: another deployment for other routes. */
  publish(): void {
    const { stage, api } = this;
    const routes = JSON.stringify(api.stack.resolve(this.definition.routes()));
    const digest = createHash('sha256').update(routes).digest('hex').slice(0, 8);
    const deployment = new CfnDeployment(this, `Deployment${digest}`, { apiId: api.ref });
    deployment.node.addDependency(...this.behind);
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/vendedlogs/${stage.name}-learning-api`,
      retention: stage.logRetention,
      removalPolicy: removalOf(stage),
    });
    new CfnStage(this, 'Live', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: false,
      deploymentId: deployment.ref,
      defaultRouteSettings: {
        throttlingRateLimit: stage.throttle.rateLimit,
        throttlingBurstLimit: stage.throttle.burstLimit,
        detailedMetricsEnabled: false,
      },
      routeSettings: this.throttles,
      accessLogSettings: {
        destinationArn: log.logGroupArn,
        format: AccessLogFormat.custom(accessLine).toString(),
      },
    });
  }

  /** A count of the whole gateway over five minutes. */
  sum(metricName: 'Count' | '5xx'): Metric {
    return new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap: { ApiId: this.api.ref },
      period: Duration.minutes(5),
      statistic: Stats.SUM,
    });
  }

  /** @param routes stage, method and path of the requests for which the gateway may call the function */
  private admit(fn: ApiFunction, id: string, routes: string): void {
    const { stack } = this.api;
    this.definition.addFunction(fn.name, physicalNames(this, this.stage).fnArn(fn.name));
    fn.handler.addPermission(id, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: stack.formatArn({
        service: 'execute-api',
        resource: this.api.ref,
        resourceName: routes,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    });
    this.behind.push(fn.handler, fn.handler.permissionsNode.findChild(id));
  }
}

const accessLine = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
  responseLength: '$context.responseLength',
});
