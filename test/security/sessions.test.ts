import { describe, expect, it } from 'vitest';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = -600_000;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, raw, signIn, runtime } = world;
const table = openRawTable(world);

const note = (person: Person) => ok(person, 'accounts.noteSession', { body: {} });
const ended = { status: 401, problem: { code: 'session_ended' } };
const end = (by: Person, sessionId: string) =>
  call(by, 'accounts.endSession', { params: { sessionId } });

/** The same person at a second browser. */
async function twoBrowsers() {
  const phone = await newPerson();
  return { phone, laptop: await signIn(phone.email) };
}

const claimsOf = ({ headers }: Person) =>
  JSON.parse(
    Buffer.from((headers.authorization ?? '').split('.')[1] ?? '', 'base64url').toString(),
  ) as { iat: number; exp: number };

describe('case 10: a session that was ended', () => {
  it('is refused by every feature from the next request on, and writes nothing', async () => {
    const { phone, laptop } = await twoBrowsers();
    const { sessionId } = await note(phone);
    expect(await end(laptop, sessionId)).toMatchObject({ status: 200 });
    const before = await table.dump();
    expect(await call(phone, 'accounts.getMe')).toMatchObject(ended);
    expect(await call(phone, 'progress.getDashboard')).toMatchObject(ended);
    expect(await call(phone, 'catalog.list')).toMatchObject(ended);
    expect(
      await call(phone, 'help.sendMessage', {
        body: { name: 'A', email: 'a@example.com', topic: 'other', message: 'Hi', context: null },
      }),
    ).toMatchObject(ended);
    expect(await table.dump()).toEqual(before);
    expect(await call(laptop, 'accounts.getMe')).toMatchObject({ status: 200 });
  });

  it('stays refused with a token that its refresh token brought since', async () => {
    const { phone, laptop } = await twoBrowsers();
    const { sessionId } = await note(phone);
    await end(laptop, sessionId);
    const { iat, exp, ...claims } = claimsOf(phone);
    const renewed = runtime.cognito.admin.signToken({ ...claims, iat: iat + 30, exp: exp + 30 });
    const headers = { authorization: `Bearer ${renewed}` };
    expect(await raw({ method: 'GET', path: '/me', headers })).toMatchObject(ended);
  });

  it('gives no remembered answer either', async () => {
    const { phone, laptop } = await twoBrowsers();
    const again = { body: {}, idempotencyKey: 'the-same-key-each-time' };
    const { sessionId } = await ok(phone, 'accounts.noteSession', again);
    await end(laptop, sessionId);
    expect(await call(phone, 'accounts.noteSession', again)).toMatchObject(ended);
  });

  it('cannot be that of somebody else: theirs answers as one that there is not', async () => {
    const [ana, eva] = [await newPerson(), await newPerson()];
    const { sessionId } = await note(ana);
    const foreign = await end(eva, sessionId);
    const unknown = await end(eva, '1767225600.there-is-none');
    expect(foreign).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect({ ...foreign.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' });
    expect(await call(ana, 'accounts.getMe')).toMatchObject({ status: 200 });
  });

  it('ends with all others, though nobody ever noted it', async () => {
    const { phone: thief, laptop } = await twoBrowsers();
    await ok(laptop, 'accounts.endOtherSessions');
    expect(await call(thief, 'accounts.getMe')).toMatchObject(ended);
    ahead += 2_000;
    expect(await call(await signIn(laptop.email), 'accounts.getMe')).toMatchObject({ status: 200 });
  });
});

it('case 66: the name of a session cannot reach into other keys', async () => {
  const person = await newPerson();
  for (const sessionId of ['PROFILE', '1767225600.a%23b', '1767225600.', '%00', '1'])
    expect(
      await raw({
        method: 'DELETE',
        path: `/me/sessions/${sessionId}`,
        headers: {
          ...person.headers,
          'content-type': 'application/json',
          'idempotency-key': 'k'.repeat(16),
        },
        body: '{}',
      }),
    ).toMatchObject({ status: 400 });
});
