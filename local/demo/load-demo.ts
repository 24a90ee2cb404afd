import { aFewAtATime } from '../a-few-at-a-time.ts';
import type { Runtime } from '../runtime.ts';
import { comeBack } from '../come-back.ts';
import { signedInClient, type ClientAt } from '../signed-in-client.ts';
import { admitPeople } from './admit.ts';
import { books } from './books.ts';
import { daysBefore, joinedDaysAgo, pace, termDays } from './calendar.ts';
import { courses, featured, type DemoCourse } from './courses.ts';
import { addTo, bringOut } from './go-on.ts';
import { makeAssignments, playAssignment, type MadeAssignment } from './hand-in.ts';
import { decideBook, keepBook } from './keep-book.ts';
import { learn, stepsOf, takeNote } from './learn.ts';
import { learning } from './learning.ts';
import { makeCourse, type MadeCourse } from './make-course.ts';
import { markByHand, regradeQuestion } from './mark-by-hand.ts';
import { notes } from './notes.ts';
import { admin } from './people.ts';
import { questions } from './questions.ts';
import { limitTime, makeQuizzes, type MadeQuiz } from './quizzes.ts';
import { everybody, students, wantsToTeach } from './students.ts';
import { takeQuiz } from './take-quiz.ts';

/** Clients of somebody who has been signed in since an instant, each for an instant of its own. */
type ClientsOf = (email: string, since: number) => Promise<ClientAt>;
type Clients = (email: string) => ClientAt;
type Made = (folder: string) => MadeCourse;
type School = { clients: Clients; made: Made; quizzes: MadeQuiz[]; now: number };

/** More at once start more copies of each function, which costs more than they save. */
const atOnce = 3;

