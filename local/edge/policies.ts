import type { Stack } from '../template/resolve-template.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import { text, texts } from '../template/read-properties.ts';

/** The parts of a viewer's request that reach the origin. */
export interface Forwarding {
  header: (name: string) => boolean;
  cookies: boolean;
  query: (name: string) => boolean;
}

export interface Compression {
  gzip: boolean;
  br: boolean;
}

const all = () => true;
const none = () => false;
const nothing: Forwarding = { header: none, cookies: false, query: none };

const corsHeaders = ['origin', 'access-control-request-method', 'access-control-request-headers'];

/** CloudFront's managed origin request policies, by their fixed ids. */
const managedOriginRequests: Record<string, Forwarding> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { header: all, cookies: true, query: all },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    header: (name) => name !== 'host',
    cookies: true,
    query: all,
  },
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    ...nothing,
    header: (name) => corsHeaders.includes(name),
  },
};

/** CloudFront's managed cache policies, by their fixed ids. */
const managedCaches: Record<string, Compression> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { gzip: true, br: true },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': { gzip: false, br: false },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { gzip: false, br: false },
};

function configOf(stack: Stack, type: string, id: string, key: string): Properties {
  const found = stack.ofType(type).find(({ ref }) => ref === id);
  const config = found?.properties[key];
  if (isRecord(config)) return config;
  throw new TemplateError(`${type} "${id}" is not played by the local edge.`);
}

/**
 * The parts of a request, beside its path, that tell one answer in the cache from another; all of them reach the
 * origin.
 */
export interface CacheKey {
  query: (name: string) => boolean;
  /** In lower case. */
  headers: string[];
}

/** The key of the cache policy `id`. */
export function cacheKeyOf(stack: Stack, id: unknown): CacheKey {
  if (managedCaches[text(id)]) return { query: none, headers: [] };
  const config = configOf(stack, 'AWS::CloudFront::CachePolicy', text(id), 'CachePolicyConfig');
  const key = config['ParametersInCacheKeyAndForwardedToOrigin'];
  const part = (name: string) => (isRecord(key) && isRecord(key[name]) ? key[name] : {});
  const cookies = text(part('CookiesConfig')['CookieBehavior'], 'none');
  if (cookies !== 'none') throw notPlayed('CookieBehavior', cookies);
  return {
    query: keyQueryOf(part('QueryStringsConfig')),
    headers: keyHeadersOf(part('HeadersConfig')),
  };
}

const notPlayed = (rule: string, value: string) =>
  new TemplateError(`${rule} ${value} of a cache key is not played.`);

function keyQueryOf(query: Properties): CacheKey['query'] {
  const behaviour = text(query['QueryStringBehavior'], 'none');
  if (behaviour === 'none') return none;
  if (behaviour === 'all') return all;
  if (behaviour !== 'whitelist') throw notPlayed('QueryStringBehavior', behaviour);
  const listed = texts(query['QueryStrings']);
  return (name) => listed.includes(name);
}

function keyHeadersOf(headers: Properties): string[] {
  const behaviour = text(headers['HeaderBehavior'], 'none');
  if (behaviour === 'none') return [];
  if (behaviour !== 'whitelist') throw notPlayed('HeaderBehavior', behaviour);
  return texts(headers['Headers']).map((name) => name.toLowerCase());
}

/** The parts that the origin request policy `id` lets through; without one, nothing that varies. */
export function forwardingOf(stack: Stack, id: unknown): Forwarding {
  if (id === undefined) return nothing;
  const managed = managedOriginRequests[text(id)];
  if (managed) return managed;
  const config = configOf(
    stack,
    'AWS::CloudFront::OriginRequestPolicy',
    text(id),
    'OriginRequestPolicyConfig',
  );
  const headers = isRecord(config['HeadersConfig']) ? config['HeadersConfig'] : {};
  const listed = Array.isArray(headers['Headers'])
    ? headers['Headers'].map((name) => text(name).toLowerCase())
    : [];
  const behaviour = text(headers['HeaderBehavior'], 'none');
  const rules: Record<string, Forwarding['header']> = {
    none: () => false,
    whitelist: (name) => listed.includes(name),
    allViewer: () => true,
    allExcept: (name) => !listed.includes(name),
  };
  const header = rules[behaviour];
  if (!header) throw new TemplateError(`HeaderBehavior ${behaviour} is not played locally.`);
  const everything = (part: string, rule: string) => {
    const given = config[part];
    const value = isRecord(given) ? text(given[rule]) : 'none';
    if (value === 'all' || value === 'none') return value === 'all';
    throw new TemplateError(`${rule} ${value} is not played locally.`);
  };
  return {
    header,
    cookies: everything('CookiesConfig', 'CookieBehavior'),
    query: everything('QueryStringsConfig', 'QueryStringBehavior') ? all : none,
  };
}

/** The encodings that the cache policy `id` lets the edge make. */
export function compressionOf(stack: Stack, id: unknown): Compression {
  const managed = managedCaches[text(id)];
  if (managed) return managed;
  const config = configOf(stack, 'AWS::CloudFront::CachePolicy', text(id), 'CachePolicyConfig');
  const key = config['ParametersInCacheKeyAndForwardedToOrigin'];
  return {
    gzip: isRecord(key) && key['EnableAcceptEncodingGzip'] === true,
    br: isRecord(key) && key['EnableAcceptEncodingBrotli'] === true,
  };
}
