import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime, signIn } = world;
const admin = await newPerson('admins');

const managed = ({ userId }: Person) => ok(admin, 'accounts.getUser', { params: { userId } });

describe('a person', () => {
  it('sees themselves: a student until somebody says otherwise', async () => {
    const person = await newPerson('students', 'Ada');
    expect(await ok(person, 'accounts.getMe')).toMatchObject({
      userId: person.userId,
      email: person.email,
      firstName: 'Ada',
      roles: ['students'],
      primaryRole: 'students',
      teacherRequest: null,
    });
  });

  it('of several groups has the strongest as the first role', async () => {
    expect(await ok(admin, 'accounts.getMe')).toMatchObject({ primaryRole: 'admins' });
  });

  it('changes their profile; what they leave out stays', async () => {
    const person = await newPerson();
    const before = await ok(person, 'accounts.getMe');
    const after = await ok(person, 'accounts.updateMe', {
      body: { version: before.version, language: 'es', phone: '+34600000000' },
    });
    expect(after).toEqual({
      ...before,
      language: 'es',
      phone: '+34600000000',
      version: before.version + 1,
    });
    expect(await ok(person, 'accounts.getMe')).toEqual(after);
  });

  it('who edits in two windows is told in the second, and shown what the first saved', async () => {
    const person = await newPerson();
    const saved = await ok(person, 'accounts.updateMe', { body: { version: 1, bio: 'First' } });
    expect(
      await call(person, 'accounts.updateMe', { body: { version: 1, bio: 'Second' } }),
    ).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', current: saved },
    });
  });
});

describe('a person who wants to teach', () => {
  const request = (person: Person) => call(person, 'accounts.requestTeacherRole', { body: {} });
  const decide = async (person: Person, decision: 'approved' | 'declined', version: number) =>
    call(admin, 'accounts.decideTeacherRequest', {
      params: { userId: person.userId },
      body: { decision, version },
    });

  it('asks once, and an admin finds the request', async () => {
    const person = await newPerson();
    expect(await request(person)).toMatchObject({ status: 201, body: { state: 'pending' } });
    expect(await request(person)).toMatchObject({
      status: 409,
      problem: { code: 'request_pending' },
    });
    const { items } = await ok(admin, 'accounts.listTeacherRequests');
    expect(items).toContainEqual(
      expect.objectContaining({ userId: person.userId, email: person.email }),
    );
  });

  it('teaches after the approval, with the next token', async () => {
    const person = await newPerson();
    const { body } = await request(person);
    expect(await decide(person, 'approved', body.version)).toMatchObject({ status: 200 });
    await runtime.drained();
    const teacher = await signIn(person.email);
    expect(await ok(teacher, 'accounts.getMe')).toMatchObject({
      roles: ['teachers', 'students'],
      teacherRequest: 'approved',
    });
    expect(await call(teacher, 'courses.create', { body: newCourse() })).toMatchObject({
      status: 201,
    });
  });

  it('who was declined stays a student, and waits before they ask again', async () => {
    const person = await newPerson();
    const { body } = await request(person);
    expect(await decide(person, 'declined', body.version)).toMatchObject({ status: 200 });
    expect(await call(person, 'courses.create', { body: newCourse() })).toMatchObject({
      status: 403,
    });
    expect(await request(person)).toMatchObject({ problem: { code: 'request_too_soon' } });
  });

  it('is decided on once', async () => {
    const person = await newPerson();
    const { body } = await request(person);
    const answers = await Promise.all([
      decide(person, 'approved', body.version),
      decide(person, 'declined', body.version),
    ]);
    const [first, second] = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect([first, second]).toEqual([200, 409]);
  });
});

describe('an admin', () => {
  it('finds everybody by last name, page by page', async () => {
    for (let count = 0; count < 3; count += 1) await newPerson();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '5', ...(cursor ? { cursor } : {}) };
      const page: Awaited<ReturnType<typeof ok<'accounts.listUsers'>>> = await ok(
        admin,
        'accounts.listUsers',
        { query },
      );
      seen.push(...page.items.map(({ lastName }) => lastName));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted());
  });

  it('finds people by the beginning of a name or an address, whatever the accents, each once', async () => {
    const tag = randomUUID().slice(0, 8);
    const ana = await newPerson(undefined, `Ánne${tag}`);
    const other = await newPerson(undefined, `Bob${tag}`);
    await runtime.drained();
    const find = async (q: string) =>
      (await ok(admin, 'accounts.listUsers', { query: { q } })).items.map(({ userId }) => userId);
    for (const q of [
      `anne${tag}`,
      `ANNE${tag.slice(0, 4)} test`,
      ana.email,
      ana.email.slice(0, -4),
    ])
      expect(await find(q)).toEqual([ana.userId]);
    expect(await find(`bob${tag}`)).toEqual([other.userId]);
    expect(await find(tag)).toEqual([]);

    const { version } = await managed(ana);
    await ok(ana, 'accounts.updateMe', { body: { firstName: `Zoe${tag}`, version } });
    await runtime.drained();
    expect(await find(`anne${tag}`)).toEqual([]);
    expect(await find(`zoe${tag}`)).toEqual([ana.userId]);
  });

  it('turns the pages of what a search found', async () => {
    const tag = `Q${randomUUID().slice(0, 8)}`;
    const all = await Promise.all([1, 2, 3].map((at) => newPerson(undefined, `${tag} ${at}`)));
    await runtime.drained();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { q: tag, limit: '2', ...(cursor ? { cursor } : {}) };
      const page: Awaited<ReturnType<typeof ok<'accounts.listUsers'>>> = await ok(
        admin,
        'accounts.listUsers',
        { query },
      );
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(all.map(({ userId }) => userId).toSorted());
  });

  it('makes a teacher, who can teach with the next token', async () => {
    const person = await newPerson();
    const { version } = await managed(person);
    await ok(admin, 'accounts.setRoles', {
      params: { userId: person.userId },
      body: { roles: ['students', 'teachers'], version },
    });
    await runtime.drained();
    expect(
      await call(await signIn(person.email), 'courses.create', { body: newCourse() }),
    ).toMatchObject({
      status: 201,
    });
  });

  it('suspends a person and lets them in again', async () => {
    const person = await newPerson();
    const params = { userId: person.userId };
    const suspended = await ok(admin, 'accounts.setStatus', {
      params,
      body: { status: 'suspended', version: 1 },
    });
    expect(await call(person, 'accounts.getMe')).toMatchObject({ status: 403 });
    await ok(admin, 'accounts.setStatus', {
      params,
      body: { status: 'active', version: suspended.version },
    });
    expect(await call(person, 'accounts.getMe')).toMatchObject({ status: 200 });
  });

  it('who looks for somebody unknown is told so', async () => {
    const params = { userId: '00000000-0000-4000-8000-000000000000' };
    expect(await call(admin, 'accounts.getUser', { params })).toMatchObject({ status: 404 });
  });
});
