import { randomUUID } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { ownProfileSchema } from '#shared/schemas/accounts.ts';
import { createPoolAccounts } from '#functions/accounts/pool-accounts.ts';
import { ownPresenter } from '#functions/accounts/present.ts';
import { erasures, type WaitingErasure } from '#functions/data/accounts/erasures.ts';
import { profiles, unchosen, type Profile } from '#functions/data/accounts/profiles.ts';
import { teacherRequests } from '#functions/data/accounts/teacher-requests.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { fakeDeps } from '#test/support/fake-deps.ts';
import { createFakePool } from '#test/support/fake-pool.ts';
import { startTable } from '#test/support/table.ts';
import { handleTrigger, type TriggerEvent } from './handle-trigger.ts';

const table = await startTable();
const pool = createFakePool();
const deps = { table, pool: pool.client, clock: () => Date.parse('2026-03-01T12:00:00.000Z') };

const ana = { email: 'ana@example.com', given_name: 'Ana', family_name: 'Ruiz', locale: 'es' };

/** The pool's name for somebody, which is never their id. */
const usernameOf = (userId: string) => `name-of-${userId}`;

/** Somebody new in the pool, and what they tell of themselves. */
function newcomer(attributes: Record<string, string> = ana) {
  const userId = randomUUID();
  const account = pool.add(usernameOf(userId));
  return { userId, account, attributes: { sub: userId, ...attributes } };
}

const trigger = (
  triggerSource: string,
  userAttributes: Record<string, string>,
  clientMetadata?: Record<string, string>,
) =>
  ({
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_Test0001',
    triggerSource,
    userName: usernameOf(userAttributes.sub ?? 'unknown'),
    callerContext: { awsSdkVersion: '3', clientId: 'site' },
    request: {
      userAttributes,
      codeParameter: '{####}',
      usernameParameter: '{username}',
      ...(clientMetadata && { clientMetadata }),
    },
    response: { emailSubject: null, emailMessage: null, smsMessage: null },
  }) as unknown as TriggerEvent;

const run = (source: string, attributes: Record<string, string>, said?: Record<string, string>) =>
  handleTrigger(trigger(source, attributes, said), deps);

describe('before somebody signs up', () => {
  test.each([
    ['with the least', { email: ana.email, given_name: 'Ana', family_name: 'Ruiz' }],
    [
      'with everything',
      { ...ana, phone_number: '+34600111222', 'custom:requested_role': 'teacher' },
    ],
    ['in letters of their own', { ...ana, given_name: '李', family_name: "O'Connor-Ñuñez" }],
  ])('%s: nothing is against it', async (_, attributes) => {
    const event = trigger('PreSignUp_SignUp', attributes);
    expect(await handleTrigger(event, deps)).toBe(event);
  });

  test.each([
    ['no name', { given_name: '' }],
    ['a blank name', { family_name: '   ' }],
    ['a long name', { given_name: 'a'.repeat(61) }],
    ['case 73: a zero-width name', { given_name: 'An\u200ba' }],
    ['case 73: a name that turns the text around', { family_name: '\u202eziuR' }],
    ['case 73: half a character', { given_name: '\ud800' }],
    ['case 77: a name of two lines', { given_name: 'Ana\r\nBcc: all@example.com' }],
    ['another language', { locale: 'xx' }],
    ['a phone that is none', { phone_number: 'call me' }],
    ['case 25: the wish to be an admin', { 'custom:requested_role': 'admin' }],
    ['case 25: the wish for a group', { 'custom:requested_role': 'teachers' }],
  ])('%s is refused by a code that the site translates', async (_, wrong) => {
    await expect(run('PreSignUp_SignUp', { ...ana, ...wrong })).rejects.toThrow('invalid_request');
  });

  test('an admin may make somebody in the console with an address alone', async () => {
    const event = trigger('PreSignUp_AdminCreateUser', { email: 'new@example.com' });
    expect(await handleTrigger(event, deps)).toBe(event);
  });
});

