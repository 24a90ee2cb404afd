import { createHash, createHmac } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { type HttpRequest, joinHeaders } from '../http-message.ts';
import { isRecord, TemplateError } from '../template/template.ts';
import { expectViewerLanguage } from './viewer-language.ts';

export interface FunctionResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

export type ViewerFunction = (
  request: HttpRequest,
  distribution: { id: string; domainName: string },
) => Promise<
  | {
      url: string;
      headers: Record<string, string>;
      /** The origin that the function turned to, where it is not the behaviour's. */
      originId: string | undefined;
    }
  | FunctionResponse
>;

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

/** Wall-clock time; a CloudFront Function has a millisecond of CPU, but a busy machine may be slow to give it. */
const LIMIT_MS = 1000;

function queryValues(rawQuery: string): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const part of rawQuery.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const value = { value: rest.join('=') };
    const first = values[name];
    if (first) first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), value];
    else values[name] = value;
  }
  return values;
}

function queryText(values: unknown): string {
  return Object.entries(isRecord(values) ? values : {})
    .flatMap(([name, entry]) => {
      const { value, multiValue = [{ value }] } = entry as Value;
      return multiValue.map((each) => (each.value === '' ? name : `${name}=${each.value}`));
    })
    .join('&');
}

function headerTexts(headers: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(headers) ? headers : {}).map(([name, entry]) => [
      name.toLowerCase(),
      (entry as Value).value,
    ]),
  );
}

/** A default import as the call that a script may make: CloudFront takes both, a script of Node's one. */
const asScript = (code: string) =>
  code.replace(/^import (\w+) from ('[\w-]+');$/gm, 'const $1 = require($2);');

/**
 * Compiles the code of a viewer-request CloudFront Function. It runs without Node's globals.
 * @param now milliseconds since the epoch; a run sees one moment from beginning to end
 * @throws TemplateError when the code does not declare `handler`, or says what CloudFront may not understand.
 */
export function compileViewerFunction(code: string, now: () => number = Date.now): ViewerFunction {
  expectViewerLanguage(code);
  let originId: string | undefined;
  /** The modules that CloudFront's own runtime has, as far as anybody asks for them. */
  function requireModule(name: string): unknown {
    if (name === 'crypto') return { createHash, createHmac };
    if (name === 'cloudfront') return { selectRequestOriginById: (id: string) => (originId = id) };
    throw new TemplateError(`The module ${name} of a CloudFront Function is not played.`);
  }
  const context = createContext(
    { console: { log() {} }, require: requireModule, moment: 0 },
    { codeGeneration: { strings: false } },
  );
  new Script('Date.now = () => moment').runInContext(context);
  new Script(asScript(code), { filename: 'viewer-function.js' }).runInContext(context, {
    timeout: LIMIT_MS,
  });
  if (new Script('typeof handler').runInContext(context) !== 'function') {
    throw new TemplateError('A CloudFront Function has no function named handler.');
  }
  const call = new Script('handler(JSON.parse(event))');

  return async (request, distribution) => {
    const [uri = '/', ...rest] = request.url.split('?');
    const { cookie, ...headers } = joinHeaders(request.headers);
    const cookies = (cookie ?? '')
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, { value: value.join('=') }];
      });
    const event = {
      version: '1.0',
      context: {
        distributionDomainName: distribution.domainName,
        distributionId: distribution.id,
        eventType: 'viewer-request',
        requestId: crypto.randomUUID(),
      },
      viewer: { ip: request.clientIp },
      request: {
        method: request.method,
        uri,
        querystring: queryValues(rest.join('?')),
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, { value }]),
        ),
        cookies: Object.fromEntries(cookies),
      },
    };
    context['event'] = JSON.stringify(event);
    context['moment'] = now();
    originId = undefined;
    const answered: unknown = call.runInContext(context, { timeout: LIMIT_MS });
    // Before anything is waited for: the next run may turn elsewhere.
    const chosen = originId;
    const result: unknown = await answered;
    if (!isRecord(result))
      throw new Error('A CloudFront Function answered neither kind of object.');
    if ('statusCode' in result) {
      const body = isRecord(result['body']) ? result['body']['data'] : result['body'];
      return {
        statusCode: Number(result['statusCode']),
        headers: headerTexts(result['headers']),
        body: typeof body === 'string' ? body : '',
      };
    }
    const query = queryText(result['querystring']);
    return {
      url: String(result['uri']) + (query === '' ? '' : `?${query}`),
      headers: headerTexts(result['headers']),
      originId: chosen,
    };
  };
}
