import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { type CourseMarker, courseMarkers } from '#functions/data/assignments/course-markers.ts';
import type { Table } from '#functions/data/table/table.ts';
import { startTable } from '#test/support/table.ts';
import { plantMarker } from '#test/world/plant-marker.ts';
import { sweepMarkers } from './sweep-markers.ts';

const table = await startTable();

/** A course whose markers have some sections, of which one was removed. */
async function removed() {
  const [courseId, setId, groupId, other] = [ulid(), ulid(), ulid(), ulid()];
  const markers: CourseMarker[] = [];
  for (const groupIds of [[groupId, other], [groupId], [other], []])
    markers.push(await plantMarker(table, { courseId, userId: ulid() }, groupIds));
  const name = { en: 'Ours' };
  const group = { courseId, setId, groupId, name, members: {}, moves: 1, version: 1 };
  const record = { before: { entity: 'Group', ...group }, after: undefined } as never;
  const sections = async () => {
    const now = await courseMarkers.list(table, courseId);
    return markers.map(({ userId }) => now.find((one) => one.userId === userId)?.groupIds);
  };
  return { courseId, groupId, other, markers, group, record, sections };
}

it('takes a group that was removed from all markers of its course, and no other, however often the record comes', async () => {
  const { other, record, sections } = await removed();
  const elsewhere = await removed();
  await sweepMarkers(table, record);
  expect(await sections()).toEqual([[other], [], [other], []]);
  await sweepMarkers(table, record);
  expect(await sections()).toEqual([[other], [], [other], []]);
  const { groupId, other: left } = elsewhere;
  expect(await elsewhere.sections()).toEqual([[groupId, left], [groupId], [left], []]);
});

it('leaves a group that was only changed with its markers', async () => {
  const { groupId, other, group, sections } = await removed();
  const record = { before: { entity: 'Group', ...group }, after: { entity: 'Group', ...group } };
  await sweepMarkers(table, record as never);
  expect(await sections()).toEqual([[groupId, other], [groupId], [other], []]);
});

it('takes it also where somebody changes the sections in the very moment, whose edit stays', async () => {
  const { groupId, markers, other, record, sections } = await removed();
  const [, second] = markers;
  let isFirst = true;
  const meanwhile: Table = {
    ...table,
    async commit(items) {
      if (isFirst && second) {
        isFirst = false;
        const { item } = courseMarkers.change(second, [groupId, other], () => undefined);
        await table.commit([item]);
      }
      return table.commit(items);
    },
  };
  await sweepMarkers(meanwhile, record);
  expect(await sections()).toEqual([[other], [other], [other], []]);
});
