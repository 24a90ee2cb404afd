import { parseAuthorizeRequest, withError } from './authorize-request.ts';
import type { HostedHandler } from './exchange.ts';
import { grantCode } from './grants.ts';
import { redirect } from './http.ts';
import { currentLogin } from './logins.ts';

/** GET /oauth2/authorize: straight back with a code for who is signed in, else to the form. */
export const authorize: HostedHandler = ({ request, response, query, services }) => {
  const parsed = parseAuthorizeRequest(query, services.options);
  if ('refuse' in parsed) return redirect(response, parsed.refuse);
  const login = currentLogin(request, services);
  if (login && parsed.prompt !== 'login')
    return redirect(response, grantCode(parsed, login, services));
  if (parsed.prompt === 'none') {
    return redirect(response, withError(parsed.redirectUri, 'login_required', parsed.state));
  }
  redirect(response, `/login?${parsed.query}`);
};
