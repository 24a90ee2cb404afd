import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { manifest } from '#shared/contract/manifest.ts';
import { createRequests, permissions } from '../features/index.ts';
import { shareOf } from '../support/share.ts';
import { makeScene, type Scene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';
import { personas, type Persona } from './personas.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;

const admin = await newPerson('admins');
const requests = createRequests(world, admin);

async function suspendedPerson(): Promise<Person> {
  const person = await newPerson();
  const { version } = await ok(admin, 'accounts.getUser', { params: { userId: person.userId } });
  await ok(admin, 'accounts.setStatus', {
    params: { userId: person.userId },
    body: { status: 'suspended', version },
  });
  return person;
}

const people: Record<Exclude<Persona, 'owningTeacher'>, Person | null> = {
  anonymous: null,
  student: await newPerson(),
  enrolledStudent: await newPerson(),
  teacher: await newPerson('teachers'),
  admin,
  suspended: await suspendedPerson(),
};

type Cell = { id: RouteId; persona: Persona; status: number };

/** A read or a refusal changes nothing (the fuzz holds every refused request to that): a persona has one scene for all. */
const isShared = ({ id, status }: Cell) => manifest[id][0] === 'GET' || status >= 400;

/** Each write that succeeds has an owner of its own: the scenes of all would be more files than one person may bring in an hour. */
const owners = new Map<string, Promise<Person>>();
function ownerOf(cell: Cell): Promise<Person> {
  const key = isShared(cell) ? cell.persona : cell.id;
  const owner = owners.get(key) ?? newPerson('teachers');
  owners.set(key, owner);
  return owner;
}

const lasting = async (cell: Cell): Promise<Person | null> =>
  cell.persona === 'owningTeacher' ? ownerOf(cell) : people[cell.persona];

async function newScene(cell: Cell): Promise<Scene> {
  const { persona } = cell;
  const person = await lasting(cell);
  const scene = await makeScene(world, await ownerOf(cell), person ?? undefined);
  if (persona === 'enrolledStudent')
    await ok(scene.person, 'enrollments.enroll', { params: { courseId: scene.courseId } });
  return scene;
}

const shared = new Map<Persona, Promise<Scene>>();

/** A call that succeeds has a scene that is made for it alone, so that no cell depends on another. */
function sceneFor(cell: Cell): Promise<Scene> {
  if (!isShared(cell)) return newScene(cell);
  const scene = shared.get(cell.persona) ?? newScene(cell);
  shared.set(cell.persona, scene);
  return scene;
}

/** They take part in nothing that a scene holds. */
const strangers: Persona[] = ['anonymous', 'suspended', 'student', 'teacher'];
/** Of a review the answer tells whether somebody else was asked for it. */
const ofTheirOwn: RouteId[] = ['assignments.getPeerTask', 'assignments.savePeerReview'];
/** Strangers are refused whatever it is that they name: they send the same. */
const isTurnedAway = ({ id, persona, status }: Cell) =>
  [401, 403, 404].includes(status) && strangers.includes(persona) && !ofTheirOwn.includes(id);
const prepared = new Map<RouteId, Promise<unknown>>();

function inputFor(cell: Cell, scene: Scene): Promise<unknown> {
  const prepare = async () => requests[cell.id](scene);
  if (!isTurnedAway(cell)) return prepare();
  const input = prepared.get(cell.id) ?? prepare();
  prepared.set(cell.id, input);
  return input;
}

/** A person can ask for the teacher role once: each cell has a person of its own. */
const asksOnce: RouteId[] = ['accounts.requestTeacherRole'];
const groupOf = { teacher: 'teachers', owningTeacher: 'teachers', admin: 'admins' } as const;

async function personFor(cell: Cell): Promise<Person | null> {
  const { id, persona } = cell;
  if (!asksOnce.includes(id) || persona === 'anonymous' || persona === 'suspended')
    return lasting(cell);
  return newPerson(persona in groupOf ? groupOf[persona as keyof typeof groupOf] : 'students');
}

const cells: Cell[] = (Object.keys(permissions) as RouteId[]).flatMap((id) =>
  personas.map((persona) => ({ id, persona, status: permissions[id][persona] })),
);

/** Each scene of its own costs what ten refusals do: of the writes that succeed, which other tests make too, a share. */
const allowed = new Set(
  shareOf(
    cells.filter((cell) => !isShared(cell)),
    'allowed writes',
  ),
);

describe('case 14: who may do what', () => {
  it.for(cells.filter((cell) => isShared(cell) || allowed.has(cell)))(
    '$persona gets $status from $id',
    async (cell) => {
      const { id, status } = cell;
      const scene = await sceneFor(cell);
      const person = await personFor(cell);
      const input = await inputFor(cell, scene);
      const answer = await call(person, id, input as CallInput<typeof id>);
      expect(`${answer.status} ${answer.problem?.code ?? ''}`).toMatch(new RegExp(`^${status} `));
    },
  );
});
