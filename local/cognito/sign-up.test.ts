import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clientId,
  password,
  poolId,
  startTestCognito,
  type TestCognito,
} from './start-test-cognito.ts';

let pool: TestCognito;
afterEach(() => pool.stop());

const attributes = (changes: Record<string, string> = {}) =>
  Object.entries({
    email: 'ana@example.com',
    given_name: 'Ana',
    family_name: 'Ruiz',
    'custom:requested_role': 'teacher',
    ...changes,
  }).map(([Name, Value]) => ({ Name, Value }));
const Username = '0b5c1f5e-7a3e-4d0c-9a57-7c1f3f0e2a11';
const request = (changes: object = {}) => ({
  ClientId: clientId,
  Username,
  Password: password,
  UserAttributes: attributes(),
  ...changes,
});
const codeFor = async (email: string) => (await pool.mailTo(email)).code ?? '';
const confirm = (ConfirmationCode: string, changes: object = {}) =>
  pool.api('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode, ...changes });

describe('signing up', () => {
  it('mails a six-digit code that confirms the address, once', async () => {
    pool = await startTestCognito();
    const { status, body } = await pool.api('SignUp', request());
    expect(status).toBe(200);
    expect(body).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[\da-f-]{36}$/),
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 'a***@e***',
      },
    });
    const code = await codeFor('ana@example.com');
    expect(code).toMatch(/^\d{6}$/);
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).body['__type']).toBe('ExpiredCodeException');
    expect((await pool.browser().signIn('ana@example.com', password)).status).toBe(302);
  });

  it.each([
    [{ Password: 'short' }, 'InvalidPasswordException'],
    [{ Username: 'ana@example.com' }, 'InvalidParameterException'],
    [{ Username: 'with a blank' }, 'InvalidParameterException'],
    [{ Username: 'zero\u200bwidth' }, 'InvalidParameterException'],
    [{ Username: 'x'.repeat(129) }, 'InvalidParameterException'],
    [{ UserAttributes: attributes({ given_name: '' }) }, 'InvalidParameterException'],
    [{ UserAttributes: attributes({ email: 'none' }) }, 'InvalidParameterException'],
    [{ UserAttributes: attributes({ email: '' }) }, 'InvalidParameterException'],
    [
      { UserAttributes: attributes({ 'custom:requested_role': 'x'.repeat(21) }) },
      'InvalidParameterException',
    ],
    [{ UserAttributes: [...attributes(), ...attributes()] }, 'InvalidParameterException'],
    [{ ClientId: 'other' }, 'ResourceNotFoundException'],
  ])('refuses %j', async (changes, type) => {
    pool = await startTestCognito();
    const { status, body, headers } = await pool.api('SignUp', request(changes));
    expect([status, body['__type'], headers.get('x-amzn-errortype')]).toEqual([400, type, type]);
  });

  it.each(['custom:role', 'cognito:groups', 'groups', 'email_verified', 'sub'])(
    'case 25: %s cannot be written at sign-up or later',
    async (name) => {
      pool = await startTestCognito();
      const { body } = await pool.api(
        'SignUp',
        request({ UserAttributes: attributes({ [name]: 'admins' }) }),
      );
      expect(body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      });
      await pool.api('SignUp', request());
      await confirm(await codeFor('ana@example.com'));
      const { accessToken } = await pool.cognito.admin.issueTokens('ana@example.com');
      const update = await pool.api('UpdateUserAttributes', {
        AccessToken: accessToken,
        UserAttributes: [{ Name: name, Value: 'admins' }],
      });
      expect(update.body['__type']).toBe('NotAuthorizedException');
    },
  );

  it('case 25: a client without a list still cannot write what belongs to the pool', async () => {
    pool = await startTestCognito({ client: { writeAttributes: [] } });
    const { body } = await pool.api(
      'SignUp',
      request({ UserAttributes: attributes({ email_verified: 'true' }) }),
    );
    expect(body['__type']).toBe('NotAuthorizedException');
  });

  it('takes a username once, in any case, whoever races for it', async () => {
    pool = await startTestCognito();
    const answers = await Promise.all(
      [Username, Username.toUpperCase(), Username].map((name, index) => {
        const UserAttributes = attributes({ email: `ana${index}@example.com` });
        return pool.api('SignUp', request({ Username: name, UserAttributes }));
      }),
    );
    const types = answers.flatMap(({ body }) => body['__type'] ?? []);
    expect(types).toEqual(['UsernameExistsException', 'UsernameExistsException']);
  });

  it('case 72: addresses that differ in case, blanks or composition are one account', async () => {
    pool = await startTestCognito();
    const forms = ['josé@example.com', 'JOSÉ@Example.com', ' jose\u0301@example.com '];
    const waiting: Array<{ Username: string; ConfirmationCode: string }> = [];
    for (const email of [...forms, ...forms]) {
      const one = randomUUID();
      await pool.api('SignUp', request({ Username: one, UserAttributes: attributes({ email }) }));
      await vi.waitUntil(() => pool.mails.length > waiting.length);
      waiting.push({ Username: one, ConfirmationCode: pool.mails.at(-1)?.code ?? '' });
    }
    const answers = await Promise.all(
      waiting.map(({ ConfirmationCode, ...person }) => confirm(ConfirmationCode, person)),
    );
    const types = answers.flatMap(({ body }) => body['__type'] ?? []);
    expect(types).toEqual(Array(5).fill('AliasExistsException'));
  });

  it('case 73: text that is not well-formed is refused', async () => {
    pool = await startTestCognito();
    for (const given_name of ['\ud800', 'a\0b']) {
      const { status, body } = await pool.api(
        'SignUp',
        request({ UserAttributes: attributes({ given_name }) }),
      );
      expect([status, body['__type']]).toEqual([400, 'InvalidParameterException']);
    }
    const invalid = await fetch(pool.origin, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: Buffer.from([0x7b, 0xff, 0x7d]),
    });
    expect(invalid.status).toBe(400);
  });

  it('allows five wrong codes, and a code for a day', async () => {
    pool = await startTestCognito();
    await pool.api('SignUp', request());
    const right = await codeFor('ana@example.com');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm(wrong)).body['__type']).toBe('CodeMismatchException');
    }
    expect((await confirm(right)).body['__type']).toBe('LimitExceededException');

    await pool.api('ResendConfirmationCode', { ClientId: clientId, Username });
    await vi.waitUntil(() => pool.mails.length === 2);
    pool.clock.now += 24 * 3_600_000;
    expect((await confirm(await codeFor('ana@example.com'))).body['__type']).toBe(
      'ExpiredCodeException',
    );
  });

  it('case 74: only the mailed code tells that the address has an account, which stays as it was', async () => {
    pool = await startTestCognito();
    await pool.api('SignUp', request());
    await confirm(await codeFor('ana@example.com'));
    const other = { Username: randomUUID() };
    const known = await pool.api('SignUp', request({ ...other, Password: 'Another-Password-1' }));
    const unknown = await pool.api(
      'SignUp',
      request({
        Username: randomUUID(),
        UserAttributes: attributes({ email: 'abc@elsewhere.com' }),
      }),
    );
    const { UserSub: _, ...answer } = known.body;
    expect({ status: known.status, body: answer }).toEqual({
      status: unknown.status,
      body: { UserConfirmed: false, CodeDeliveryDetails: unknown.body['CodeDeliveryDetails'] },
    });
    await vi.waitUntil(() => pool.mails.length === 3);
    const code = await codeFor('ana@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirm(wrong, other)).body['__type']).toBe('CodeMismatchException');
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await confirm(code, other)).body).toEqual({
        __type: 'AliasExistsException',
        message: 'An account with the email already exists.',
      });
    }
    const forced = await confirm(code, { ...other, ForceAliasCreation: true });
    expect(forced.body['__type']).toBe('UnsupportedOperationException');
    expect((await pool.browser().signIn('ana@example.com', 'Another-Password-1')).status).toBe(401);
    expect((await pool.browser().signIn('ana@example.com', password)).status).toBe(302);
  });

  it('case 74: resending, confirming and resetting tell nothing about who has an account', async () => {
    pool = await startTestCognito();
    await pool.api('SignUp', request());
    await confirm(await codeFor('ana@example.com'));
    const user = (name: string) => ({ ClientId: clientId, Username: name });
    for (const action of ['ResendConfirmationCode', 'ForgotPassword']) {
      const known = await pool.api(action, user('ana@example.com'));
      const unknown = await pool.api(action, user('abc@elsewhere.com'));
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    const guess = { ConfirmationCode: 'none', Password: 'Another-Password-1' };
    for (const action of ['ConfirmSignUp', 'ConfirmForgotPassword']) {
      for (let tries = 0; tries < 6; tries += 1) {
        const known = await pool.api(action, { ...user('ana@example.com'), ...guess });
        const unknown = await pool.api(action, { ...user('abc@elsewhere.com'), ...guess });
        expect(unknown.body).toEqual(known.body);
      }
    }
    expect(pool.mails.every(({ to }) => to === 'ana@example.com')).toBe(true);
  });

  it('sends at most ten codes an hour to one address, known or not', async () => {
    pool = await startTestCognito();
    const send = () =>
      pool.api('ForgotPassword', { ClientId: clientId, Username: 'abc@elsewhere.com' });
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200);
    expect((await send()).body['__type']).toBe('LimitExceededException');
    pool.clock.now += 3_600_000;
    expect((await send()).status).toBe(200);
  });
});

