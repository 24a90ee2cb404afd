import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/**
 * The physical names that more than one part must know. They follow from stage, account and region
 * alone, so that a part can name another without depending on it (a function and the bucket that
 * wakes it; the site's headers and the bucket that allows the site; the gateway and the functions that it calls).
 */
export function physicalNames(scope: Construct, stage: Stage) {
  const { account, region, partition } = Stack.of(scope);
  const bucket = (what: string) => {
    const name = `${stage.name}-learning-${what}-${account}-${region}`;
    return {
      name,
      arn: `arn:${partition}:s3:::${name}`,
      origin: `https://${name}.s3.${region}.amazonaws.com`,
    };
  };
  const identityPrefix = `${stage.name}-learning-${account}`;
  return {
    site: bucket('site'),
    media: bucket('media'),
    search: bucket('search'),
    accessLogs: bucket('access-logs'),
    identityPrefix,
    identityHost: `${identityPrefix}.auth.${region}.amazoncognito.com`,
    identityApi: `https://cognito-idp.${region}.amazonaws.com`,
    fn: (name: string) => `${stage.name}-learning-${name}`,
    fnArn: (name: string) =>
      `arn:${partition}:lambda:${region}:${account}:function:${stage.name}-learning-${name}`,
    logs: (name: string) => `/learning/${stage.name}/${name}`,
  };
}
