import { createClient, type Client } from '#shared/contract/client.ts';

type Tokens = { accessToken: string; idToken: string };

/** The API's client of one person. @param apiUrl with `/api/v1`, no slash behind it */
export const signedInClient = (apiUrl: string, { accessToken, idToken }: Tokens): Client =>
  createClient({
    baseUrl: apiUrl,
    send(request) {
      request.headers.set('authorization', `Bearer ${accessToken}`);
      request.headers.set('x-id-token', idToken);
      return fetch(request);
    },
  });
