import { describe, expect, it } from 'vitest';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const admin = await newPerson('admins');

const ask = (person: Person, reason?: string) =>
  call(person, 'accounts.requestTeacherRole', { body: reason === undefined ? {} : { reason } });
const own = (person: Person) => ok(person, 'accounts.getTeacherRequest');
async function decide(person: Person, decision: 'approved' | 'declined') {
  const { request } = await own(person);
  const body = { decision, version: request?.version ?? 0 };
  await ok(admin, 'accounts.decideTeacherRequest', { params: { userId: person.userId }, body });
  await runtime.drained();
}
const mailsTo = ({ email }: Person) =>
  runtime.outbox.list(email).map(({ subject, text }) => ({ subject, text }));

describe('somebody who asked to teach', () => {
  it('sees since when it waits, and may say why, which the admin reads', async () => {
    const person = await newPerson();
    expect(await own(person)).toEqual({ request: null, granted: false });
    await ask(person);
    const { request } = await own(person);
    expect(request).toMatchObject({ state: 'pending', reason: '', askAgainAt: null });
    const reason = 'I have taught knots for ten years.';
    await ok(person, 'accounts.explainTeacherRequest', { body: { reason } });
    expect((await own(person)).request).toMatchObject({
      reason,
      requestedAt: request?.requestedAt,
    });
    const { items } = await ok(admin, 'accounts.listTeacherRequests', { query: { limit: '100' } });
    expect(items).toContainEqual(expect.objectContaining({ userId: person.userId, reason }));
    expect((await ask(person, 'Again')).problem?.code).toBe('request_pending');
  });

  it('is written to after the approval, once, and the next token teaches', async () => {
    const person = await newPerson();
    await ok(person, 'accounts.updateMe', { body: { version: 1, language: 'es' } });
    await ask(person, 'Knots');
    await decide(person, 'approved');
    const mails = mailsTo(person).filter(({ subject }) => subject === 'Ya puedes enseñar');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${runtime.siteUrl}/es/teacher-dashboard`);
    expect(await own(person)).toMatchObject({ request: { state: 'approved' }, granted: true });
  });

  it('is told of a decline, and when one may ask again: not before', async () => {
    const person = await newPerson();
    await ask(person);
    await decide(person, 'declined');
    expect(mailsTo(person)).toMatchObject([
      { subject: expect.stringMatching(/request|solicitud/) },
    ]);
    const { request } = await own(person);
    expect(request?.state).toBe('declined');
    const days = (Date.parse(request?.askAgainAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await ask(person)).problem?.code).toBe('request_too_soon');
    const explain = await call(person, 'accounts.explainTeacherRequest', { body: { reason: 'x' } });
    expect(explain.problem?.code).toBe('request_decided');
  });
});
