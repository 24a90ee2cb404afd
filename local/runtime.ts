import { dirname, join } from 'node:path';
import { createAddressMap } from './addresses.ts';
import { claimDataDir } from './claim-data-dir.ts';
import { createCognito } from './cognito/create-cognito.ts';
import type { NewUser } from './cognito/options.ts';
import { createDeveloperPages } from './developer-pages.ts';
import { startDynamodb } from './dynamodb/start-dynamodb.ts';
import { tableSpec, type TableProperties } from './dynamodb/table-spec.ts';
import { originAccess } from './edge/bucket-origin.ts';
import { createEdge, type EdgeOptions } from './edge/edge.ts';
import { type DistributionDefinition, readDistributions } from './edge/read-distribution.ts';
import { refusalOf } from './front/check-access.ts';
import { createFront, type FrontOptions } from './front/create-front.ts';
import { createGateway } from './gateway/gateway.ts';
import { readApi } from './gateway/read-api.ts';
import { authorize } from './iam/authorize.ts';
import { createCredentials } from './iam/credentials.ts';
import type { StartEnvironment } from './lambda/execution-environment.ts';
import { createFunctions, type InvocationReport } from './lambda/functions.ts';
import type { WarmExecutions } from './lambda/warm-executions.ts';
import { readPermissions } from './lambda/permissions.ts';
import { listenOnLoopback, type LoopbackServer } from './listen.ts';
import { createOutbox } from './outbox/create-outbox.ts';
import { createAsyncInvoke, type InvokeAsync } from './provision/async-invoke.ts';
import { provisionBuckets } from './provision/buckets.ts';
import { createCheckpoints } from './provision/checkpoints.ts';
import { startEventSources } from './provision/event-sources.ts';
import { provisionFunctions } from './provision/functions.ts';
import { provisionIdentity } from './provision/identity.ts';
import { provisionQueues } from './provision/queues.ts';
import { startSchedules } from './provision/schedules.ts';
import { deploySite } from './provision/site.ts';
import { createS3 } from './s3/create-s3.ts';
import { StartError } from './start-error.ts';
import { readAssembly } from './template/assembly.ts';
import { environment } from './template/environment.ts';
import { resolveTemplate } from './template/resolve-template.ts';
import { createSecrets, type Secrets } from './template/secrets.ts';
import { synthesize } from './template/synthesize.ts';
import { type Template, TemplateError } from './template/template.ts';

export interface RuntimeOptions {
  /**
   * The port of the site; the AWS endpoints, the hosted sign-in and the files take the next three. 0 chooses four free
   * ones.
   */
  port: number;
  /** The folder for data; null keeps all in memory and in temporary files. */
  dataDir: string | null;
  /** A template in its assembly folder; left out: stage `local`, synthesized when something changed. */
  templatePath?: string;
  /** Played instead of the assembly's own: a mutated one, in a test. */
  template?: Template;
  /** Milliseconds since the epoch; left out: the wall clock. */
  now?: () => number;
  /** The milliseconds by which the functions' clocks are ahead, asked when an execution is made. */
  functionSkewMs?: () => number;
  /** Whether the site is put into its bucket; left out: yes. Its eight hundred files are most of what a start takes. */
  hasSite?: boolean;
  /** Where the functions run; left out: in processes of their own. */
  startEnvironment?: StartEnvironment;
  /**
   * The parts that an earlier platform of this process left. Its secrets stand in the functions' settings, as its
   * addresses do, and they remember its pool's key: on the same port, with the same secrets, its executions are taken
   * over as they are.
   */
  inherited?: { secrets: Secrets; signingKey: string; executions: WarmExecutions };
  /** No log lines on stdout; they are kept all the same. */
  quiet?: boolean;
  /** Hears of each call that a role does not allow. */
  onRefused?: FrontOptions['onRefused'];
  /** Hears that the table's engine has ended by itself, or was killed from outside. */
  onEngineEnd?: () => void;
  onCall?: FrontOptions['onCall'];
  measuresCapacity?: FrontOptions['measuresCapacity'];
  fault?: FrontOptions['fault'];
  underWay?: FrontOptions['underWay'];
  onInvoke?: (report: InvocationReport) => void;
  /** Serves the site instead of its bucket: the development server. */
  pages?: EdgeOptions['pages'];
}

export type Runtime = Awaited<ReturnType<typeof createRuntime>>;

/** Sweeps expired items and objects this often, milliseconds. */
const SWEEP_MS = 60_000;