/** Says what each says of themselves on the day after they came; answers the clients of each. */
async function gather(clientsOf: ClientsOf, now: number): Promise<Clients> {
  const known = await aFewAtATime(everybody, atOnce, async ({ email, profile }) => {
    const joinedAt = daysBefore(now, joinedDaysAgo(email));
    const clientAt = await clientsOf(email, joinedAt);
    if (profile) {
      const client = clientAt(joinedAt + hourMs);
      const { version } = await client('accounts.getMe');
      await client('accounts.updateMe', { body: { version, ...profile } });
    }
    return [email, clientAt] as const;
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

/** Days before the end of the term on which a course is begun, the first one first; each is published two hours later. */
const begunDaysAgo = (at: number) => termDays - 0.1 - at * 0.07;
const hourMs = 3_600_000;

/** When a bank and its quizzes are written: when the course is out, and nobody is in it yet. */
const askedFrom = (now: number, folder: string) =>
  daysBefore(now, begunDaysAgo(courses.findIndex((course) => course.folder === folder))) +
  3 * hourMs;

/** A question is regraded, the time of quizzes is limited, and somebody begins one and does not come back. */
async function endQuizzes({ clients, quizzes, now }: School): Promise<void> {
  for (const quiz of quizzes) {
    const { folder, params, late = [] } = quiz;
    const teacher = clients(demoCourse(folder).owner);
    await limitTime(teacher(askedFrom(now, folder) + hourMs), quiz);
    await regradeQuestion(teacher(daysBefore(now, 0.4)), quiz);
    for (const email of late)
      await clients(email)(daysBefore(now, 1))('quizzes.start', { params, body: {} });
  }
}

/** One after the other: the order of publishing is the order of the catalogue. */
async function publish({ clients, made, now }: School): Promise<void> {
  for (const [at, { folder, owner, state }] of courses.entries()) {
    if (state === 'draft') continue;
    const course = made(folder);
    const publishedAt = daysBefore(now, begunDaysAgo(at)) + 2 * hourMs;
    const { version } = await clients(owner)(publishedAt)('courses.setState', {
      params: { courseId: course.courseId },
      body: { state: 'published', version: course.version },
    });
    course.version = version;
  }
}

/** Each student at their own pace, one course after the other. */
async function attend(school: School, email: string): Promise<void> {
  const { clients, made, quizzes, now } = school;
  const plans = learning.filter((plan) => plan.email === email);
  const times = pace(
    now,
    email,
    plans.map((plan) => stepsOf(made(plan.course), plan)),
  );
  for (const [at, plan] of plans.entries()) {
    const payee = made(plan.course).sheet.price ? clients(demoCourse(plan.course).owner) : null;
    await learn(clients(email), made(plan.course), plan, times[at] ?? [], payee);
    const last = times[at]?.at(-1) ?? now;
    const open = quizzes.filter(
      ({ folder, afterLessons, late = [] }) =>
        folder === plan.course && plan.done >= afterLessons && !late.includes(email),
    );
    for (const [after, quiz] of open.entries())
      await takeInTurn(school, quiz, email, last + (after + 1) * hourMs);
  }
}

/** Somebody takes a quiz, and who teaches it marks what they wrote, or has not come to it. */
async function takeInTurn(
  { clients, now }: School,
  quiz: MadeQuiz,
  email: string,
  begunAt: number,
): Promise<void> {
  const { running = [], folder } = quiz;
  const isRunning = running.includes(email);
  // Whoever is looked at first has results as well.
  if (running[0] === email)
    await takeQuiz(clients(email), quiz, email, {
      begunAt: begunAt - hourMs / 2,
      isRunning: false,
    });
  const taken = await takeQuiz(clients(email), quiz, email, { begunAt, isRunning });
  if (!taken) return;
  const teacher = clients(demoCourse(folder).owner);
  await markByHand(teacher, clients(email)(taken.endedAt), taken, folder, now);
}

/** The teacher of a course that began so many days ago. */
const teacherOf = ({ clients, now }: School, folder: string, daysAgo: number) =>
  clients(demoCourse(folder).owner)(daysBefore(now, daysAgo));

const callFirst = {
  en: 'Many of you asked what to save on the phone. Save the number of your emergency service and that of one person who lives nearby, and write both on the fridge: in a hurry nobody remembers a number.',
  es: 'Varias personas han preguntado qué conviene guardar en el teléfono. Guarda el número de emergencias y el de alguien que viva cerca, y apunta los dos en la nevera: con las prisas nadie recuerda un número.',
};

/** Courses whose handout came later, and on which day: after the first people, and before anybody took it up. */
const heldBack: [folder: string, daysAgo: number][] = [
  ['sql', 74],
  ['accessible-interfaces', 64],
  ['negotiation', 55],
  ['first-spanish', 48],
  ['email-marketing', 40],
  ['seo', 30],
  ['harmony', 21],
  ['perspective', 9],
];

/** The events once people learn: a lesson is revised, and somebody waits for a seat. */
async function goOn(school: School): Promise<void> {
  const { clients, made, now } = school;
  await addTo(teacherOf(school, 'first-aid', 3), made('first-aid'), 0, callFirst);
  const { courseId } = made('negotiation');
  const student = clients('student@example.com')(daysBefore(now, 2));
  await student('enrollments.joinWaitingList', { params: { courseId }, body: {} });
}

function demoCourse(folder: string): DemoCourse {
  const course = courses.find((one) => one.folder === folder);
  if (!course) throw new Error(`The demo data has no course "${folder}"`);
  return course;
}

/** A course that is not open to everybody ends its enrollment behind those who are in; one that is over is archived. */
async function closeDoors({ clients, made, now }: School): Promise<void> {
  const close = async ({ folder, owner, state }: DemoCourse) => {
    const { courseId, version, sheet } = made(folder);
    const { enrollmentMode } = sheet;
    const input = { params: { courseId } };
    if (enrollmentMode !== 'open')
      await clients(owner)(daysBefore(now, 1))('courses.update', {
        ...input,
        body: { version, enrollmentMode },
      });
    if (state === 'archived')
      await clients(owner)(daysBefore(now, 1))('courses.setState', {
        ...input,
        body: { state, version },
      });
  };
  await aFewAtATime(courses, atOnce, close);
}

/**
 * Has the people who were admitted make courses and progress, over a term that ends now. All goes through the
 * API, as teachers and students would do it, and says the same thing each time.
 */
export async function fillDemo(clientsOf: ClientsOf, now = Date.now()): Promise<void> {
  const clients = await gather(clientsOf, now);
  const all = await aFewAtATime(courses, atOnce, async (course, at) => {
    const begunAt = daysBefore(now, begunDaysAgo(at));
    return [
      course.folder,
      await makeCourse(clients(course.owner), course, { now, begunAt }),
    ] as const;
  });
  const made = find('course', new Map(all));
  const quizzes: MadeQuiz[] = [];
  const handedIn: MadeAssignment[] = [];
  const school = { clients, made, quizzes, now };
  await publish(school);
  for (const folder of Object.keys(questions)) {
    const client = clients(demoCourse(folder).owner)(askedFrom(now, folder));
    quizzes.push(...(await makeQuizzes(client, folder, made(folder))));
    handedIn.push(...(await makeAssignments(client, folder, made(folder))));
  }
  await clients(admin.email)(daysBefore(now, termDays - 2))('courses.setFeatured', {
    body: { courseIds: featured.map((folder) => made(folder).courseId), version: 0 },
  });
  await aFewAtATime(heldBack, atOnce, ([folder, daysAgo]) =>
    bringOut(teacherOf(school, folder, daysAgo), made(folder), -1),
  );
  for (const book of books) {
    const { courseId } = made(book.folder);
    const ofCourse = [...quizzes, ...handedIn].filter((one) => one.params.courseId === courseId);
    const teacher = clients(demoCourse(book.folder).owner);
    await decideBook(
      teacher(askedFrom(now, book.folder) + hourMs),
      book,
      courseId,
      ofCourse.length,
    );
  }
  await aFewAtATime(students, atOnce, ({ email }) => attend(school, email));
  for (const note of notes) {
    const student = clients('student@example.com')(daysBefore(now, note.daysAgo));
    await takeNote(student, made(note.course), note);
  }
  await endQuizzes(school);
  for (const one of handedIn)
    await playAssignment(one, clients, { owner: demoCourse(one.plan.folder).owner, now });
  await aFewAtATime(books, atOnce, (book) => {
    const teacher = clients(demoCourse(book.folder).owner);
    return keepBook(teacher, book, made(book.folder).courseId, now);
  });
  await clients(wantsToTeach)(daysBefore(now, 4))('accounts.requestTeacherRole', { body: {} });
  await goOn(school);
  await closeDoors(school);
}

/** Fills an empty runtime with people, courses and progress. */
export async function loadDemo(
  runtime: Parameters<typeof admitPeople>[0] & Pick<Runtime, 'apiUrl' | 'issueTokens'>,
  now?: number,
): Promise<void> {
  await admitPeople(runtime);
  const clientsOf = async (email: string, since: number) => {
    const tokens = await runtime.issueTokens(email, since);
    return (at?: number) => signedInClient(runtime.apiUrl, tokens, { at, send: comeBack });
  };
  await fillDemo(clientsOf, now);
}
