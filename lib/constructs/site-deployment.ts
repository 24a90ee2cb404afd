import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';

/** The facts that a page must know of the place where it runs. */
export type SiteSettings = {
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** The client that people sign up by. */
  signUpClientId: string;
  /** The host of the hosted sign-in, without a scheme. */
  identityDomain: string;
  /** The address of the identity service; only if a browser could not tell it from the region. */
  userPoolEndpoint?: string;
  mediaOrigin: string;
};

type SiteDeploymentProps = {
  stage: Stage;
  /** The folder that the build fills: the site is in `web/` below it. */
  assets: string;
  bucket: Bucket;
  settings: SiteSettings;
};

const settingsBlock =
  /(<script type="application\/json" id="platform-settings">)\s*\{\}\s*(<\/script>)/;

/**
 * Puts the built site into its bucket: first the hashed assets, kept for ever by browsers and never
 * deleted here (a page that is open still asks for the old ones), then the page that names them.
 */
export class SiteDeployment extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { stage, assets, bucket, settings }: SiteDeploymentProps,
  ) {
    super(scope, id);
    const web = join(assets, 'web');
    const shared = {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Log', {
        logGroupName: physicalNames(this, stage).logs('site-deployment'),
        retention: stage.logRetention,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const hashed = new BucketDeployment(this, 'Assets', {
      ...shared,
      sources: [Source.asset(web, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const page = new BucketDeployment(this, 'Page', {
      ...shared,
      sources: [
        Source.asset(web, { exclude: ['assets', 'index.html'] }),
        Source.data('index.html', withSettings(join(web, 'index.html'), settings)),
      ],
      cacheControl: [CacheControl.noCache()],
    });
    page.node.addDependency(hashed);
  }
}

function withSettings(file: string, settings: SiteSettings): string {
  if (!existsSync(file)) throw new Error(`The site is missing in ${file}: run npm run build.`);
  const html = readFileSync(file, 'utf8');
  if (!settingsBlock.test(html)) {
    throw new Error(`${file} has no empty "platform-settings" block to fill in.`);
  }
  return html.replace(settingsBlock, (_, open, close) => open + JSON.stringify(settings) + close);
}
