import type { ClientOptions, CognitoOptions } from '../options.ts';
import { HostedError } from './http.ts';

/** An authorization request that may be answered. */
export interface AuthorizeRequest {
  client: ClientOptions;
  redirectUri: string;
  scopes: string[];
  challenge: string;
  state?: string;
  nonce?: string;
  prompt: 'login' | 'none' | null;
  loginHint: string;
  /** The query as it came, for the forms that lead back here. */
  query: string;
}

/** A request whose return address is good, but that cannot be granted. */
export interface RefusedRequest {
  /** The address to send the browser to, with `error` and `state`. */
  refuse: string;
}

const longestQuery = 8192;

/**
 * Checks a request of the code flow with PKCE (RFC 6749, RFC 7636).
 * @throws HostedError 400 when client or return address are not on the list: nobody is redirected then.
 */
export function parseAuthorizeRequest(
  query: URLSearchParams,
  { clients }: CognitoOptions,
): AuthorizeRequest | RefusedRequest {
  const client = clients.find(({ id }) => id === query.get('client_id'));
  const redirectUri = query.get('redirect_uri') ?? '';
  const state = query.get('state') ?? undefined;
  if (!client || query.toString().length > longestQuery)
    throw new HostedError(400, 'invalid_request');
  if (!client.callbackUrls.includes(redirectUri)) throw new HostedError(400, 'redirect_mismatch');

  const scopes = (query.get('scope') ?? client.scopes.join(' ')).split(' ').filter(Boolean);
  const challenge = query.get('code_challenge') ?? '';
  const pkce = query.get('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(challenge);
  const provider = query.get('identity_provider') ?? 'COGNITO';
  const error =
    query.get('response_type') !== 'code'
      ? 'unsupported_response_type'
      : scopes.length === 0 || scopes.some((scope) => !client.scopes.includes(scope))
        ? 'invalid_scope'
        : !pkce || provider !== 'COGNITO'
          ? 'invalid_request'
          : null;
  if (error !== null) return { refuse: withError(redirectUri, error, state) };

  const prompt = query.get('prompt');
  const nonce = query.get('nonce');
  return {
    client,
    redirectUri,
    scopes,
    challenge,
    ...(state !== undefined && { state }),
    ...(nonce !== null && { nonce }),
    prompt: prompt === 'login' || prompt === 'none' ? prompt : null,
    loginHint: query.get('login_hint') ?? '',
    query: query.toString(),
  };
}

export function withError(redirectUri: string, error: string, state: string | undefined): string {
  const address = new URL(redirectUri);
  address.searchParams.set('error', error);
  if (state !== undefined) address.searchParams.set('state', state);
  return address.href;
}
