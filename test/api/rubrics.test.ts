import { describe, expect, it } from 'vitest';
import { mostRubrics } from '#shared/schemas/rubrics.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;

const rubric = rubricOf([10, [10, 4, 0]], [null, []]);
const keep = (person: Awaited<ReturnType<typeof newPerson>>, name: string) =>
  ok(person, 'banks.createRubric', { body: { name, rubric } });

describe('rubrics that a teacher keeps', () => {
  it('are theirs alone, in the order in which they were saved', async () => {
    const [teacher, other] = [await newPerson('teachers'), await newPerson('teachers')];
    const essay = await keep(teacher, 'Essay');
    await keep(teacher, 'Talk');
    const { items } = await ok(teacher, 'banks.listRubrics');
    expect(items.map(({ name }) => name)).toEqual(['Essay', 'Talk']);
    expect(items[0]).toEqual(essay);
    expect(items[0]?.rubric).toEqual(rubric);
    expect((await ok(other, 'banks.listRubrics')).items).toEqual([]);
    const params = { rubricId: essay.rubricId };
    const body = { version: 1, name: 'Mine now' };
    for (const answer of [
      await call(other, 'banks.renameRubric', { params, body }),
      await call(other, 'banks.deleteRubric', { params }),
    ])
      expect(answer.problem?.code).toBe('not_found');
  });

  it('take another name from whoever saw the last one', async () => {
    const teacher = await newPerson('teachers');
    const { rubricId } = await keep(teacher, 'Essay');
    const rename = (version: number, name: string) =>
      call(teacher, 'banks.renameRubric', { params: { rubricId }, body: { version, name } });
    expect((await rename(1, 'Long essay')).body).toMatchObject({ name: 'Long essay', version: 2 });
    const stale = await rename(1, 'Short essay');
    expect(stale.problem).toMatchObject({ code: 'stale_version', current: { name: 'Long essay' } });
    const [only] = (await ok(teacher, 'banks.listRubrics')).items;
    expect(only).toMatchObject({ name: 'Long essay', rubric });
  });

  it('are a hundred at the most, and one that is deleted makes room', async () => {
    const teacher = await newPerson('teachers');
    const saved = [];
    for (let at = 0; at < mostRubrics; at += 1) saved.push(await keep(teacher, `Rubric ${at}`));
    const more = () => call(teacher, 'banks.createRubric', { body: { name: 'One more', rubric } });
    expect((await more()).problem?.code).toBe('too_many_requests');
    const rubricId = saved[3]?.rubricId ?? '';
    const gone = await ok(teacher, 'banks.deleteRubric', { params: { rubricId } });
    expect(gone).toMatchObject({ name: 'Rubric 3', rubric });
    expect((await more()).status).toBe(201);
    const first = await ok(teacher, 'banks.listRubrics', { query: { limit: '100' } });
    expect(first.items).toHaveLength(mostRubrics);
    expect(first.items.some(({ name }) => name === 'Rubric 3')).toBe(false);
  });

  it('hold what an assignment’s may hold, and nothing else', async () => {
    const teacher = await newPerson('teachers');
    const [criterion] = rubric.criteria;
    const answer = await call(teacher, 'banks.createRubric', {
      body: {
        name: 'Twice',
        rubric: { criteria: [criterion, criterion].flatMap((one) => one ?? []) },
      },
    });
    expect(answer.problem?.code).toBe('invalid_request');
  });
});
