import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '#shared/screens.ts';
import { allowOrigin } from '../cors.ts';
import type { Services } from '../services.ts';
import { authorize } from './authorize.ts';
import { siteOrigin, type Exchange, type HostedHandler } from './exchange.ts';
import { sendErrorPage } from './forms.ts';
import { assertSingle, HostedError, redirect, sendJson } from './http.ts';
import { showLogin, submitLogin } from './login.ts';
import { logout } from './logout.ts';
import { chooseLanguage } from './texts.ts';
import { exchangeToken, revokeToken } from './token-endpoint.ts';
import { userInfo } from './user-info.ts';

const routes: Record<string, HostedHandler> = {
  'GET /oauth2/authorize': authorize,
  'GET /login': showLogin,
  'POST /login': submitLogin,
  'GET /logout': logout,
  'POST /oauth2/token': exchangeToken,
  'POST /oauth2/revoke': revokeToken,
  'GET /oauth2/userInfo': userInfo,
  'POST /oauth2/userInfo': userInfo,
  'GET /signup': (exchange) => redirect(exchange.response, siteOrigin(exchange) + paths.register),
  'GET /forgotPassword': (exchange) =>
    redirect(exchange.response, siteOrigin(exchange) + paths.forgotPassword),
};
// Called by the site's script, so they answer JSON and take part in CORS; the other paths are pages.
const scripted = new Set(['/oauth2/token', '/oauth2/revoke', '/oauth2/userInfo']);

/** Answers the hosted sign-in pages and the OAuth endpoints. */
export async function handleHostedUi(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  const base = services.options.hostedUiOrigin;
  // `//` is a path that a client may send, but not an address.
  const { pathname, searchParams } = URL.parse(request.url ?? '/', base) ?? new URL(base);
  const exchange: Exchange = {
    request,
    response,
    query: searchParams,
    language: chooseLanguage(searchParams.get('lang'), request.headers['accept-language']),
    services,
  };
  const json = scripted.has(pathname);
  if (json) allowOrigin(request, response, services.options);
  if (json && request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  try {
    assertSingle(searchParams);
    const handler = routes[`${request.method} ${pathname}`];
    if (!handler) throw new HostedError(404, 'not_found');
    await handler(exchange);
  } catch (error) {
    if (!(error instanceof HostedError)) console.error(`${pathname} failed:`, error);
    const { status, code } =
      error instanceof HostedError ? error : new HostedError(500, 'server_error');
    if (response.headersSent) {
      response.destroy();
    } else if (json) {
      sendJson(response, status, { error: code });
    } else {
      sendErrorPage(exchange, status, code);
    }
  }
}
