import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mostKeptComments } from '#shared/policies/comment-limits.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;

const keep = (person: Person, text: string) =>
  ok(person, 'submissions.keepComment', { body: { text } });
const list = (person: Person, query: object = {}) =>
  ok(person, 'submissions.listComments', { query });

describe('comments that a teacher keeps', () => {
  it('case 17: are theirs alone, in the order in which they were saved, page by page', async () => {
    const [teacher, other] = [await newPerson('teachers'), await newPerson('teachers')];
    const first = await keep(teacher, 'Name your source.');
    const second = await keep(teacher, '<b>Say more.</b>\nHow?');
    expect((await list(teacher)).items).toEqual([first, second]);
    const page = await list(teacher, { limit: '1' });
    const next = await list(teacher, { limit: '1', cursor: page.nextCursor ?? '' });
    expect([...page.items, ...next.items]).toEqual([first, second]);
    expect((await list(other)).items).toEqual([]);
    const { commentId } = first;
    for (const answer of [
      await call(other, 'submissions.changeComment', {
        body: { commentId, text: 'Mine now.', version: 1 },
      }),
      await call(other, 'submissions.useComment', { body: { commentId } }),
      await call(other, 'submissions.removeComment', { body: { commentId } }),
    ])
      expect(answer.problem?.code).toBe('not_found');
    expect((await list(teacher)).items).toEqual([first, second]);
  });

  it('are changed by whoever saw them last, and counted each time that they are used', async () => {
    const teacher = await newPerson('teachers');
    const { commentId } = await keep(teacher, 'Say more.');
    const use = () => ok(teacher, 'submissions.useComment', { body: { commentId } });
    const change = (version: number, text: string) =>
      call(teacher, 'submissions.changeComment', { body: { commentId, text, version } });
    await Promise.all([use(), use(), use()]);
    expect((await change(1, 'Say why.')).body).toMatchObject({ version: 2, uses: 3 });
    const stale = await change(1, 'Say how.');
    expect(stale.problem).toMatchObject({ code: 'stale_version', current: { text: 'Say why.' } });
    await use();
    expect((await list(teacher)).items).toMatchObject([{ text: 'Say why.', uses: 4, version: 2 }]);
    expect((await change(2, ' ')).problem?.code).toBe('invalid_request');
  });

  it('case 84: are five hundred at the most, however many come at once, and one that is deleted makes room', async () => {
    const teacher = await newPerson('teachers');
    const saved = [];
    for (let at = 0; at < mostKeptComments; at += 25)
      saved.push(
        ...(await Promise.all(
          Array.from({ length: 25 }, (_, more) => keep(teacher, `Comment ${at + more}`)),
        )),
      );
    const more = () => call(teacher, 'submissions.keepComment', { body: { text: 'One more' } });
    expect((await more()).problem?.code).toBe('too_many_requests');
    const { commentId, text } = saved[7] ?? { commentId: '', text: '' };
    const gone = await ok(teacher, 'submissions.removeComment', { body: { commentId } });
    expect(gone).toMatchObject({ text });
    const answers = await Promise.all(Array.from({ length: 5 }, more));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect([201, 429, 503]).toContain(status);
    expect((await more()).problem?.code).toBe('too_many_requests');
  });

  it('case 89: are saved, used and deleted once by one key, however often it is sent', async () => {
    const teacher = await newPerson('teachers');
    const body = { text: 'Say more.' };
    const [kept, used, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const keepAgain = () =>
      call(teacher, 'submissions.keepComment', { body, idempotencyKey: kept });
    const first = await keepAgain();
    for (const { status, body: same } of await Promise.all([keepAgain(), keepAgain()])) {
      expect(status).toBe(201);
      expect(same).toEqual(first.body);
    }
    const { commentId } = first.body;
    const one = { body: { commentId } };
    for (let time = 0; time < 3; time += 1)
      await ok(teacher, 'submissions.useComment', { ...one, idempotencyKey: used });
    expect((await list(teacher)).items).toMatchObject([{ commentId, uses: 1 }]);
    for (let time = 0; time < 3; time += 1)
      await ok(teacher, 'submissions.removeComment', { ...one, idempotencyKey: gone });
    expect((await list(teacher)).items).toEqual([]);
    // A use that comes behind it makes none.
    const late = await call(teacher, 'submissions.useComment', one);
    expect(late.problem?.code).toBe('not_found');
    expect((await list(teacher)).items).toEqual([]);
  });
});
