import { environment } from './template/environment.ts';
import type { Stack } from './template/resolve-template.ts';
import { isRecord } from './template/template.ts';
import { servesApi } from './edge/serves-api.ts';
import { text } from './template/read-properties.ts';

/** The origins at which the runtime listens, without a trailing slash. */
export interface LocalOrigins {
  site: string;
  aws: string;
  identity: string;
  files: string;
}

/** Replaces addresses of the cloud by local ones in every string of a value. */
export type Localize = <T>(value: T) => T;

/**
 * The one map from AWS origins to local ones. The template speaks of AWS addresses alone; whoever
 * hands a part of it to something that runs passes it through here.
 */
export function createAddressMap(stack: Stack, local: LocalOrigins): Localize {
  const { region, urlSuffix } = environment;
  const origins = new Map([[`cognito-idp.${region}.${urlSuffix}`, local.aws]]);
  for (const { properties, ref, type } of stack.resources.values()) {
    if (type === 'AWS::CloudFront::Distribution') {
      const origin = servesApi(properties) ? local.site : local.files;
      origins.set(`d${ref.slice(1).toLowerCase()}.cloudfront.net`, origin);
    } else if (type === 'AWS::Cognito::UserPoolDomain') {
      origins.set(`${text(properties['Domain'])}.auth.${region}.amazoncognito.com`, local.identity);
    } else if (type === 'AWS::ApiGatewayV2::Api') {
      origins.set(`${ref}.execute-api.${region}.${urlSuffix}`, `${local.aws}/_local/execute-api`);
    } else if (type === 'AWS::S3::Bucket') {
      origins.set(`${ref}.s3.${region}.${urlSuffix}`, `${local.aws}/${ref}`);
      origins.set(`${ref}.s3.${urlSuffix}`, `${local.aws}/${ref}`);
    }
  }
  const hosts = [...origins.keys()].map((host) => host.replaceAll('.', '\\.'));
  const pattern = new RegExp(`(https://)?(?<![\\w.-])(${hosts.join('|')})(?![\\w.-])`, 'g');
  const replace = (text: string) =>
    text.replace(pattern, (_, scheme: string | undefined, host: string) => {
      const origin = origins.get(host)!;
      return scheme ? origin : origin.replace('http://', '');
    });
  const localize = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value);
    if (Array.isArray(value)) return value.map(localize);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localize(entry)]));
  };
  return (value) => localize(value) as typeof value;
}
