import type { Localize } from '../addresses.ts';
import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, type Resource, TemplateError } from '../template/template.ts';
import { type ErrorRules, readErrorRules } from './error-answers.ts';
import {
  type CacheKey,
  cacheKeyOf,
  type Compression,
  compressionOf,
  type Forwarding,
  forwardingOf,
} from './policies.ts';
import { servesApi } from './serves-api.ts';
import { readResponseHeaders, type ResponseHeadersPolicy } from './response-headers.ts';
import { compileViewerFunction, type ViewerFunction } from './viewer-function.ts';
import { records, text } from '../template/read-properties.ts';

export type Origin = { id: string; customHeaders: [name: string, value: string][] } & (
  | { kind: 'bucket'; bucket: string }
  | { kind: 'api' }
);

export interface Behaviour {
  /** Undefined for the default behaviour. */
  pattern: RegExp | undefined;
  origin: Origin;
  methods: string[];
  compression: Compression | undefined;
  forwarding: Forwarding;
  key: CacheKey;
  viewerFunction: ViewerFunction | undefined;
  responseHeaders: ResponseHeadersPolicy | undefined;
}

export interface DistributionDefinition {
  id: string;
  domainName: string;
  defaultRootObject: string;
  /** By the id under which a behaviour or a viewer function names one. */
  origins: ReadonlyMap<string, Origin>;
  /** In the order in which they are tried; the default one comes last. */
  behaviours: Behaviour[];
  errors: ErrorRules;
}

/** CloudFront's path patterns: `*` for any characters, `?` for one; case matters. */
export function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/?/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}

function readOrigin(stack: Stack, origin: Properties): Origin {
  const id = text(origin['Id']);
  const domain = text(origin['DomainName']);
  const customHeaders = records(origin['OriginCustomHeaders']).map((header): [string, string] => [
    text(header['HeaderName']).toLowerCase(),
    text(header['HeaderValue']),
  ]);
  const bucket = stack.ofType('AWS::S3::Bucket').find(({ ref }) => domain.startsWith(`${ref}.s3.`));
  if (bucket) return { kind: 'bucket', id, bucket: bucket.ref, customHeaders };
  const api = stack
    .ofType('AWS::ApiGatewayV2::Api')
    .find(({ ref }) => domain.startsWith(`${ref}.execute-api.`));
  if (api && !origin['OriginPath']) return { kind: 'api', id, customHeaders };
  throw new TemplateError(`The origin ${domain} is not played by the local edge.`);
}

function readViewerFunction(
  stack: Stack,
  behaviour: Properties,
  now: () => number,
): ViewerFunction | undefined {
  const [association, ...more] = records(behaviour['FunctionAssociations']);
  if (!association) return undefined;
  if (more.length > 0 || association['EventType'] !== 'viewer-request') {
    throw new TemplateError('The local edge plays one viewer-request function for a behaviour.');
  }
  const arn = association['FunctionARN'];
  const found = stack.ofType('AWS::CloudFront::Function').find(({ ref }) => ref === arn);
  if (!found) throw new TemplateError(`The CloudFront Function ${text(arn)} does not exist.`);
  return compileViewerFunction(text(found.properties['FunctionCode']), now);
}

/**
 * Reads the distributions of a stack: the site, and what delivers files if there is such a one.
 * @param now milliseconds since the epoch, for their functions
 * @throws TemplateError naming what the local edge does not play.
 */
export function readDistributions(
  stack: Stack,
  localize: Localize,
  now: () => number,
): { site: DistributionDefinition; files: DistributionDefinition | undefined } {
  const all = stack.ofType('AWS::CloudFront::Distribution');
  const [site, ...otherSites] = all.filter(({ properties }) => servesApi(properties));
  const [files, ...others] = all.filter(({ properties }) => !servesApi(properties));
  if (!site || otherSites.length > 0 || others.length > 0) {
    throw new TemplateError('The local edge plays one site and one more distribution for files.');
  }
  return {
    site: readDistribution(site, stack, localize, now),
    files: files && readDistribution(files, stack, localize, now),
  };
}

function readDistribution(
  distribution: Resource,
  stack: Stack,
  localize: Localize,
  now: () => number,
): DistributionDefinition {
  const config = distribution.properties['DistributionConfig'];
  if (!isRecord(config)) throw new TemplateError('The distribution has no DistributionConfig.');
  const origins = new Map(
    records(config['Origins']).map((origin) => [text(origin['Id']), readOrigin(stack, origin)]),
  );
  const policies = new Map(
    stack.ofType('AWS::CloudFront::ResponseHeadersPolicy').map(({ ref, properties }) => {
      const policy = properties['ResponseHeadersPolicyConfig'];
      return [ref, readResponseHeaders(localize(isRecord(policy) ? policy : {}))];
    }),
  );

  function readBehaviour(behaviour: Properties): Behaviour {
    const origin = origins.get(text(behaviour['TargetOriginId'], ''));
    if (!origin) throw new TemplateError(`No origin ${text(behaviour['TargetOriginId'])}.`);
    if (records(behaviour['LambdaFunctionAssociations']).length > 0) {
      throw new TemplateError('Lambda@Edge is not played by the local edge.');
    }
    const policyId = behaviour['ResponseHeadersPolicyId'];
    const responseHeaders = policies.get(text(policyId, ''));
    if (policyId !== undefined && !responseHeaders) {
      throw new TemplateError(`The response headers policy ${text(policyId)} is not played.`);
    }
    const pattern = behaviour['PathPattern'];
    const methods = behaviour['AllowedMethods'];
    const compression = compressionOf(stack, behaviour['CachePolicyId']);
    const forwarding = forwardingOf(stack, behaviour['OriginRequestPolicyId']);
    const key = cacheKeyOf(stack, behaviour['CachePolicyId']);
    return {
      pattern: pattern === undefined ? undefined : pathPattern(text(pattern)),
      origin,
      methods: Array.isArray(methods) ? methods.map(String) : ['GET', 'HEAD'],
      compression: behaviour['Compress'] === true ? compression : undefined,
      forwarding: {
        ...forwarding,
        query: (name) => forwarding.query(name) || key.query(name),
        header: (name) => forwarding.header(name) || key.headers.includes(name),
      },
      key,
      viewerFunction: readViewerFunction(stack, behaviour, now),
      responseHeaders,
    };
  }

  const fallback = config['DefaultCacheBehavior'];
  return {
    id: distribution.ref,
    domainName: `d${distribution.ref.slice(1).toLowerCase()}.cloudfront.net`,
    defaultRootObject: text(config['DefaultRootObject'], ''),
    origins,
    behaviours: [...records(config['CacheBehaviors']), isRecord(fallback) ? fallback : {}].map(
      readBehaviour,
    ),
    errors: readErrorRules(config),
  };
}
