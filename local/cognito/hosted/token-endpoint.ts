import { CognitoError } from '../cognito-error.ts';
import type { ClientOptions } from '../options.ts';
import { assertMaySignIn, type Services } from '../services.ts';
import type { Session } from '../sessions.ts';
import type { TokenSource } from '../tokens.ts';
import type { HostedHandler } from './exchange.ts';
import { redeemCode } from './grants.ts';
import { HostedError, readForm, sendJson } from './http.ts';

/** POST /oauth2/token: a code, or a refresh token, against tokens. */
export const exchangeToken: HostedHandler = async ({ request, response, services }) => {
  const form = await readForm(request);
  const client = clientOf(form, services);
  const [session, source] = redeem(form, client, services);
  const issued = await services.tokens.issue(session, client, source);
  const renewed = source === 'TokenGeneration_RefreshTokens';
  sendJson(response, 200, {
    id_token: issued.idToken,
    access_token: issued.accessToken,
    ...((!renewed || client.rotation) && { refresh_token: issued.refreshToken }),
    expires_in: client.accessTokenSeconds,
    token_type: 'Bearer',
  });
};

/** POST /oauth2/revoke (RFC 7009): ends the session of a refresh token; an unknown one is no error. */
export const revokeToken: HostedHandler = async ({ request, response, services }) => {
  const form = await readForm(request);
  const client = clientOf(form, services);
  const token = form.get('token');
  if (!token) throw new HostedError(400, 'invalid_request');
  if (services.key.open(token)) throw new HostedError(400, 'unsupported_token_type');
  const session = services.sessions.ofRefreshToken(token);
  if (session?.clientId === client.id) services.sessions.revoke(session.id);
  response.writeHead(200, { 'content-length': 0, 'cache-control': 'no-store' }).end();
};

function redeem(
  form: URLSearchParams,
  client: ClientOptions,
  services: Services,
): [Session, TokenSource] {
  try {
    switch (form.get('grant_type')) {
      case 'authorization_code': {
        const session = redeemCode(
          form.get('code') ?? '',
          {
            clientId: client.id,
            redirectUri: form.get('redirect_uri') ?? '',
            verifier: form.get('code_verifier') ?? '',
          },
          services,
        );
        assertMaySignIn(services.users.find(session?.username ?? ''));
        if (session) return [session, 'TokenGeneration_HostedAuth'];
        break;
      }
      case 'refresh_token': {
        const token = form.get('refresh_token') ?? '';
        const known = services.sessions.ofRefreshToken(token);
        assertMaySignIn(services.users.find(known?.username ?? ''));
        return [services.sessions.redeem(token, client), 'TokenGeneration_RefreshTokens'];
      }
      default:
        throw new HostedError(400, 'unsupported_grant_type');
    }
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
  }
  throw new HostedError(400, 'invalid_grant');
}

function clientOf(form: URLSearchParams, { options }: Services): ClientOptions {
  const client = options.clients.find(({ id }) => id === form.get('client_id'));
  if (!client) throw new HostedError(400, 'invalid_client');
  return client;
}
