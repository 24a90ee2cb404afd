import { type HttpRequest, type HttpResponse, joinHeaders } from '../http-message.ts';
import { records } from '../template/read-properties.ts';
import { type Properties, TemplateError } from '../template/template.ts';
import type { OriginResponse } from './bucket-origin.ts';
import type { CacheKey } from './policies.ts';

/** The seconds for which CloudFront keeps an error if no rule says otherwise. */
const usual = 10;
/** The errors that it keeps whatever the origin says, but for those that heed `no-store` and its kin. */
const kept = new Set([404, 410, 414, 500, 501, 502, 503, 504]);
const heeding = new Set([404, 410, 414, 501]);
/** The errors for which a distribution may have a rule; others are refused when it is deployed. */
const ruled = new Set([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]);

/** So many answers are kept; then the oldest go. */
const most = 500;

/** The seconds for which errors of a status are kept at least. */
export type ErrorRules = ReadonlyMap<number, number>;

/**
 * Reads a distribution's custom error responses, which here say how long an error is kept.
 * @throws TemplateError for a page in an error's place, and for a status that CloudFront takes no rule for.
 */
export function readErrorRules(config: Properties): ErrorRules {
  return new Map(
    records(config['CustomErrorResponses']).map((rule) => {
      const status = Number(rule['ErrorCode']);
      if (rule['ResponsePagePath'] !== undefined || rule['ResponseCode'] !== undefined) {
        throw new TemplateError('CustomErrorResponses would turn an API error into a page.');
      }
      if (!ruled.has(status)) {
        throw new TemplateError(`CloudFront takes no custom error response for ${status}.`);
      }
      return [status, Number(rule['ErrorCachingMinTTL'] ?? usual)];
    }),
  );
}

/** The seconds that the origin wants its answer kept; undefined where it does not say. */
function askedFor(cacheControl: string): number | undefined {
  const [, shared] = /\bs-maxage=(\d+)/.exec(cacheControl) ?? [];
  const [, any] = /\bmax-age=(\d+)/.exec(cacheControl) ?? [];
  const asked = shared ?? any;
  return asked === undefined ? undefined : Number(asked);
}

/** The seconds for which CloudFront keeps an error answer. */
function keptFor(response: OriginResponse, rules: ErrorRules): number {
  const { status } = response;
  if (status < 400) return 0;
  const { 'cache-control': cacheControl = '' } = joinHeaders(response.headers);
  const asked = askedFor(cacheControl);
  const rule = rules.get(status);
  if (
    asked === undefined &&
    heeding.has(status) &&
    /\b(no-store|no-cache|private)\b/.test(cacheControl)
  )
    return 0;
  if (!kept.has(status) && rule === undefined) return asked ?? 0;
  return Math.max(asked ?? 0, rule ?? usual);
}

/**
 * Error answers as CloudFront keeps them: to whoever asks with the same key, whatever else they bring.
 * @param now milliseconds since the epoch
 */
export function createErrorAnswers(rules: ErrorRules, now: () => number) {
  const answers = new Map<string, { until: number; response: HttpResponse }>();

  function keyOf({ method, url, headers }: HttpRequest, origin: string, key: CacheKey) {
    const [path = '/', query = ''] = url.split('?');
    const asked = query.split('&').filter((pair) => key.query(pair.split('=')[0] ?? ''));
    const said = joinHeaders(headers);
    return JSON.stringify([
      method,
      origin,
      path,
      asked,
      key.headers.map((name) => said[name] ?? null),
    ]);
  }

  /** An earlier error that is kept, or else the origin's answer, which is kept if it is an error. */
  return async (
    request: HttpRequest,
    { origin, key }: { origin: string; key: CacheKey },
    ask: () => Promise<OriginResponse>,
  ): Promise<OriginResponse> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return ask();
    const name = keyOf(request, origin, key);
    const known = answers.get(name);
    if (known && now() < known.until) return known.response;
    answers.delete(name);
    const response = await ask();
    const { body } = response;
    const seconds = keptFor(response, rules);
    if (seconds > 0 && Buffer.isBuffer(body)) {
      answers.set(name, { until: now() + seconds * 1000, response: { ...response, body } });
      if (answers.size > most) answers.delete(answers.keys().next().value!);
    }
    return response;
  };
}
