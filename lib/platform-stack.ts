import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { App } from 'aws-cdk-lib';
import { contract, type FeatureName } from '#shared/contract/index.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { Alarms } from './constructs/alarms.ts';
import { Api } from './constructs/api.ts';
import { ApiFunction } from './constructs/api-function.ts';
import { FailureQueue } from './constructs/failure-queue.ts';
import { Identity } from './constructs/identity.ts';
import { Mail } from './constructs/mail.ts';
import { MediaBucket } from './constructs/media-bucket.ts';
import { MediaDelivery } from './constructs/media-delivery.ts';
import { MonthlyBudget } from './constructs/monthly-budget.ts';
import { PlatformSecrets } from './constructs/platform-secrets.ts';
import { PlatformTable } from './constructs/platform-table.ts';
import { SearchBucket } from './constructs/search-bucket.ts';
import { SiteDelivery } from './constructs/site-delivery.ts';
import { SiteDeployment } from './constructs/site-deployment.ts';
import { eventFunctions } from './event-functions.ts';
import { featureFunctions } from './feature-functions.ts';
import { physicalNames } from './names.ts';
import { assertKeepsData, assertSendsMail, type Stage } from './stages.ts';

export type PlatformStackProps = {
  stage: Stage;
  /** The folder that the build fills: `functions/<name>/` and `web/`. */
  assets: string;
};

/** The whole platform, as a table of contents. The defaults are in the constructs. */
export class PlatformStack extends Stack {
  constructor(app: App, { stage, assets }: PlatformStackProps) {
    assertKeepsData(stage);
    assertSendsMail(stage);
    super(app, `learning-platform-${stage.name}`, {
      env: stage.env,
      description: 'An open, serverless online learning platform',
      terminationProtection: stage.name === 'prod',
    });
    Tags.of(this).add('application', 'learning-platform');
    Tags.of(this).add('stage', stage.name);

    const table = new PlatformTable(this, 'Data', { stage });
    const secrets = new PlatformSecrets(this, 'Secrets', { stage });
    const accessLogs = new AccessLogs(this, 'AccessLogs', { stage });
    const search = new SearchBucket(this, 'SearchIndex', { stage, accessLogs });
    const failures = new FailureQueue(this, 'Failures');

    const api = new Api(this, 'Api', { stage });
    const delivery = new MediaDelivery(this, 'Delivery', {
      stage,
      originSecret: secrets.origin,
      accessLogs,
    });
    const site = new SiteDelivery(this, 'Site', {
      stage,
      apiHost: api.host,
      originSecret: secrets.origin,
      mediaOrigin: delivery.origin,
      accessLogs,
    });
    const media = new MediaBucket(this, 'Files', {
      stage,
      siteOrigin: site.origin,
      delivery,
      accessLogs,
    });
    const identity = new Identity(this, 'Identity', { stage, siteOrigin: site.origin });

    const mail = new Mail(this, 'Mail', { stage, siteOrigin: site.origin });

    const surroundings = {
      stage,
      assets,
      table,
      secrets,
      identity,
      media,
      delivery,
      search,
      mail,
      failures,
    };
    const features = featureFunctions(this, surroundings);
    for (const feature of Object.keys(features) as FeatureName[]) {
      api.serve(contract[feature], features[feature]);
    }
    api.refuseTheRest(features.help);
    api.servePages(
      new ApiFunction(this, 'Pages', { stage, assets, name: 'pages' })
        .bind(table, 'read')
        .bind(search, 'read')
        .bind(site, 'draw')
        .bind(delivery, 'link')
        .bind(secrets, 'use'),
    );
    api.publish();
    const events = eventFunctions(this, surroundings);

    const names = physicalNames(this, stage);
    new SiteDeployment(this, 'SiteContent', {
      stage,
      assets,
      bucket: site.bucket,
      settings: {
        stage: stage.name,
        region: this.region,
        userPoolId: identity.pool.userPoolId,
        userPoolClientId: identity.client.userPoolClientId,
        signUpClientId: identity.signUpClient.ref,
        identityDomain: identity.host,
        mediaOrigin: delivery.origin,
        // A laptop stands in for this address, and Amplify would not ask for it.
        ...(stage.name === 'local' && { userPoolEndpoint: `${names.identityApi}/` }),
      },
    });

    const alarms = new Alarms(this, 'Alarms', { stage });
    alarms.watchApi(api);
    alarms.watchFunctions();
    alarms.watchTable(table);
    alarms.watchFailures(failures);
    alarms.watchStream(
      'Projections',
      events.projections,
      'Rosters, numbers of students and the search among people lag behind what people did.',
    );
    alarms.watchStream(
      'Effects',
      events.effects,
      'Changed courses are not found, suspensions do not reach sign-in, and mails and free seats wait.',
    );
    new MonthlyBudget(this, 'Budget', { stage, topic: alarms.topic });

    const outputs = {
      SiteUrl: site.origin,
      UserPoolId: identity.pool.userPoolId,
      UserPoolClientId: identity.client.userPoolClientId,
      IdentityDomain: identity.host,
      MediaBucket: media.name,
      TableName: table.name,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
