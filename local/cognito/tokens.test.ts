import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clientId,
  codeOf,
  password,
  poolId,
  startTestCognito,
  type ApiAnswer,
  type TestCognito,
} from './start-test-cognito.ts';

let pool: TestCognito;
const start = async (client: object = {}) => {
  pool = await startTestCognito({ client });
  pool.clock.now = Date.now();
  await pool.cognito.admin.createUser({
    email: 'ana@example.com',
    password,
    givenName: 'Ana',
    familyName: 'Ruiz',
    groups: ['students', 'admins'],
    locale: 'es',
    confirmed: true,
    sub: '11111111-1111-4111-8111-111111111111',
  });
};
beforeEach(() => start());
afterEach(() => pool.stop());

const renew = (RefreshToken: unknown) =>
  pool.api('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
const resultOf = ({ body }: ApiAnswer) => body['AuthenticationResult'] as Record<string, string>;

describe('tokens', () => {
  it('carry the claims of the cloud', async () => {
    const user = await pool.api(
      'AdminGetUser',
      { UserPoolId: poolId, Username: 'ana@example.com' },
      true,
    );
    const username = user.body['Username'];
    const back = await pool.browser().signIn('ana@example.com', password, { nonce: 'n-1' });
    const { body } = await pool.exchange(codeOf(back));
    const sub = '11111111-1111-4111-8111-111111111111';
    const access = decodeJwt(String(body['access_token']));
    const now = Math.floor(pool.clock.now / 1000);
    const any = expect.stringMatching(/./);
    expect(access).toEqual({
      sub,
      'cognito:groups': ['admins', 'students'],
      iss: `https://cognito-idp.eu-west-1.amazonaws.com/${poolId}`,
      version: 2,
      client_id: clientId,
      origin_jti: any,
      event_id: any,
      token_use: 'access',
      scope: 'openid email profile aws.cognito.signin.user.admin',
      auth_time: now,
      exp: now + 900,
      iat: now,
      jti: any,
      username,
    });
    expect(decodeJwt(String(body['id_token']))).toMatchObject({
      sub,
      aud: clientId,
      token_use: 'id',
      nonce: 'n-1',
      email: 'ana@example.com',
      email_verified: true,
      given_name: 'Ana',
      family_name: 'Ruiz',
      locale: 'es',
      'cognito:username': username,
      'cognito:groups': ['admins', 'students'],
      origin_jti: access['origin_jti'],
    });
  });

  it('follow the pre-token-generation trigger, but never in who they are for', async () => {
    await pool.stop();
    pool = await startTestCognito({
      pool: { triggers: { PreTokenGeneration: 'claims' } },
      invoke: async (_, event) => ({
        ...(event as object),
        response: {
          claimsOverrideDetails: {
            claimsToAddOrOverride: { tenant: 'north', sub: 'someone-else' },
            claimsToSuppress: ['email'],
            groupOverrideDetails: { groupsToOverride: ['teachers'] },
          },
        },
      }),
    });
    const { sub } = await pool.cognito.admin.createUser({
      email: 'ana@example.com',
      password: null,
      givenName: 'Ana',
      familyName: 'Ruiz',
      groups: ['students'],
      locale: 'es',
      confirmed: true,
    });
    const { accessToken, idToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const claims = decodeJwt(idToken);
    expect(claims).toMatchObject({ sub, tenant: 'north', 'cognito:groups': ['teachers'] });
    expect(claims['email']).toBeUndefined();
    expect(decodeJwt(accessToken)['cognito:groups']).toEqual(['teachers']);
  });

  it('pass the verifier that the functions use', async () => {
    const { accessToken, idToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const fetcher = {
      fetch: async () => new TextEncoder().encode(JSON.stringify(pool.cognito.jwks())).buffer,
    };
    const verifier = CognitoJwtVerifier.create(
      { userPoolId: poolId, clientId, tokenUse: 'access' },
      { jwksCache: new SimpleJwksCache({ fetcher }) },
    );
    expect(await verifier.verify(accessToken)).toMatchObject({ token_use: 'access' });
    await expect(verifier.verify(idToken)).rejects.toThrow('Token use not allowed');
  });
});

describe('renewal', () => {
  it('case 12: replaces the refresh token, and the old one is refused', async () => {
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const first = await renew(refreshToken);
    expect(resultOf(first)).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
    const again = await renew(refreshToken);
    expect(again.body['__type']).toBe('RefreshTokenReuseException');
    expect((await renew(resultOf(first)['RefreshToken'])).status).toBe(200);
  });

  it('lets two tabs renew at once within the grace', async () => {
    await pool.stop();
    await start({ rotationGraceSeconds: 30 });
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const [one, two] = await Promise.all([renew(refreshToken), renew(refreshToken)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await renew(resultOf(one)['RefreshToken'])).status).toBe(200);
    expect((await renew(resultOf(two)['RefreshToken'])).status).toBe(200);
    pool.clock.now += 30_000;
    expect((await renew(refreshToken)).body['__type']).toBe('RefreshTokenReuseException');
  });

  it('keeps the token when the client has no rotation, and allows the older call if listed', async () => {
    await pool.stop();
    await start({ rotation: false, authFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] });
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    expect(resultOf(await renew(refreshToken))['RefreshToken']).toBeUndefined();
    const older = await pool.api('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    expect(older.status).toBe(200);
  });

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'])(
    'does not open %s on a client that does not list it',
    async (AuthFlow) => {
      const { body } = await pool.api('InitiateAuth', { ClientId: clientId, AuthFlow });
      expect(body).toEqual({
        __type: 'InvalidParameterException',
        message: `${AuthFlow} flow not enabled for this client`,
      });
    },
  );

  it('works at the token endpoint too', async () => {
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const { status, body } = await pool.exchange('', fields);
    expect(status).toBe(200);
    expect(body['refresh_token']).not.toBe(refreshToken);
    expect((await pool.exchange('', fields)).body).toEqual({ error: 'invalid_grant' });
  });

  it('ends with the life of the first token', async () => {
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    pool.clock.now += 20 * 86_400_000;
    const later = resultOf(await renew(refreshToken))['RefreshToken'];
    pool.clock.now += 10 * 86_400_000;
    expect((await renew(later)).body['__type']).toBe('NotAuthorizedException');
  });

  it('case 3: is refused to another client', async () => {
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const { body } = await pool.api('GetTokensFromRefreshToken', {
      ClientId: 'otherclient',
      RefreshToken: refreshToken,
    });
    expect(body['message']).toBe('Invalid Refresh Token');
    await pool.api('RevokeToken', { ClientId: 'otherclient', Token: refreshToken });
    expect((await renew(refreshToken)).status).toBe(200);
  });

  it('refuses invented tokens', async () => {
    const { refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const [id = '', , mac = ''] = refreshToken.split('.');
    for (const token of [`${id}.2.${mac}`, `${id}.1.${'A'.repeat(43)}`, 'x', '..']) {
      expect((await renew(token)).body['message']).toBe('Invalid Refresh Token');
    }
  });
});

describe('revocation', () => {
  const user = { UserPoolId: poolId, Username: 'ana@example.com' };
  it.each([
    ['RevokeToken', (t: string) => ({ ClientId: clientId, Token: t }), false],
    ['AdminUserGlobalSignOut', () => user, true],
    ['AdminDisableUser', () => user, true],
    ['AdminDeleteUser', () => user, true],
  ])('case 10: %s ends renewal and self-service', async (action, input, role) => {
    const { accessToken, refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    expect((await pool.api(action, input(refreshToken), role)).status).toBe(200);
    expect((await renew(refreshToken)).body['__type']).toBe('NotAuthorizedException');
    const { status } = await pool.api('GetUser', { AccessToken: accessToken });
    expect(status).toBe(400);
  });

  it('GlobalSignOut ends every session of the person and of nobody else', async () => {
    const one = await pool.cognito.admin.issueTokens('ana@example.com');
    const two = await pool.cognito.admin.issueTokens('ana@example.com');
    await pool.api('GlobalSignOut', { AccessToken: one.accessToken });
    expect((await renew(two.refreshToken)).body['message']).toBe('Refresh Token has been revoked');
  });

  it('/oauth2/revoke ends the session and answers unknown tokens alike', async () => {
    const { accessToken, refreshToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    const revoke = async (token: string) => {
      const body = new URLSearchParams({ client_id: clientId, token });
      return (await fetch(`${pool.origin}/oauth2/revoke`, { method: 'POST', body })).status;
    };
    expect(await revoke(refreshToken)).toBe(200);
    expect(await revoke('unknown')).toBe(200);
    expect(await revoke(accessToken)).toBe(400);
    expect((await renew(refreshToken)).status).toBe(400);
  });

  it('case 109: who deletes their account leaves nothing, and the address is free again', async () => {
    const { accessToken } = await pool.cognito.admin.issueTokens('ana@example.com');
    expect((await pool.api('DeleteUser', { AccessToken: accessToken })).status).toBe(200);
    const gone = await pool.api('AdminGetUser', user, true);
    expect(gone.body['__type']).toBe('UserNotFoundException');
  });
});

describe('the browser', () => {
  it('case 81: reads answers on the site and nowhere else', async () => {
    const ask = (origin: string, path: string) =>
      fetch(`${pool.origin}${path}`, { method: 'OPTIONS', headers: { origin } });
    for (const path of ['/', '/oauth2/token']) {
      const ours = await ask('http://localhost:8080', path);
      expect(ours.status).toBe(204);
      expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
      expect(ours.headers.get('access-control-allow-headers')).toContain('x-amz-target');
      for (const origin of ['null', 'https://evil.example', 'http://localhost:8080.evil']) {
        const theirs = await ask(origin, path);
        expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });

  it('is told by name what is not played', async () => {
    const quiet = vi.spyOn(console, 'error');
    const { status, body, headers } = await pool.api('AssociateSoftwareToken', {});
    expect([status, body]).toEqual([
      400,
      {
        __type: 'UnsupportedOperationException',
        message: 'AssociateSoftwareToken is not emulated',
      },
    ]);
    expect(headers.get('x-amzn-errortype')).toBe('UnsupportedOperationException');
    expect(quiet).not.toHaveBeenCalled();
  });
});