describe('the triggers', () => {
  const names = {
    PreSignUp: 'sign-up',
    PostConfirmation: 'sign-up',
    PostAuthentication: 'sign-up',
    CustomMessage: 'sign-up',
  };

  it('see events of the shape that the cloud sends', async () => {
    const events: Array<Record<string, unknown>> = [];
    pool = await startTestCognito({
      pool: { triggers: names },
      invoke: async (_, event) => {
        events.push(structuredClone(event) as Record<string, unknown>);
        return event;
      },
    });
    const { body } = await pool.api('SignUp', request({ ClientMetadata: { language: 'es' } }));
    const sub = body['UserSub'];
    expect(sub).not.toBe(Username);
    await confirm(await codeFor('ana@example.com'));
    await pool.browser().signIn('ana@example.com', password);

    expect(events.map((event) => event['triggerSource'])).toEqual([
      'PreSignUp_SignUp',
      'CustomMessage_SignUp',
      'PostConfirmation_ConfirmSignUp',
      'PostAuthentication_Authentication',
    ]);
    for (const event of events) {
      expect(event).toMatchObject({
        version: '1',
        region: 'eu-west-1',
        userPoolId: poolId,
        userName: Username,
        callerContext: { clientId },
      });
    }
    expect(events[0]).toMatchObject({
      request: {
        userAttributes: { email: 'ana@example.com', 'custom:requested_role': 'teacher' },
        validationData: null,
        clientMetadata: { language: 'es' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(events[1]).toMatchObject({
      request: { codeParameter: '{####}', clientMetadata: { language: 'es' } },
    });
    expect(events[2]).toMatchObject({
      request: {
        userAttributes: { sub, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
      },
    });
  });

  it('may refuse a sign-up with their own words, and then nobody is made', async () => {
    pool = await startTestCognito({
      pool: { triggers: { PreSignUp: 'sign-up' } },
      invoke: () => Promise.reject(new Error('Registration is closed')),
    });
    const { body } = await pool.api('SignUp', request());
    expect(body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Registration is closed.',
    });
    const users = await pool.api('ListUsers', { UserPoolId: poolId }, true);
    expect(users.body['Users']).toEqual([]);
  });

  it('may write the message themselves', async () => {
    pool = await startTestCognito({
      pool: { triggers: { CustomMessage: 'sign-up' } },
      invoke: async (_, event) => ({
        ...(event as object),
        response: {
          emailSubject: 'Tu código\r\nBcc: evil@example.com',
          emailMessage: '<p>Hola, tu código es <b>{####}</b>.</p>',
        },
      }),
    });
    await pool.api('SignUp', request());
    const mail = await pool.mailTo('ana@example.com');
    expect(mail).toEqual({
      to: 'ana@example.com',
      kind: 'verification',
      code: expect.stringMatching(/^\d{6}$/),
      subject: 'Tu código Bcc: evil@example.com',
      text: `Hola, tu código es ${mail.code}.`,
      html: `<p>Hola, tu código es <b>${mail.code}</b>.</p>`,
    });
  });

  it('keep out whoever the post-authentication trigger refuses', async () => {
    pool = await startTestCognito({
      pool: { triggers: { PostAuthentication: 'sign-up' } },
      invoke: () => Promise.reject(new Error('suspended')),
    });
    await pool.api('SignUp', request());
    await confirm(await codeFor('ana@example.com'));
    const answer = await pool.browser().signIn('ana@example.com', password);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});
