import { beforeEach, describe, expect, it } from 'vitest';
import { openRawTable } from '../world/raw-table.ts';
import { contactMessage } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

/** Never so near to the end of an hour that the next one could begin while this runs. */
const behind = new Date().getUTCMinutes() < 50 ? 0 : 10 * 60_000;
let mailIsDown = false;
const world = await startWorld({
  now: () => Date.now() - behind,
  fault: ({ service }) => (service === 'ses' && mailIsDown ? { kind: '500' } : undefined),
});
const { call, newPerson, ok, raw, runtime } = world;
const table = openRawTable(world);
const readers = 'help@learning.example';

type Message = ReturnType<typeof contactMessage>;
const send = (person: Person | null, changes: Partial<Message> = {}) =>
  call(person, 'help.sendMessage', { body: { ...contactMessage(), ...changes } });
const mails = async () => {
  await runtime.drained();
  return runtime.outbox.list(readers);
};

/** As if the hour had passed: whoever sent something may send five more. */
async function nextHour() {
  const senders = (await table.items()).filter(({ pk }) => pk.startsWith('SENDER#'));
  await Promise.all(senders.map((item) => table.put({ ...item, uses: 0 })));
}
beforeEach(nextHour);

describe('a message to the platform', () => {
  it('goes out as one mail that can be answered, from somebody without an account', async () => {
    const { status, body } = await send(null, { message: 'Hello there,\nis anybody in?' });
    expect(status).toBe(201);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: 'no-reply@learning.example',
      replyTo: ['ana@example.com'],
      subject: `A question about courses (${body.reference})`,
      text: expect.stringContaining('> Hello there,\n> is anybody in?'),
    });
  });

  it('that is sent twice with one key arrives once', async () => {
    const before = (await mails()).length;
    const input = { body: contactMessage(), idempotencyKey: crypto.randomUUID() };
    const first = await call(null, 'help.sendMessage', input);
    const second = await call(null, 'help.sendMessage', input);
    expect(second.body).toEqual(first.body);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('waits while no mail goes out, in nobody’s way, and is not lost', async () => {
    const before = (await mails()).length;
    const [queue] = runtime.queues.names;
    const failures = runtime.queues.byArn(`arn:aws:sqs:eu-west-1:000000000000:${queue}`);
    mailIsDown = true;
    await send(null, { message: 'Written in bad times' });
    const learner = await newPerson();
    const admin = await newPerson('admins');
    const { version } = await ok(admin, 'accounts.getUser', {
      params: { userId: learner.userId },
    });
    await ok(admin, 'accounts.setStatus', {
      params: { userId: learner.userId },
      body: { status: 'suspended', version },
    });
    await runtime.drained();
    mailIsDown = false;
    const profile = (await table.items()).find(({ pk }) => pk === `USER#${learner.userId}`);
    expect(profile).toMatchObject({ rolesSyncedAt: expect.any(String) });
    expect(failures.messages()).toHaveLength(1);
    const { handled } = await failures.redrive(async (body) => {
      const { functionName, record } = body as { functionName: string; record: unknown };
      await runtime.functions.invoke(functionName, { Records: [record] });
    });
    expect(handled).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain('> Written in bad times');
    expect(await mails()).toHaveLength(before + 1);
  });

  it('case 77: leaves no word of anybody’s in a header', async () => {
    const hostile = [
      { name: 'Ana\r\nBcc: all@example.com' },
      { email: 'ana@example.com\r\nBcc: all@example.com' },
      { email: 'ana@example.com, all@example.com' },
      { email: '"Bcc: all@example.com" <ana@example.com>' },
      { topic: 'courses\r\nBcc: all@example.com' as Message['topic'] },
    ];
    for (const changes of hostile)
      expect(await send(null, changes)).toMatchObject({
        status: 400,
        problem: { code: 'invalid_request' },
      });
    const name = '<b>Ana</b> Bcc: all@example.com';
    const { status, body } = await send(null, { name, message: 'From: boss@example.com\n<img>' });
    expect(status).toBe(201);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: [readers],
      subject: `A question about courses (${body.reference})`,
      replyTo: ['ana@example.com'],
    });
    expect(mail).not.toHaveProperty('html');
  });

  it('is the sixth of an hour: a network waits, whatever it claims to be, and people are not held up by it', async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await send(null)).toMatchObject({ status: 201 });
    const refused = { status: 429, problem: { code: 'too_many_requests' } };
    const sixth = await send(null);
    expect(sixth).toMatchObject(refused);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    const claiming = await raw({
      method: 'POST',
      path: '/contact',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': '198.51.100.7',
      },
      body: JSON.stringify(contactMessage()),
    });
    expect(claiming).toMatchObject(refused);
    const learner = await newPerson();
    for (let count = 0; count < 5; count += 1)
      expect(await send(learner)).toMatchObject({ status: 201 });
    expect(await send(learner)).toMatchObject(refused);
    await nextHour();
    expect(await send(null)).toMatchObject({ status: 201 });
  });

  it('leaves no address of a network behind', async () => {
    const items = JSON.stringify(
      (await table.items()).filter(({ pk }) => pk.startsWith('SENDER#')),
    );
    expect(items).toMatch(/SENDER#[\w-]{22}"/);
    expect(items).not.toMatch(/127\.0\.0\.1|192\.0\.2/);
  });
});
