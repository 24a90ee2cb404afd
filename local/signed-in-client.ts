import { timeHeader } from './gateway/time-header.ts';
import { createClient, type Client } from '#shared/contract/client.ts';

type Tokens = { accessToken: string; idToken: string };

/** A client of one person at an instant, in milliseconds since the epoch; left out: now. */
export type ClientAt = (at?: number) => Client;

/**
 * The API's client of one person.
 * @param apiUrl with `/api/v1`, no slash behind it
 * @param options.at when the gateway takes the requests for, in milliseconds since the epoch; left out: now
 * @param options.send carries a request; left out: once, whatever is answered
 */
export const signedInClient = (
  apiUrl: string,
  { accessToken, idToken }: Tokens,
  {
    at,
    send = fetch,
  }: { at?: number | undefined; send?: (request: Request) => Promise<Response> } = {},
): Client =>
  createClient({
    baseUrl: apiUrl,
    send(request) {
      request.headers.set('authorization', `Bearer ${accessToken}`);
      request.headers.set('x-id-token', idToken);
      if (at !== undefined) request.headers.set(timeHeader, String(at));
      return send(request);
    },
  });
