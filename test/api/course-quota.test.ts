import { expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { newCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson } = world;
const table = openRawTable(world);

it('a person begins 300 courses in an hour, and not one more; others go on', async () => {
  const [busy, other] = [await newPerson('teachers'), await newPerson('teachers')];
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const at of [hour, hour + 1])
    await table.put({ ...keys.courseQuota(busy.userId, at), entity: 'CourseQuota', uses: 299 });
  const begin = (person: typeof busy) => call(person, 'courses.create', { body: newCourse() });
  expect(await begin(busy)).toMatchObject({ status: 201 });
  expect(await begin(busy)).toMatchObject({ status: 429, problem: { code: 'too_many_requests' } });
  expect(await begin(other)).toMatchObject({ status: 201 });
});
