import type { HostedHandler } from './exchange.ts';
import { HostedError, redirect } from './http.ts';
import { endLogin } from './logins.ts';

/**
 * GET /logout: ends the provider's session, then leads to `logout_uri` of the client's list, or, when
 * `redirect_uri` is given instead, to a fresh sign-in.
 */
export const logout: HostedHandler = ({ request, response, query, services }) => {
  const client = services.options.clients.find(({ id }) => id === query.get('client_id'));
  if (!client) throw new HostedError(400, 'invalid_request');
  const logoutUri = query.get('logout_uri');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (
    logoutUri !== null
      ? !client.logoutUrls.includes(logoutUri)
      : !client.callbackUrls.includes(redirectUri)
  ) {
    throw new HostedError(400, 'redirect_mismatch');
  }
  endLogin(request, response, services);
  redirect(response, logoutUri ?? `/login?${query.toString()}`);
};
