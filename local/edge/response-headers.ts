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
  'SecurityHeadersConfig',
  'CustomHeadersConfig',
  'RemoveHeadersConfig',
]);

const items = (config: unknown): Properties[] =>
  isRecord(config) && Array.isArray(config['Items']) ? config['Items'].filter(isRecord) : [];

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
  return { added, removed };
}

/** The origin's headers after the policy. */
export function applyResponseHeaders(
  headers: HeaderList,
  { added, removed }: ResponseHeadersPolicy,
): HeaderList {
  const list = headers.filter(([name]) => !removed.includes(name.toLowerCase()));
  for (const { name, value, override } of added) {
    const same = ([given]: [string, string]) => given.toLowerCase() === name.toLowerCase();
    if (list.some(same) && !override) continue;
    for (let at = list.findIndex(same); at >= 0; at = list.findIndex(same)) list.splice(at, 1);
    list.push([name, value]);
  }
  return list;
}
