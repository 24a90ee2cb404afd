import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { createRequests, makeScene, type Scene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';
import { permissions, personas, type Persona } from './permissions.ts';

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

/** Each route has an owner of its own: the scenes of all would be more files than one person may bring in an hour. */
const owners = new Map<RouteId, Promise<Person>>();
function ownerOf(id: RouteId): Promise<Person> {
  const owner = owners.get(id) ?? newPerson('teachers');
  owners.set(id, owner);
  return owner;
}

const lasting = async (id: RouteId, persona: Persona): Promise<Person | null> =>
  persona === 'owningTeacher' ? ownerOf(id) : people[persona];

/** Everything is made anew for each cell, so that none depends on another. */
async function sceneFor(id: RouteId, persona: Persona): Promise<Scene> {
  const person = await lasting(id, persona);
  const scene = await makeScene(world, await ownerOf(id), person ?? undefined);
  if (persona === 'enrolledStudent')
    await ok(scene.person, 'enrollments.enroll', { params: { courseId: scene.courseId } });
  return scene;
}

/** Who asks for the teacher role can do so once: each cell has a person of its own. */
const asksOnce: RouteId[] = ['accounts.requestTeacherRole'];
const groupOf = { teacher: 'teachers', owningTeacher: 'teachers', admin: 'admins' } as const;

async function personFor(id: RouteId, persona: Persona): Promise<Person | null> {
  if (!asksOnce.includes(id) || persona === 'anonymous' || persona === 'suspended')
    return lasting(id, persona);
  return newPerson(persona in groupOf ? groupOf[persona as keyof typeof groupOf] : 'students');
}

const cells = (Object.keys(permissions) as RouteId[]).flatMap((id) =>
  personas.map((persona) => ({ id, persona, status: permissions[id][persona] })),
);

describe('case 14: who may do what', () => {
  it.for(cells)('$persona gets $status from $id', async ({ id, persona, status }) => {
    const scene = await sceneFor(id, persona);
    const person = await personFor(id, persona);
    const input = await requests[id](scene);
    const answer = await call(person, id, input as CallInput<typeof id>);
    expect(`${answer.status} ${answer.problem?.code ?? ''}`).toMatch(new RegExp(`^${status} `));
  });
});
