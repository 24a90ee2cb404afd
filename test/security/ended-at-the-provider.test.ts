import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openIdentityApi } from '../world/identity-api.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, raw, runtime } = world;
const { ask, clientId } = openIdentityApi(world);

type Tokens = Awaited<ReturnType<typeof runtime.issueTokens>>;
type Browser = { tokens: Tokens; person: Person };

/** One more browser of somebody, with its own tokens. */
async function browserOf({ email, ...person }: Person): Promise<Browser> {
  const tokens = await runtime.issueTokens(email);
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  return { tokens, person: { ...person, email, headers } };
}

/** The requests that the holder of a browser's tokens may still send to the provider, each by whether it was done. */
async function powersAtProvider({ tokens: { accessToken, refreshToken } }: Browser) {
  const AccessToken = accessToken;
  const tries: Record<string, object> = {
    GetTokensFromRefreshToken: { ClientId: clientId, RefreshToken: refreshToken },
    GetUser: { AccessToken },
    UpdateUserAttributes: { AccessToken, UserAttributes: [{ Name: 'locale', Value: 'es' }] },
    ChangePassword: {
      AccessToken,
      PreviousPassword: 'not the password',
      ProposedPassword: 'a long enough password',
    },
    GlobalSignOut: { AccessToken },
    DeleteUser: { AccessToken },
  };
  const done: string[] = [];
  for (const [action, input] of Object.entries(tries)) {
    const { body } = await ask(action, input);
    const refused = /revoked|Invalid Refresh Token/.test(String(body['message']));
    if (!refused) done.push(action);
  }
  return done;
}

const ended = { status: 401, problem: { code: 'session_ended' } };
const good = { status: 200 };
const visit = ({ person }: Browser) => call(person, 'accounts.getMe');

async function twoBrowsers() {
  const somebody = await newPerson();
  return { stolen: await browserOf(somebody), own: await browserOf(somebody) };
}

describe('case 10: an ended session is ended at the provider too', () => {
  it('when it is ended alone', async () => {
    const { stolen, own } = await twoBrowsers();
    const { sessionId } = await ok(stolen.person, 'accounts.noteSession', { body: {} });
    await ok(own.person, 'accounts.endSession', { params: { sessionId } });
    expect(await powersAtProvider(stolen)).toEqual([]);
    expect(await visit(stolen)).toMatchObject(ended);
    expect(await visit(own)).toMatchObject(good);
  });

  it('when all others are ended', async () => {
    const { stolen, own } = await twoBrowsers();
    await ok(own.person, 'accounts.endOtherSessions');
    expect(await powersAtProvider(stolen)).toEqual([]);
    expect(await visit(stolen)).toMatchObject(ended);
    expect(await visit(own)).toMatchObject(good);
  });

  it('when somebody signs out everywhere: our API refuses each token as well', async () => {
    const { stolen, own } = await twoBrowsers();
    await ok(own.person, 'accounts.endOtherSessions', { query: { all: 'true' } });
    for (const browser of [stolen, own]) {
      expect(await powersAtProvider(browser)).toEqual([]);
      expect(await visit(browser)).toMatchObject(ended);
    }
  });

  it('when a forgotten password is reset, without any browser telling us', async () => {
    const somebody = await newPerson();
    const { email } = somebody;
    const stolen = await browserOf(somebody);
    expect(await visit(stolen)).toMatchObject(good);
    await ask('ForgotPassword', { ClientId: clientId, Username: email });
    const { code = '' } = await runtime.outbox.waitFor(email);
    const { status } = await ask('ConfirmForgotPassword', {
      ClientId: clientId,
      Username: email,
      ConfirmationCode: code,
      Password: 'the password afterwards',
    });
    expect(status).toBe(200);
    expect(await visit(stolen)).toMatchObject(ended);
    expect(await powersAtProvider(stolen)).toEqual([]);
    ahead += 2000;
    expect(await visit(await browserOf(somebody))).toMatchObject(good);
  });
});

/** A token as it would come of the provider's cookie: a new session of an old sign-in. */
function byCookie({ tokens }: Browser): Record<string, string> {
  const [, payload = ''] = tokens.accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const iat = Math.floor((Date.now() + ahead) / 1000);
  const token = runtime.cognito.admin.signToken({ ...claims, origin_jti: randomUUID(), iat });
  return { authorization: `Bearer ${token}` };
}
const visitWith = (headers: Record<string, string>) => raw({ method: 'GET', path: '/me', headers });

describe('case 10: who comes back by the cookie that the provider keeps for an hour', () => {
  it('is let in from the browser that stayed, and refused from the one that was ended', async () => {
    const somebody = await newPerson();
    const stolen = await browserOf(somebody);
    ahead += 2000;
    const own = await browserOf(somebody);
    const { sessionId } = await ok(stolen.person, 'accounts.noteSession', { body: {} });
    await ok(own.person, 'accounts.endSession', { params: { sessionId } });
    ahead += 2000;
    expect(await visitWith(byCookie(stolen))).toMatchObject(ended);
    expect(await visitWith(byCookie(own))).toMatchObject(good);
  });

  it('is the one browser that kept itself, where all others were ended', async () => {
    const somebody = await newPerson();
    const stolen = await browserOf(somebody);
    ahead += 2000;
    const own = await browserOf(somebody);
    await ok(own.person, 'accounts.endOtherSessions');
    ahead += 2000;
    expect(await visitWith(byCookie(stolen))).toMatchObject(ended);
    expect(await visitWith(byCookie(own))).toMatchObject(good);
  });
});

it('the address is not among what a token may write', async () => {
  const somebody = await browserOf(await newPerson());
  const { body } = await ask('UpdateUserAttributes', {
    AccessToken: somebody.tokens.accessToken,
    UserAttributes: [{ Name: 'email', Value: 'taken.over@example.com' }],
  });
  expect(body).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'A client attempted to write unauthorized attribute',
  });
});
