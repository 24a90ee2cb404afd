import * as z from 'zod';
import { CognitoError, invalidParameter, notEmulated } from '../cognito-error.ts';
import { assertMaySignIn, type Services } from '../services.ts';
import { selfServiceScope } from '../tokens.ts';
import { operation, text } from './operation.ts';

export const getTokensFromRefreshToken = operation(
  'anonymous',
  z.object({ ClientId: text, RefreshToken: text }),
  (input, services) => refresh(input.RefreshToken, input.ClientId, services),
);

export const initiateAuth = operation(
  'anonymous',
  z.object({
    ClientId: text,
    AuthFlow: text,
    AuthParameters: z.record(z.string(), z.string()).default({}),
  }),
  (input, services) => {
    const client = services.client(input.ClientId);
    const flow = input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow;
    // Cognito itself refuses this flow on a client with rotation.
    const refused = flow === 'REFRESH_TOKEN_AUTH' && client.rotation;
    if (refused || !client.authFlows?.includes(`ALLOW_${flow}`)) {
      throw invalidParameter(`${flow} flow not enabled for this client`);
    }
    if (flow !== 'REFRESH_TOKEN_AUTH') throw notEmulated(`InitiateAuth with ${flow}`);
    return refresh(input.AuthParameters['REFRESH_TOKEN'] ?? '', input.ClientId, services);
  },
);

export const revokeToken = operation(
  'anonymous',
  z.object({ ClientId: text, Token: text }),
  (input, services) => {
    const client = services.client(input.ClientId);
    if (services.key.open(input.Token)) {
      throw new CognitoError('UnsupportedTokenTypeException', 'Token type is not supported.');
    }
    const session = services.sessions.ofRefreshToken(input.Token);
    if (session?.clientId === client.id) services.sessions.revoke(session.id);
    return {};
  },
);

export const globalSignOut = operation(
  'anonymous',
  z.object({ AccessToken: text }),
  (input, services) => {
    const { user } = services.tokens.authenticate(input.AccessToken, selfServiceScope);
    services.sessions.revokeAll(user.username);
    return {};
  },
);

async function refresh(token: string, clientId: string, services: Services): Promise<object> {
  const client = services.client(clientId);
  // The person first: a refused renewal must not have replaced the token.
  assertMaySignIn(services.users.find(services.sessions.ofRefreshToken(token)?.username ?? ''));
  const session = services.sessions.redeem(token, client);
  const issued = await services.tokens.issue(session, client, 'TokenGeneration_RefreshTokens');
  return {
    AuthenticationResult: {
      AccessToken: issued.accessToken,
      IdToken: issued.idToken,
      TokenType: 'Bearer',
      ExpiresIn: client.accessTokenSeconds,
      ...(client.rotation && { RefreshToken: issued.refreshToken }),
    },
    ChallengeParameters: {},
  };
}
