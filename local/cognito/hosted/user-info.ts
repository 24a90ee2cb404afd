import { CognitoError } from '../cognito-error.ts';
import { readableAttributes } from '../tokens.ts';
import type { HostedHandler } from './exchange.ts';
import { HostedError, sendJson } from './http.ts';

/** GET /oauth2/userInfo: the attributes behind an access token with scope openid, all as strings. */
export const userInfo: HostedHandler = ({ request, response, services }) => {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  try {
    const { user, client } = services.tokens.authenticate(token, 'openid');
    sendJson(response, 200, {
      sub: user.sub,
      ...Object.fromEntries(readableAttributes(user, client)),
      username: user.username,
    });
  } catch (error) {
    if (error instanceof CognitoError) throw new HostedError(401, 'invalid_token');
    throw error;
  }
};