describe('somebody who has confirmed', () => {
  test('is a student with a profile', async () => {
    const { userId, account, attributes } = newcomer({ ...ana, phone_number: '+34600111222' });
    await run('PostConfirmation_ConfirmSignUp', attributes);
    expect([...account.groups]).toEqual(['students']);
    expect(await profiles.get(table, userId)).toEqual({
      userId,
      username: usernameOf(userId),
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '+34600111222',
      bio: '',
      ...unchosen,
      poolRoles: ['students'],
      language: 'es',
      status: 'active',
      roles: null,
      rolesSyncedAt: '2026-03-01T12:00:00.000Z',
      teacherRequest: null,
      createdAt: '2026-03-01T12:00:00.000Z',
      version: 1,
    });
    expect(await teacherRequests.get(table, userId)).toBeNull();
  });

  test('case 25: and wants to teach is a student who has asked', async () => {
    const { userId, account, attributes } = newcomer({
      ...ana,
      'custom:requested_role': 'teacher',
    });
    await run('PostConfirmation_ConfirmSignUp', attributes);
    expect([...account.groups]).toEqual(['students']);
    expect(await profiles.get(table, userId)).toMatchObject({
      roles: null,
      teacherRequest: 'pending',
    });
    expect(await teacherRequests.get(table, userId)).toMatchObject({
      state: 'pending',
      version: 1,
    });
  });

  test.each([
    ['  I have taught knots for ten years. ', 'I have taught knots for ten years.'],
    ['x'.repeat(301), ''],
  ])('and said why they would like to teach: %#', async (teachingReason, reason) => {
    const { userId, attributes } = newcomer({ ...ana, 'custom:requested_role': 'teacher' });
    await run('PostConfirmation_ConfirmSignUp', attributes, { teachingReason });
    expect(await teacherRequests.get(table, userId)).toMatchObject({ state: 'pending', reason });
  });

  test('is admitted once, however often the pool says so', async () => {
    const { userId, attributes } = newcomer({ ...ana, 'custom:requested_role': 'teacher' });
    await run('PostConfirmation_ConfirmSignUp', attributes);
    const profile = (await profiles.get(table, userId)) as Profile;
    await table.commit([profiles.replace(profile, { bio: 'Mine' }).item]);
    await Promise.all([
      run('PostConfirmation_ConfirmSignUp', { ...attributes, given_name: 'Other' }),
      run('PostAuthentication_Authentication', { ...attributes, given_name: 'Other' }),
    ]);
    expect(await profiles.get(table, userId)).toMatchObject({
      firstName: 'Ana',
      bio: 'Mine',
      version: 2,
    });
    expect(await teacherRequests.get(table, userId)).toMatchObject({ version: 1 });
  });

  test('whose first admission failed half-way gets their profile when they sign in', async () => {
    const { userId, attributes } = newcomer({ ...ana, 'custom:requested_role': 'teacher' });
    pool.refuseOnce('AdminAddUserToGroup');
    await expect(run('PostConfirmation_ConfirmSignUp', attributes)).rejects.toThrow('failed');
    expect(await profiles.get(table, userId)).toBeNull();
    await run('PostAuthentication_Authentication', attributes);
    expect(await profiles.get(table, userId)).toMatchObject({ teacherRequest: 'pending' });
  });

  test('case 109: who is being erased gets no profile anew, and nobody is told of a fault', async () => {
    const { userId, attributes } = newcomer();
    await run('PostConfirmation_ConfirmSignUp', attributes);
    const profile = (await profiles.get(table, userId)) as Profile;
    const at = '2026-03-01T12:00:00.000Z';
    const before = { state: 'erased' as const, userId, orderedBy: 'an-admin', erasedAt: at };
    await table.commit(erasures.again(profile, before, at));
    const leaving = (await profiles.get(table, userId)) as Profile;
    const erasure = (await erasures.get(table, userId)) as WaitingErasure;
    await table.commit(erasures.begin(erasure, leaving, at).items);
    await run('PostAuthentication_Authentication', attributes);
    expect(await profiles.get(table, userId)).toBeNull();
  });

  test('a new password after a forgotten one admits nobody anew', async () => {
    const { userId, account, attributes } = newcomer();
    await run('PostConfirmation_ConfirmForgotPassword', attributes);
    expect(account.groups.size).toBe(0);
    expect(await profiles.get(table, userId)).toBeNull();
  });

  test('case 10: ends every session with a new password, here and in the pool', async () => {
    const { userId, account, attributes } = newcomer();
    await run('PostConfirmation_ConfirmSignUp', attributes);
    await run('PostConfirmation_ConfirmForgotPassword', attributes);
    expect(account.signOuts).toBe(1);
    expect(await profiles.get(table, userId)).toMatchObject({
      othersEnded: { at: '2026-03-01T12:00:00.000Z', kept: null },
      version: 2,
    });
  });
});

