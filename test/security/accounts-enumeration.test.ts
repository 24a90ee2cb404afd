import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openIdentityApi } from '../world/identity-api.ts';
import { openPool } from '../world/pool.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld } from '../world/world.ts';
import { signInWrongly, signUpAttributes } from './sign-in-wrongly.ts';

const world = await startWorld();
const { runtime, signIn } = world;
const table = openRawTable(world);
const { ask, clientId: ClientId, signUpClientId } = openIdentityApi(world);
const password = 'a long enough password';

/** As a browser asks the pool, past the site. */
const askPool = (operation: string, input: object) => ask(operation, { ClientId, ...input });

const signUp = (email: string, Username: string = randomUUID()) =>
  askPool('SignUp', {
    ClientId: signUpClientId,
    Username,
    Password: password,
    UserAttributes: signUpAttributes(email),
  });

/** The hosted page after a wrong password, without what is new on every page. */
async function wrongPassword(email: string) {
  const { answer, token } = await signInWrongly(world, email);
  const body = (await answer.text()).replaceAll(email, 'ADDRESS').replaceAll(token, 'TOKEN');
  return { status: answer.status, headers: [...answer.headers.keys()], body };
}

const person = {
  password,
  givenName: 'Ana',
  familyName: 'Ruiz',
  groups: ['students'],
  locale: 'es',
  confirmed: true,
};
const [confirmed, suspended, waiting] = ['person', 'parted', 'patient'].map(
  (name) => `${name}@example.com`,
) as [string, string, string];
await runtime.createUser({ ...person, email: confirmed });
await runtime.createUser({ ...person, email: suspended });
await openPool(world).disable(await signIn(suspended));
await signUp(waiting);

/** Begins as the known ones do: the answers show the first letters of an address. */
const unknown = () => `p-${randomUUID()}@example.com`;

describe.each([
  ['an account', confirmed],
  ['an account that is closed', suspended],
  ['a registration that waits for its code', waiting],
])('case 74: an address with %s is told from none', (_, known) => {
  it('by no answer to signing up, however often', async () => {
    const stranger = unknown();
    const same = {
      status: 200,
      headers: expect.anything(),
      body: {
        UserConfirmed: false,
        UserSub: expect.stringMatching(/^[\da-f-]{36}$/),
        CodeDeliveryDetails: {
          AttributeName: 'email',
          DeliveryMedium: 'EMAIL',
          Destination: 'p***@e***',
        },
      },
    };
    for (let times = 0; times < 3; times += 1) {
      const answer = await signUp(known);
      expect(answer).toEqual(same);
      expect(await signUp(stranger)).toEqual({ ...same, headers: answer.headers });
    }
  });

  it.each([
    ['ResendConfirmationCode', 'ConfirmSignUp'],
    ['ForgotPassword', 'ConfirmForgotPassword'],
  ])('by no answer to %s and %s', async (ask, prove) => {
    const stranger = unknown();
    const guess = { ConfirmationCode: 'none', Password: password };
    for (const operation of [ask, prove, prove, ask, prove]) {
      const answer = await askPool(operation, { ...guess, Username: known });
      expect(await askPool(operation, { ...guess, Username: stranger })).toEqual(answer);
    }
  });

  it('by no answer to signing in with a wrong password', async () => {
    const answer = await wrongPassword(known);
    expect(answer.status).toBe(401);
    expect(await wrongPassword(unknown())).toEqual(answer);
  });
});

it('case 74: who holds the mailed code learns of the account, and changes nothing about it', async () => {
  const email = 'owner@example.com';
  const { sub } = await runtime.createUser({ ...person, email });
  const before = await table.dump();
  const Username = randomUUID();
  await signUp(email, Username);
  const ConfirmationCode = runtime.outbox.list().find(({ to }) => to.includes(email))?.code;
  expect(await askPool('ConfirmSignUp', { Username, ConfirmationCode })).toMatchObject({
    status: 400,
    body: { __type: 'AliasExistsException' },
  });
  expect(await table.dump()).toEqual(before);
  expect(await signIn(email)).toMatchObject({ userId: sub });
});
