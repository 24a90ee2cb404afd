import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { makeCourse } from '../world/courses.ts';
import { openIdentityApi } from '../world/identity-api.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime, signIn } = world;
const { ask, clientId, signUpClientId } = openIdentityApi(world);
const table = openRawTable(world);

const begin = (person: Person, email: string) =>
  call(person, 'accounts.requestEmailChange', { body: { email } });
const confirm = (person: Person, presentCode: string, newCode: string) =>
  call(person, 'accounts.confirmEmailChange', { body: { presentCode, newCode } });
/** The newest code that was mailed to an address. */
const codeTo = async (email: string) => {
  await runtime.drained();
  const mail = runtime.outbox.list().find(({ to }) => to.includes(email));
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};
const other = (code: string) => (code === '111111' ? '222222' : '111111');

describe('an address that is changed', () => {
  it('takes the codes of both mails, and then signs in, is invited, and is on the profile', async () => {
    const teacher = await newPerson('teachers');
    const { courseId } = await makeCourse(world, teacher, { enrollmentMode: 'invitation' });
    const person = await newPerson();
    const email = 'ada.new@example.com';
    expect(await begin(person, 'Ada.New@Example.com')).toMatchObject({ body: { email } });
    const [present, fresh] = [await codeTo(person.email), await codeTo(email)];
    expect(present).not.toBe(fresh);
    expect(await confirm(person, present, fresh)).toMatchObject({ status: 200, body: { email } });
    expect((await signIn(email)).userId).toBe(person.userId);
    await ok(teacher, 'enrollments.invite', {
      params: { courseId },
      body: { emails: [email] },
    });
    const enrolled = await call(person, 'enrollments.enroll', { params: { courseId }, body: {} });
    expect(enrolled).toMatchObject({ status: 201 });
  });

  it('stays as it was with one code alone, however it is guessed; five tries end it', async () => {
    const person = await newPerson();
    const email = 'guessed@example.com';
    await begin(person, email);
    const [present, fresh] = [await codeTo(person.email), await codeTo(email)];
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = tries % 2 ? [other(present), fresh] : [present, other(fresh)];
      expect(await confirm(person, wrong[0] ?? '', wrong[1] ?? '')).toMatchObject({
        problem: { code: 'email_code_wrong' },
      });
    }
    expect(await confirm(person, present, fresh)).toMatchObject({
      problem: { code: 'email_code_expired' },
    });
    expect((await ok(person, 'accounts.getMe')).email).toBe(person.email);
  });

  it('is forgotten after half an hour, and begun five times an hour at the most', async () => {
    const person = await newPerson();
    const email = 'late@example.com';
    await begin(person, email);
    const codes = [await codeTo(person.email), await codeTo(email)] as const;
    const { pk, sk } = keys.emailChange(person.userId);
    const change = (await table.dump()).get(`${pk} ${sk}`);
    await table.put({ ...change, pk, sk, expiresAt: Math.floor(Date.now() / 1000) - 1 });
    expect(await confirm(person, ...codes)).toMatchObject({
      problem: { code: 'email_code_expired' },
    });
    for (let begun = 0; begun < 4; begun += 1) await begin(person, email);
    expect(await begin(person, email)).toMatchObject({ status: 429 });
  });

  it('case 74: tells nobody whose it is but who holds it', async () => {
    const [person, holder] = [await newPerson(), await newPerson()];
    const free = await begin(person, 'free@example.com');
    const taken = await begin(person, holder.email);
    expect(taken.status).toBe(free.status);
    const codes = [await codeTo(person.email), await codeTo(holder.email)] as const;
    expect(await confirm(person, ...codes)).toMatchObject({ problem: { code: 'email_taken' } });
    expect((await ok(person, 'accounts.getMe')).email).toBe(person.email);
  });

  it('keeps no code in the table', async () => {
    const person = await newPerson();
    await begin(person, 'kept@example.com');
    const code = await codeTo('kept@example.com');
    const kept = JSON.stringify(
      [...(await table.dump()).values()].filter((item) => item.pk === `USER#${person.userId}`),
    );
    expect(kept).not.toContain(code);
  });
});

it('a profile whose account was deleted past us is put before an admin when its address comes back, and passes on nothing', async () => {
  const admin = await newPerson('admins');
  const person = await newPerson();
  const { email, userId } = person;
  await runtime.drained();
  const { accessToken } = await runtime.issueTokens(email);
  expect(await ask('DeleteUser', { AccessToken: accessToken })).toMatchObject({ status: 200 });
  const Username = crypto.randomUUID();
  const given = { email, given_name: 'Ada', family_name: 'Anew', locale: 'en' };
  await ask('SignUp', {
    ClientId: signUpClientId,
    Username,
    Password: 'a long enough password',
    UserAttributes: Object.entries(given).map(([Name, Value]) => ({ Name, Value })),
  });
  const ConfirmationCode = runtime.outbox.list().find(({ to }) => to.includes(email))?.code;
  const confirmed = { ClientId: signUpClientId, Username, ConfirmationCode };
  expect(await ask('ConfirmSignUp', confirmed)).toMatchObject({ status: 200 });
  const anew = await signIn(email);
  expect(anew.userId).not.toBe(userId);
  expect(await ok(anew, 'accounts.getMe')).toMatchObject({ lastName: 'Anew' });
  const old = await ok(admin, 'accounts.getUser', { params: { userId } });
  expect(old.deletionRequestedAt).not.toBeNull();
  expect(clientId).not.toBe(signUpClientId);
});
