import { randomUUID } from 'node:crypto';
import { handleApi } from './api/handle-api.ts';
import { CognitoError, invalidParameter } from './cognito-error.ts';
import { handleHostedUi } from './hosted/handle-hosted-ui.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { Cognito, CognitoOptions, NewUser } from './options.ts';
import { hashPassword } from './passwords.ts';
import { createServices, newUser, type Services } from './services.ts';

/**
 * A user pool with its JSON API and hosted sign-in pages, as far as this product uses them. Whatever else
 * is asked of it is refused by name. Opens no port: the caller routes requests to its two handlers.
 */
export function createCognito(options: CognitoOptions): Cognito {
  const services = createServices(options);
  const { issuer, key, store } = services;
  return {
    issuer,
    handleApi: (request, response, body, caller) =>
      handleApi(request, response, body, caller, services),
    handleHostedUi: (request, response) => handleHostedUi(request, response, services),
    jwks: () => ({ keys: [key.jwk] }),
    openidConfiguration: () => describeProvider(services),
    admin: {
      createUser: (user) => createUser(user, services),
      async issueTokens(email, since = options.now()) {
        const user = services.users.get(email);
        const client = options.clients.find(({ callbackUrls }) => callbackUrls.length > 0);
        if (!client) throw new CognitoError('ResourceNotFoundException', 'The pool has no client.');
        const authTime = Math.floor(since / 1000);
        const session = services.sessions.start({
          username: user.username,
          clientId: client.id,
          scopes: [...client.scopes],
          authTime,
        });
        return services.tokens.issue(session, client, 'TokenGeneration_HostedAuth', authTime);
      },
      signToken: (claims, header) => key.sign(claims, header),
    },
    close: () => store.close(),
  };
}

async function createUser(
  input: NewUser,
  services: Services,
): Promise<{ sub: string; username: string }> {
  const email = normalizeEmail(input.email);
  if (email === null) throw invalidParameter('Invalid email address format.');
  const passwordHash = input.password === null ? null : await hashPassword(input.password);
  const user = newUser(services, {
    username: randomUUID(),
    status: input.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    passwordHash,
    attributes: {
      email,
      email_verified: String(input.confirmed),
      given_name: input.givenName,
      family_name: input.familyName,
      locale: input.locale,
    },
    ...(input.sub !== undefined && { sub: input.sub }),
  });
  services.users.insert({ ...user, groups: [...input.groups] });
  return { sub: user.sub, username: user.username };
}

function describeProvider({ issuer, options }: Services): object {
  const { hostedUiOrigin: origin, clients } = options;
  return {
    issuer,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    end_session_endpoint: `${origin}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [...new Set(clients.flatMap(({ scopes }) => scopes))],
  };
}
