import { randomBytes } from 'node:crypto';
import { type HeaderList, type HttpRequest, joinHeaders } from '../http-message.ts';
import type { Behaviour } from './read-distribution.ts';

/** Headers between neighbours, which no proxy hands on. */
const hop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|http2-settings)$/;

/** The headers that only the edge may set; a viewer's own are dropped. */
const ownWords =
  /^(cloudfront-.*|x-amz-cf-.*|x-edge-.*|x-forwarded-(proto|port|host)|x-real-ip|via)$/;

/** The caller that the origin sees: one of the edge's own addresses, here of those for examples (RFC 5737). */
const edgeIp = '192.0.2.1';

/** The request as the origin sees it: the viewer's, filtered by the policy, with the edge's own words. */
export function originRequest(
  request: HttpRequest,
  { forwarding, origin }: Behaviour,
  domainName: string,
): HttpRequest {
  const custom = new Map(origin.customHeaders);
  const viewer = joinHeaders(request.headers);
  const named = (viewer['connection'] ?? '').toLowerCase().split(/,\s*/);
  const headers: HeaderList = request.headers.filter(([given]) => {
    const name = given.toLowerCase();
    if (hop.test(name) || named.includes(name) || ownWords.test(name)) return false;
    if (custom.has(name) || name === 'x-forwarded-for' || name === 'host') return false;
    if (name === 'cookie') return forwarding.cookies;
    if (name.startsWith('content-')) return true;
    return forwarding.header(name);
  });
  const forwardedFor = viewer['x-forwarded-for'];
  headers.push(
    ['x-forwarded-for', forwardedFor ? `${forwardedFor}, ${request.clientIp}` : request.clientIp],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-port', '443'],
    ['via', `1.1 ${domainName} (CloudFront)`],
    ['x-amz-cf-id', randomBytes(24).toString('base64url')],
    ...custom,
  );
  const [path = '/', ...query] = request.url.split('?');
  const sent = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && forwarding.query(pair.split('=')[0] ?? ''))
    .join('&');
  const url = sent === '' ? path : `${path}?${sent}`;
  return { ...request, url, headers, clientIp: edgeIp };
}