describe('somebody made in the console', () => {
  test('gets a profile at the first sign-in, in the groups that they were given', async () => {
    const { userId, account, attributes } = newcomer({ email: 'new@example.com', locale: 'es-MX' });
    account.groups.add('teachers');
    await run('PostAuthentication_Authentication', attributes);
    expect([...account.groups]).toEqual(['teachers']);
    const profile = (await profiles.get(table, userId)) as Profile;
    expect(profile).toMatchObject({ firstName: '—', lastName: '—', language: 'es', roles: null });
    expect(profile.poolRoles).toEqual(['teachers']);
    const deps = {
      ...fakeDeps(table, () => []),
      poolAccounts: createPoolAccounts(pool.client, 'eu-west-1_Test0001'),
      links: createMediaLinks('https://files.test', 'x'),
    };
    const actor = { userId, roles: [], sessionId: '', profile };
    const own = ownPresenter({ actor, now: 0, deps })(profile);
    expect(ownProfileSchema.safeParse(own).success).toBe(true);
  });

  test('with attributes that nobody checked gets a profile that can be read', async () => {
    const hostile = { given_name: 'x'.repeat(2000), family_name: '\u202e', phone_number: '0' };
    const { userId, attributes } = newcomer({ email: 'new@example.com', ...hostile });
    await run('PostAuthentication_Authentication', attributes);
    const profile = (await profiles.get(table, userId)) as Profile;
    expect(profile).toMatchObject({ firstName: '—', lastName: '—', phone: null, language: 'en' });
  });
});

describe('messages', () => {
  const write = async (source: string, attributes: Record<string, string>) => {
    const event = (await run(source, attributes)) as CustomMessageTriggerEvent;
    return event.response;
  };

  test.each([
    ['CustomMessage_SignUp', 'es', 'Confirma tu dirección de correo'],
    ['CustomMessage_SignUp', 'en', 'Confirm your email address'],
    ['CustomMessage_ResendCode', 'es', 'Confirma tu dirección de correo'],
    ['CustomMessage_ForgotPassword', 'es', 'Elige una contraseña nueva'],
    ['CustomMessage_ForgotPassword', 'fr', 'Choose a new password'],
    ['CustomMessage_AdminCreateUser', 'en', 'Your account is ready'],
  ])('%s in "%s" is headed "%s" and carries the code', async (source, locale, subject) => {
    const { emailSubject, emailMessage } = await write(source, { ...ana, locale });
    expect(emailSubject).toBe(subject);
    expect(emailMessage).toContain('<p>{####}</p>');
    expect(emailMessage?.includes('{username}')).toBe(source === 'CustomMessage_AdminCreateUser');
  });

  test('case 77: nothing that a person typed reaches a message', async () => {
    const hostile = '<img src=//evil.example>\r\nBcc: all@example.com {####}';
    const attributes = Object.fromEntries(
      ['email', 'given_name', 'family_name', 'phone_number', 'locale'].map((name) => [
        name,
        hostile,
      ]),
    );
    const sources = ['SignUp', 'ResendCode', 'ForgotPassword', 'AdminCreateUser'];
    for (const source of sources) {
      const { emailSubject, emailMessage } = await write(`CustomMessage_${source}`, attributes);
      expect(`${emailSubject}${emailMessage}`).not.toMatch(/img|evil|Bcc/);
      expect(emailSubject).not.toMatch(/[\r\n]/);
    }
  });

  test('what there is no text for is left to the pool', async () => {
    expect(await write('CustomMessage_Authentication', ana)).toMatchObject({ emailMessage: null });
  });
});
