import { expect, it } from 'vitest';
import { workOf } from '../world/assignments.ts';
import { openErasure } from '../world/erasing.ts';
import { openGroupWork } from '../world/group-work.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyFile } from '../world/work-file.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');
const admin = await newPerson('admins', 'Carmen');
const table = openRawTable(world);
const { order, finish } = openErasure(world, admin);

async function erase(...people: Person[]) {
  for (const person of people) {
    await order(person);
    await finish();
  }
}

/** A group of three that hands in files, more than once. */
async function scene() {
  const group = await openGroupWork(world, teacher, {
    attempts: 2,
    handIn: {
      text: { mostWords: null },
      files: { accepts: ['image/jpeg'], most: 3, mostBytes: 50_000 },
      link: false,
      recording: null,
    },
  });
  const work = { kind: 'assignment' as const, ...group.at };
  const send = (person: Person) => readyFile(world, person, work);
  const draft = async (person: Person, version: number | null, files: string[]) => {
    const body = { version, draft: workOf('Ours.', files) };
    const answer = await call(person, 'assignments.saveDraft', { params: group.at, body });
    expect(answer.status).toBe(200);
  };
  /** What is left of the group's work and of some files, in the table and as bytes. */
  const left = async (...mediaIds: string[]) => {
    const items = await table.items();
    const stored = runtime.stack
      .ofType('AWS::S3::Bucket')
      .flatMap(({ ref }) => runtime.objects.list(ref).map(({ key }) => key));
    return {
      work: items.filter(({ pk }) => pk === `GROUP#${group.first}`).map(({ entity }) => entity),
      files: mediaIds.filter((id) => items.some((one) => one.mediaId === id)),
      bytes: mediaIds.filter((id) => stored.some((key) => key.includes(id))),
    };
  };
  return { ...group, send, draft, left };
}

/** Such a group that handed in, and has drafted another file since. */
async function drafting() {
  const group = await scene();
  const { three, send, draft, submit } = group;
  const [ada, bob] = three;
  const sent = await send(ada);
  await draft(ada, null, [sent]);
  expect((await submit(ada, 1)).status).toBe(201);
  const later = await send(bob);
  await draft(bob, 1, [sent, later]);
  return { ...group, sent, later };
}

const nothing = { work: [], files: [], bytes: [] };

it('case 109: what a group drafted after it handed in goes with the last of them, with its files', async () => {
  const { three, sent, later, left } = await drafting();
  const [ada, bob, cleo] = three;
  await erase(ada, bob);
  expect(await left(sent, later)).toMatchObject({ files: [sent, later], bytes: [sent, later] });
  await erase(cleo);
  expect(await left(sent, later)).toEqual(nothing);
});

it('case 109: a draft of a group that never handed in goes with the last of it, with its files', async () => {
  const { three, send, draft, left } = await scene();
  const [ada, bob, cleo] = three;
  const sent = await send(ada);
  await draft(ada, null, [sent]);
  await erase(ada, bob);
  expect(await left(sent)).toMatchObject({ files: [sent], bytes: [sent] });
  await erase(cleo);
  expect(await left(sent)).toEqual(nothing);
});

it('case 109: a draft stays that is of somebody who is there, also who was only moved', async () => {
  const { three, sent, later, left, place, second, page } = await drafting();
  const [ada, bob, cleo] = three;
  await place([cleo], second);
  await erase(ada, bob);
  expect(await left(sent, later)).toMatchObject({ files: [sent, later], bytes: [sent, later] });
  expect((await page(cleo)).draft?.files.map(({ mediaId }) => mediaId)).toEqual([sent, later]);
});

it('case 109: what waits in a group that all have left goes with the account of the last who left it', async () => {
  const { three, send, draft, left, place, second } = await scene();
  const [ada, bob, cleo] = three;
  const sent = await send(ada);
  await draft(ada, null, [sent]);
  await place([ada, bob], second);
  await runtime.drained();
  await place([cleo], second);
  await runtime.drained();
  await erase(ada, bob);
  expect(await left(sent)).toMatchObject({ files: [sent], bytes: [sent] });
  await erase(cleo);
  expect(await left(sent)).toEqual(nothing);
});
