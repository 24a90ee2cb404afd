import type { Client } from '#shared/contract/client.ts';
import { aFewAtATime } from '../a-few-at-a-time.ts';
import type { Runtime } from '../runtime.ts';
import { signedInClient } from '../signed-in-client.ts';
import { admitPeople } from './admit.ts';
import { courses, featured } from './courses.ts';
import type { DemoCourse } from './demo-course.ts';
import { addTo, bringOut } from './go-on.ts';
import { learn, takeNote } from './learn.ts';
import { learning } from './learning.ts';
import { makeCourse, type MadeCourse } from './make-course.ts';
import { notes } from './notes.ts';
import { admin } from './people.ts';
import { everybody, students, wantsToTeach } from './students.ts';

type SignIn = (email: string) => Promise<Client>;
type Clients = (email: string) => Client;
type Made = (folder: string) => MadeCourse;

/** More at once start more copies of each function, which costs more than they save. */
const atOnce = 3;

/** Says what each says of themselves; answers the client of each. */
async function gather(signIn: SignIn): Promise<Clients> {
  const known = await aFewAtATime(everybody, atOnce, async ({ email, profile }) => {
    const client = await signIn(email);
    if (profile) {
      const { version } = await client('accounts.getMe');
      await client('accounts.updateMe', { body: { version, ...profile } });
    }
    return [email, client] as const;
  });
  return find('person', new Map(known));
}

function find<T>(what: string, all: Map<string, T>): (name: string) => T {
  return (name) => {
    const one = all.get(name);
    if (one === undefined) throw new Error(`The demo data has no ${what} "${name}"`);
    return one;
  };
}

/** One after the other: the order of publishing is the order of the catalogue. */
async function publish(clients: Clients, made: Made): Promise<void> {
  for (const { folder, owner, state } of courses) {
    if (state === 'draft') continue;
    const course = made(folder);
    const { version } = await clients(owner)('courses.setState', {
      params: { courseId: course.courseId },
      body: { state: 'published', version: course.version },
    });
    course.version = version;
  }
}

/** Each learner at their own pace, one course after the other. */
async function attend(clients: Clients, made: Made, email: string): Promise<void> {
  for (const plan of learning.filter((plan) => plan.email === email)) {
    const { owner, price } = demoCourse(plan.course);
    await learn(clients(email), made(plan.course), plan, price ? clients(owner) : null);
  }
}

const callFirst = {
  en: 'Many of you asked what to save on the phone. Save the number of your emergency service and that of one person who lives nearby, and write both on the fridge: in a hurry nobody remembers a number.',
  es: 'Varias personas han preguntado qué conviene guardar en el teléfono. Guarda el número de emergencias y el de alguien que viva cerca, y apunta los dos en la nevera: con las prisas nadie recuerda un número.',
};

/** What happens once people learn: a lesson is added and one revised, and somebody waits for a seat. */
async function goOn(clients: Clients, made: Made): Promise<void> {
  const by = (folder: string) => clients(demoCourse(folder).owner);
  await bringOut(by('email-marketing'), made('email-marketing'), -1);
  await addTo(by('first-aid'), made('first-aid'), 0, callFirst);
  const { courseId } = made('negotiation');
  await clients('student@example.com')('enrollments.joinWaitingList', {
    params: { courseId },
    body: {},
  });
}

function demoCourse(folder: string): DemoCourse {
  const course = courses.find((one) => one.folder === folder);
  if (!course) throw new Error(`The demo data has no course "${folder}"`);
  return course;
}

/** What is not open to everybody closes its door behind those who are in; what is over is archived. */
async function closeDoors(clients: Clients, made: Made): Promise<void> {
  const close = async ({ folder, owner, enrollmentMode, state }: DemoCourse) => {
    const { courseId, version } = made(folder);
    const input = { params: { courseId } };
    if (enrollmentMode !== 'open')
      await clients(owner)('courses.update', { ...input, body: { version, enrollmentMode } });
    if (state === 'archived')
      await clients(owner)('courses.setState', { ...input, body: { state, version } });
  };
  await aFewAtATime(courses, atOnce, close);
}

/**
 * Has the people who were admitted make courses and progress. All goes through the API, as teachers and
 * learners would do it, and says the same thing each time.
 */
export async function fillDemo(signIn: SignIn, now = Date.now()): Promise<void> {
  const clients = await gather(signIn);
  const made = find(
    'course',
    new Map(
      await aFewAtATime(
        courses,
        atOnce,
        async (course) =>
          [course.folder, await makeCourse(clients(course.owner), course, now)] as const,
      ),
    ),
  );
  await publish(clients, made);
  await aFewAtATime(students, atOnce, ({ email }) => attend(clients, made, email));
  for (const note of notes) await takeNote(clients('student@example.com'), made(note.course), note);
  await clients(wantsToTeach)('accounts.requestTeacherRole', { body: {} });
  await clients(admin.email)('courses.setFeatured', {
    body: { courseIds: featured.map((folder) => made(folder).courseId), version: 0 },
  });
  await goOn(clients, made);
  await closeDoors(clients, made);
}

/** Fills an empty runtime with people, courses and progress. */
export async function loadDemo(
  runtime: Parameters<typeof admitPeople>[0] & Pick<Runtime, 'apiUrl' | 'issueTokens'>,
  now?: number,
): Promise<void> {
  await admitPeople(runtime);
  const signIn = async (email: string) =>
    signedInClient(runtime.apiUrl, await runtime.issueTokens(email));
  await fillDemo(signIn, now);
}