/** Opens a part of the data folder, or says in one sentence that it is damaged. */
function openData<T>(dataDir: string | null, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (dataDir === null || error instanceof TemplateError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be read (${reason}): move it away, or start over with npm start -- --fresh.`,
    );
  }
}

/**
 * Plays the template: provisions engines, functions, gateway and edge, and connects them.
 * @throws StartError when a port is taken or the data is damaged or in use; TemplateError when the
 * template asks for something that is not played
 */
export async function createRuntime(options: RuntimeOptions) {
  const {
    port,
    dataDir,
    now = Date.now,
    onRefused,
    onCall,
    measuresCapacity,
    fault,
    underWay,
  } = options;
  /** The parts that have been started, in order; they are ended the other way round. */
  const started: (() => unknown)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= endAll(started));
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }

  async function start() {
    const inData = (name: string) => (dataDir === null ? null : join(dataDir, name));
    const site = await listenOnLoopback(port, ['127.0.0.1', '::1']);
    started.push(site.close);
    const aws = await listenOnLoopback(port && port + 1);
    started.push(aws.close);
    const identity = await listenOnLoopback(port && port + 2);
    started.push(identity.close);
    const files = await listenOnLoopback(port && port + 3);
    started.push(files.close);
    const siteUrl = `http://localhost:${site.port}`;
    const awsUrl = `http://127.0.0.1:${aws.port}`;
    const identityUrl = `http://127.0.0.1:${identity.port}`;
    const filesUrl = `http://127.0.0.1:${files.port}`;

    if (dataDir !== null) started.push(claimDataDir(dataDir));

    const folder = options.templatePath ? dirname(options.templatePath) : await synthesize();
    const assembly = readAssembly(folder);
    const template = options.template ?? assembly.template;
    const { inherited } = options;
    const secrets =
      inherited?.secrets ?? openData(dataDir, () => createSecrets(inData('secrets.json')));
    const stack = resolveTemplate(template, { stackName: assembly.stackName, secrets });
    const localize = createAddressMap(stack, {
      site: siteUrl,
      aws: awsUrl,
      identity: identityUrl,
      files: filesUrl,
    });

    const credentials = createCredentials(secrets('keys of the roles', {}));
    const definitions = provisionFunctions({
      stack,
      template,
      assembly,
      credentials,
      localize,
      awsUrl,
    });
    let calls = 0;
    const functions = createFunctions({
      definitions,
      ...(options.startEnvironment && { startEnvironment: options.startEnvironment }),
      ...(options.functionSkewMs && { skewMs: options.functionSkewMs }),
      ...(inherited && { warm: inherited.executions }),
      onInvoke(report) {
        calls += 1;
        options.onInvoke?.(report);
      },
    });
    started.push(() => functions.stop());
    if (!options.quiet) functions.logs.subscribe(({ text }) => process.stdout.write(`${text}\n`));
    const mayInvoke = readPermissions(stack);
    const arnOf = (name: string) => definitions.find((each) => each.name === name)?.arn ?? name;

    const tables = stack
      .ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')
      .map(({ ref, properties }) => tableSpec(ref, properties as unknown as TableProperties));
    const dynamodb = await startDynamodb({
      file: inData('dynamodb.db'),
      tables,
      now,
      onEnd: options.onEngineEnd,
    }).catch((error: unknown) => {
      throw new StartError(error instanceof Error ? error.message : String(error));
    });
    started.push(() => dynamodb.stop());

    const outbox = createOutbox({ file: inData('outbox.jsonl'), now });
    const queues = provisionQueues(stack, dataDir, now);
    const invokeAsync: InvokeAsync = createAsyncInvoke(stack, functions, queues);

    const notifying = new Set<Promise<void>>();
    const buckets = provisionBuckets(stack, localize, async (functionArn, bucketArn, event) => {
      if (!mayInvoke(functionArn, 's3.amazonaws.com', bucketArn)) return;
      const delivery = invokeAsync(functionArn, event);
      notifying.add(delivery);
      await delivery.finally(() => notifying.delete(delivery));
    });
    const s3 = openData(dataDir, () =>
      createS3({
        dataDir: inData('s3'),
        buckets,
        region: environment.region,
        secretOf: credentials.secretOf,
        authorize(accessKeyId, action, resource, context) {
          const principal = credentials.principal(accessKeyId);
          if (!principal) return { allowed: false, reason: 'because the key is not known' };
          const decision = authorize(principal.statements, { action, resource, context });
          if (!decision.allowed)
            onRefused?.(
              refusalOf(principal, { action, resource }, decision.reason, environment.account),
            );
          return decision;
        },
        now,
      }),
    );
    started.push(() => s3.close());

    const pool = provisionIdentity(stack, localize);
    const cognito =
      pool &&
      openData(dataDir, () =>
        createCognito({
          ...pool,
          dataFile: inData('cognito.db'),
          hostedUiOrigin: identityUrl,
          makeSigningKey: inherited && (() => inherited.signingKey),
          async invoke(functionArn, event) {
            const poolArn = `arn:aws:cognito-idp:${environment.region}:${environment.account}:userpool/${pool.pool.id}`;
            if (!mayInvoke(arnOf(functionArn), 'cognito-idp.amazonaws.com', poolArn)) {
              throw new Error(`Access denied: the user pool may not invoke ${functionArn}`);
            }
            return functions.invoke(functionArn, event);
          },
          async mail({ to, subject, text, html, code }) {
            const from = 'no-reply@verificationemail.com';
            outbox.add({
              to: [to],
              from,
              subject,
              text,
              ...(html && { html }),
              ...(code && { code }),
            });
          },
          now,
        }),
      );
    if (!cognito) throw new TemplateError('The template has no user pool.');
    started.push(() => cognito.close());

    const api = readApi(stack);
    if (!api) throw new TemplateError('The template has no HTTP API.');
    const gateway = createGateway({
      api,
      mayInvoke,
      now,
      invoke: (functionArn, event, requestId) => functions.invoke(functionArn, event, requestId),
    });
    const { issueTokens } = cognito.admin;

    const front = createFront({
      credentials,
      dynamodbEndpoint: () => dynamodb.endpoint,
      region: environment.region,
      account: environment.account,
      tableArn: (name) =>
        `arn:aws:dynamodb:${environment.region}:${environment.account}:table/${name}`,
      keyNames: (name) =>
        (tables.find((table) => table.name === name)?.keySchema ?? []).map(
          ({ AttributeName }) => AttributeName,
        ),
      s3,
      cognito,
      mail: (mail) => outbox.add(mail),
      local: createDeveloperPages({
        outbox,
        queues,
        issueTokens,
        gateway,
        engine: () => ({
          endpoint: dynamodb.endpoint,
          table: stack.ofType('AWS::DynamoDB::GlobalTable')[0]?.ref ?? '',
        }),
      }),
      now,
      ...(onRefused && { onRefused }),
      ...(onCall && { onCall }),
      ...(measuresCapacity && { measuresCapacity }),
      ...(fault && { fault }),
      ...(underWay && { underWay }),
    });
    aws.answer((request, response) => void front.emit('request', request, response));
    identity.answer((request, response) => void cognito.handleHostedUi(request, response));

    if (options.hasSite !== false)
      await deploySite({ stack, assembly, localize }, s3.objects, inData('site.sha256'));
    const distributions = readDistributions(stack, localize, now);
    const play = (
      server: LoopbackServer,
      distribution: DistributionDefinition,
      pages: EdgeOptions['pages'],
    ) => {
      const edge = createEdge({
        distribution,
        gateway,
        objects: s3.objects,
        access: (bucket) => originAccess(stack, bucket, distribution.id),
        now,
        ...(pages && { pages }),
      });
      server.answer((request, response) => {
        edge(request, response).catch((error: unknown) => {
          if (!request.destroyed) process.emitWarning(`${request.url}: ${String(error)}`);
          response.destroy();
        });
      });
    };
    play(site, distributions.site, options.pages);
    if (distributions.files) play(files, distributions.files, undefined);

    const sources = startEventSources({
      stack,
      definitions,
      functions,
      queues,
      checkpoint: createCheckpoints(dataDir),
      dynamodb,
      now,
    });
    started.push(() => Promise.all([...sources.values()].map((source) => source.stop())));
    started.push(startSchedules(stack, invokeAsync, now));
    s3.resume();

    const sweep = async () => {
      await dynamodb.sweepExpired();
      await s3.sweep();
    };
    const sweeper = setInterval(() => void sweep().catch(() => undefined), SWEEP_MS);
    started.push(() => clearInterval(sweeper));

    return {
      siteUrl,
      apiUrl: `${siteUrl}/api/v1`,
      awsUrl,
      identityUrl,
      filesUrl,
      /** The gateway's own address, past the edge. */
      gatewayUrl: `${awsUrl}/_local/execute-api`,
      template,
      stack,
      definitions,
      functions,
      dynamodb,
      objects: s3.objects,
      cognito,
      outbox,
      queues,
      sources,
      /** Allowed everything, for whoever looks at the raw table. */
      root: credentials.root,
      credentials,
      issueTokens,
      createUser: (user: NewUser) => cognito.admin.createUser(user),
      /** Removes expired items and objects now instead of within the minute. */
      sweep,
      /** Resolves when every stream record and notification is handled, and what they led to. */
      async drained(): Promise<void> {
        for (let before = -1; before !== calls || notifying.size > 0;) {
          before = calls;
          await Promise.all(notifying);
          await Promise.all([...sources.values()].map((source) => source.drained()));
        }
      },
      /** The servers of the site, for whoever upgrades their connections. */
      siteServers: site.servers,
      stop,
    };
  }
}

async function endAll(started: (() => unknown)[]): Promise<void> {
  for (const end of started.splice(0).reverse()) await end();
}
