import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import type { Language } from './texts.ts';

/** One request to the hosted pages. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Each parameter once. */
  query: URLSearchParams;
  language: Language;
  services: Services;
}

export type HostedHandler = (exchange: Exchange) => Promise<void> | void;

/** The site that a client belongs to, by its first return address. */
export function siteOrigin(exchange: Pick<Exchange, 'query' | 'services'>): string {
  const { clients } = exchange.services.options;
  const client =
    clients.find(({ id }) => id === exchange.query.get('client_id')) ??
    clients.find(({ callbackUrls }) => callbackUrls.length > 0);
  const address = client?.callbackUrls[0];
  return address === undefined ? '/' : new URL(address).origin;
}
