import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Gateway } from '../gateway/gateway.ts';
import { type HttpRequest, type HttpResponse, joinHeaders } from '../http-message.ts';
import {
  answerFromBucket,
  type ObjectReader,
  type OriginAccess,
  type OriginResponse,
} from './bucket-origin.ts';
import { compress } from './compress.ts';
import { createErrorAnswers } from './error-answers.ts';
import { originRequest } from './origin-request.ts';
import type { Behaviour, DistributionDefinition } from './read-distribution.ts';
import { receiveRequest } from './receive-request.ts';
import { relaxPolicy } from './relax-policy.ts';
import { applyResponseHeaders } from './response-headers.ts';

export interface EdgeOptions {
  distribution: DistributionDefinition;
  gateway: Gateway;
  objects: ObjectReader;
  access: (bucket: string) => OriginAccess;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Serves the site's files instead of the bucket: the development server. */
  pages?: (request: IncomingMessage, response: ServerResponse) => void;
}

const known = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'];
const MAX_URL = 8192;

/** A page that CloudFront makes itself. */
function edgeError(status: number, message: string): HttpResponse {
  return {
    status,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(
      `<!doctype html><title>ERROR</title><h1>${status} ERROR</h1><p>${message}</p>`,
    ),
  };
}

function refusalOf(request: HttpRequest, { methods }: Behaviour): HttpResponse | undefined {
  const { method } = request;
  if (!known.includes(method)) return edgeError(405, 'Method not allowed.');
  if (!methods.includes(method)) {
    return edgeError(403, 'This distribution does not allow the HTTP request method.');
  }
  const reads = method === 'GET' || method === 'HEAD';
  if (reads && request.body.length > 0) return edgeError(403, 'A read has no body.');
  return undefined;
}

/** Plays the distribution: behaviour, viewer function, kept errors, origin, response headers, compression. */
export function createEdge(options: EdgeOptions) {
  const { distribution, gateway, objects, access, pages, now } = options;
  const withErrors = createErrorAnswers(distribution.errors, now);

  /** An answer of the function's own, or what is asked of which origin. */
  async function runViewerFunction(request: HttpRequest, { viewerFunction, origin }: Behaviour) {
    if (!viewerFunction) return { request, origin };
    try {
      const result = await viewerFunction(request, distribution);
      if ('statusCode' in result) {
        return {
          status: result.statusCode,
          headers: Object.entries(result.headers),
          body: Buffer.from(result.body),
        };
      }
      const cookies = request.headers.filter(([name]) => name.toLowerCase() === 'cookie');
      const { originId } = result;
      const chosen = originId === undefined ? origin : distribution.origins.get(originId);
      if (!chosen) throw new Error(`There is no origin ${originId}`);
      const headers = [...Object.entries(result.headers), ...cookies];
      return { request: { ...request, url: result.url, headers }, origin: chosen };
    } catch {
      return edgeError(503, 'The CloudFront function failed.');
    }
  }

  function askOrigin(request: HttpRequest, behaviour: Behaviour): Promise<OriginResponse> {
    const { origin } = behaviour;
    if (origin.kind === 'api') {
      return gateway(originRequest(request, behaviour, distribution.domainName));
    }
    const { bucket } = origin;
    const [path, query] = request.url.split('?');
    const url = path === '/' ? `/${distribution.defaultRootObject}` : path!;
    const rooted = { ...request, url: query === undefined ? url : `${url}?${query}` };
    return answerFromBucket(objects, bucket, access(bucket), rooted);
  }

  async function answer(request: HttpRequest, behaviour: Behaviour): Promise<OriginResponse> {
    const refusal = refusalOf(request, behaviour);
    if (refusal) return refusal;
    const seen = await runViewerFunction(request, behaviour);
    const response =
      'status' in seen
        ? seen
        : await withErrors(seen.request, { origin: seen.origin.id, key: behaviour.key }, () =>
            askOrigin(seen.request, { ...behaviour, origin: seen.origin }),
          );
    const { 'accept-encoding': accept = '', range } = joinHeaders(request.headers);
    if (!behaviour.compression || range !== undefined || request.method === 'HEAD') return response;
    const { body } = response;
    const whole = Buffer.isBuffer(body) ? body : Buffer.concat((await body.toArray()) as Buffer[]);
    return compress({ ...response, body: whole }, accept, behaviour.compression);
  }

  function behaviourOf(url: string): Behaviour {
    const [path = '/'] = url.split('?');
    return distribution.behaviours.find(({ pattern }) => !pattern || pattern.test(path))!;
  }

  async function respond(request: HttpRequest): Promise<OriginResponse> {
    if (!request.url.startsWith('/')) return edgeError(400, 'Bad request.');
    const behaviour = behaviourOf(request.url);
    const response =
      request.url.length > MAX_URL
        ? edgeError(414, 'The address is too long.')
        : await answer(request, behaviour);
    const headers = response.headers.filter(
      ([name]) => !/^(connection|transfer-encoding)$/i.test(name),
    );
    headers.push(['via', `1.1 ${distribution.domainName} (CloudFront)`]);
    headers.push(['x-amz-cf-id', randomBytes(24).toString('base64url')]);
    const { responseHeaders } = behaviour;
    const { origin } = joinHeaders(request.headers);
    return {
      ...response,
      headers: responseHeaders ? applyResponseHeaders(headers, responseHeaders, origin) : headers,
    };
  }

  /** The development server answers by itself, under a policy that lets its client work. */
  function serveByPages(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { methods, responseHeaders } = behaviourOf(incoming.url ?? '/');
    // An address that takes no writes is a page or a file of the site, whoever makes it.
    if (!pages || methods.includes('POST')) return false;
    for (const { name, value } of responseHeaders?.added ?? []) {
      const isPolicy = name === 'Content-Security-Policy';
      outgoing.setHeader(name, isPolicy ? relaxPolicy(value) : value);
    }
    pages(incoming, outgoing);
    return true;
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (serveByPages(incoming, outgoing)) return;
    const request = await receiveRequest(incoming);
    const response = await respond(request);
    const { body } = response;
    const isHead = request.method === 'HEAD';
    for (const [name, value] of response.headers) {
      if (!isHead && Buffer.isBuffer(body) && name.toLowerCase() === 'content-length') continue;
      outgoing.appendHeader(name, value);
    }
    const bodiless = isHead || response.status === 204 || response.status === 304;
    if (!bodiless && Buffer.isBuffer(body)) outgoing.setHeader('content-length', body.length);
    outgoing.writeHead(response.status);
    if (Buffer.isBuffer(body)) outgoing.end(bodiless ? undefined : body);
    // A player that has enough hangs up.
    else await pipeline(body, outgoing).catch(() => outgoing.destroy());
  };
}
