import type { HeaderList } from '../http-message.ts';
import { isRecord, type Properties, TemplateError } from '../template/template.ts';
import { text } from '../template/read-properties.ts';

export interface AddedHeader {
  name: string;
  value: string;
  /** Replaces what the origin says; else it only fills a gap. */
  override: boolean;
}

export interface ResponseHeadersPolicy {
  added: AddedHeader[];
  /** Names in lower case. */
  removed: string[];
  /** The headers for an answer to one of the origins, as written, or `*`. */
  cors: { origins: string[]; added: AddedHeader[] } | undefined;
}

type Writer = (config: Properties) => [name: string, value: string];

const securityHeaders: Record<string, Writer> = {
  ContentSecurityPolicy: (config) => [
    'Content-Security-Policy',
    text(config['ContentSecurityPolicy']),
  ],
  ContentTypeOptions: () => ['X-Content-Type-Options', 'nosniff'],
  FrameOptions: (config) => ['X-Frame-Options', text(config['FrameOption'])],
  ReferrerPolicy: (config) => ['Referrer-Policy', text(config['ReferrerPolicy'])],
  StrictTransportSecurity: (config) => [
    'Strict-Transport-Security',
    [
      `max-age=${text(config['AccessControlMaxAgeSec'])}`,
      ...(config['IncludeSubdomains'] === true ? ['includeSubDomains'] : []),
      ...(config['Preload'] === true ? ['preload'] : []),
    ].join('; '),
  ],
  XSSProtection: (config) => [
    'X-XSS-Protection',
    config['Protection'] === true ? `1${config['ModeBlock'] === true ? '; mode=block' : ''}` : '0',
  ],
};

const played = new Set([
  'Name',
  'Comment',
  'CorsConfig',
  'SecurityHeadersConfig',
  'CustomHeadersConfig',
  'RemoveHeadersConfig',
]);

const items = (config: unknown): Properties[] =>
  isRecord(config) && Array.isArray(config['Items']) ? config['Items'].filter(isRecord) : [];

const listed = (config: unknown): string[] =>
  isRecord(config) && Array.isArray(config['Items']) ? config['Items'].map(String) : [];

function readCors(config: Properties): NonNullable<ResponseHeadersPolicy['cors']> {
  const override = config['OriginOverride'] === true;
  const credentials = config['AccessControlAllowCredentials'] === true;
  const named: Record<string, string> = {
    'Access-Control-Allow-Credentials': credentials ? 'true' : '',
    'Access-Control-Expose-Headers': listed(config['AccessControlExposeHeaders']).join(','),
  };
  return {
    origins: listed(config['AccessControlAllowOrigins']),
    added: Object.entries(named)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value, override })),
  };
}

/**
 * Reads a `ResponseHeadersPolicyConfig`.
 * @throws TemplateError naming a part that the local edge does not play.
 */
export function readResponseHeaders(config: Properties): ResponseHeadersPolicy {
  const unknown = Object.keys(config).find((key) => !played.has(key));
  if (unknown) throw new TemplateError(`${unknown} of a response headers policy is not played.`);
  const added: AddedHeader[] = [];
  const security = config['SecurityHeadersConfig'];
  for (const [kind, settings] of Object.entries(isRecord(security) ? security : {})) {
    const write = securityHeaders[kind];
    if (!write || !isRecord(settings)) throw new TemplateError(`${kind} is not played locally.`);
    const [name, value] = write(settings);
    added.push({ name, value, override: settings['Override'] === true });
  }
  for (const item of items(config['CustomHeadersConfig'])) {
    added.push({
      name: text(item['Header']),
      value: text(item['Value']),
      override: item['Override'] === true,
    });
  }
  const removed = items(config['RemoveHeadersConfig']).map((item) =>
    text(item['Header']).toLowerCase(),
  );
  const cors = config['CorsConfig'];
  return { added, removed, cors: isRecord(cors) ? readCors(cors) : undefined };
}

/** The headers that the policy adds for a caller from this origin; a preflight is not played. */
function corsFor(cors: ResponseHeadersPolicy['cors'], origin: string | undefined): AddedHeader[] {
  if (!cors || origin === undefined) return [];
  const value = cors.origins.find((allowed) => allowed === '*' || allowed === origin);
  if (value === undefined) return [];
  return [{ name: 'Access-Control-Allow-Origin', value, override: true }, ...cors.added];
}

/**
 * The origin's headers after the policy.
 * @param origin what the viewer's `Origin` header says
 */
export function applyResponseHeaders(
  headers: HeaderList,
  { added, removed, cors }: ResponseHeadersPolicy,
  origin?: string,
): HeaderList {
  const list = headers.filter(([name]) => !removed.includes(name.toLowerCase()));
  for (const { name, value, override } of [...added, ...corsFor(cors, origin)]) {
    const same = ([given]: [string, string]) => given.toLowerCase() === name.toLowerCase();
    if (list.some(same) && !override) continue;
    for (let at = list.findIndex(same); at >= 0; at = list.findIndex(same)) list.splice(at, 1);
    list.push([name, value]);
  }
  return list;
}
