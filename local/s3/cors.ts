import { S3Error } from './s3-error.ts';

export interface CorsRule {
  /** At most one `*` in each. */
  allowedOrigins: string[];
  allowedMethods: string[];
  allowedHeaders?: string[];
  exposedHeaders?: string[];
  maxAgeSeconds?: number;
}

const VARY = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** The CORS headers of an actual response; none when no rule of the bucket covers the request. */
export function corsHeaders(
  rules: CorsRule[],
  origin: string | undefined,
  method: string,
): Record<string, string> {
  const rule = origin === undefined ? undefined : findRule(rules, origin, method);
  return rule && origin !== undefined ? grant(rule, origin) : {};
}

/**
 * Answers a preflight.
 * @throws S3Error AccessForbidden when no rule allows the origin, method and headers together
 */
export function preflight(
  rules: CorsRule[],
  headers: Record<string, string | undefined>,
): Record<string, string> {
  const origin = headers['origin'];
  const method = headers['access-control-request-method'];
  if (origin === undefined || method === undefined)
    throw new S3Error('InvalidRequest', 'Insufficient information. Origin request header needed.');
  const wanted = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = findRule(rules, origin, method, wanted);
  if (!rule)
    throw new S3Error(
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed by the rules of the bucket.',
    );
  return {
    ...grant(rule, origin),
    ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
    ...(rule.maxAgeSeconds !== undefined && {
      'access-control-max-age': String(rule.maxAgeSeconds),
    }),
  };
}

function findRule(
  rules: CorsRule[],
  origin: string,
  method: string,
  wanted: string[] = [],
): CorsRule | undefined {
  return rules.find(
    (rule) =>
      rule.allowedOrigins.some((pattern) => wildcard(pattern, origin)) &&
      rule.allowedMethods.includes(method) &&
      wanted.every((name) =>
        (rule.allowedHeaders ?? []).some((pattern) => wildcard(pattern.toLowerCase(), name)),
      ),
  );
}

function grant(rule: CorsRule, origin: string): Record<string, string> {
  const anyone = rule.allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': anyone ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(!anyone && { 'access-control-allow-credentials': 'true' }),
    ...(rule.exposedHeaders &&
      rule.exposedHeaders.length > 0 && {
        'access-control-expose-headers': rule.exposedHeaders.join(', '),
      }),
    vary: VARY,
  };
}

function wildcard(pattern: string, text: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === text;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return (
    text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after)
  );
}
