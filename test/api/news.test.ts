import { describe, expect, it } from 'vitest';
import { blockContentSchema } from '#shared/schemas/blocks.ts';
import { assignmentOf } from '../support/assignment-of.ts';
import { createTextAssignment } from '../world/assignments.ts';
import { createBlock, type MadeCourse, makeCourse, textBlock } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
import { accommodateGroup, accommodatePerson } from '../world/accommodations.ts';
import { makeGroups } from '../world/groups.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { begin, makeQuiz } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { newPerson, ok, runtime } = world;
const owner = await newPerson('teachers');

const within = ({ courseId }: MadeCourse) => ({ params: { courseId } });

/** Somebody in a course, who came before what happens next. */
async function learnerOf(course: MadeCourse): Promise<Person> {
  const learner = await newPerson();
  await ok(learner, 'enrollments.enroll', { ...within(course), body: {} });
  return learner;
}

const addLesson = ({ courseId, moduleId }: MadeCourse, title: string, published = true) =>
  createBlock({ ok }, owner, {
    params: { courseId, moduleId },
    body: { ...textBlock(title), published },
  });

async function revise({ courseId, moduleId, blockIds }: MadeCourse, at: number, words: string) {
  const params = { courseId, moduleId, blockId: blockIds[at] ?? '' };
  const { block } = await ok(owner, 'lessons.getBlock', { params });
  const text = [{ type: 'text' as const, text: words }];
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: text }] };
  await ok(owner, 'lessons.updateBlock', {
    params,
    body: { version: block.version, content: { kind: 'text', body: { en: body } } },
  });
}

const report = (
  person: Person,
  { courseId, moduleId }: MadeCourse,
  blockId: string | undefined,
  state: 'started' | 'done',
) =>
  ok(person, 'progress.record', {
    params: { courseId, moduleId, blockId: blockId ?? '' },
    body: { state, positionSeconds: 0 },
  });

async function newsOf(person: Person) {
  await runtime.drained();
  return (await ok(person, 'progress.getDashboard')).news;
}

describe('what is new for a learner', () => {
  it('is a lesson that came after them, until they begin it', async () => {
    const course = await makeCourse(world, owner, { title: { en: 'Knots' } });
    const ada = await learnerOf(course);
    expect(await newsOf(ada)).toEqual([]);
    const { courseId, moduleId } = course;
    const { blockId } = await addLesson(course, 'The bowline');
    expect(await newsOf(ada)).toEqual([
      {
        kind: 'lesson',
        what: 'added',
        courseId,
        course: { en: 'Knots' },
        moduleId,
        blockId,
        lesson: { en: 'The bowline' },
        at: expect.any(String),
      },
    ]);
    expect(await newsOf(await learnerOf(course))).toEqual([]);
    await report(ada, course, blockId, 'started');
    expect(await newsOf(ada)).toEqual([]);
  });

  it('is not a draft, but a lesson that is published later, and its module with it', async () => {
    const course = await makeCourse(world, owner);
    const ada = await learnerOf(course);
    const { params } = within(course);
    const { blockId } = await addLesson(course, 'Not yet', false);
    expect(await newsOf(ada)).toEqual([]);
    await ok(owner, 'lessons.changeBlocks', {
      params,
      body: { blockIds: [blockId], change: { do: 'publish' } },
    });
    expect(await newsOf(ada)).toMatchObject([{ what: 'added', blockId }]);
    const { moduleId } = await ok(owner, 'lessons.createModule', {
      params,
      body: { title: { en: 'Part two' }, published: false },
    });
    const inside = await addLesson({ ...course, moduleId }, 'In part two');
    expect(await newsOf(ada)).toHaveLength(1);
    const change = (what: 'publish' | 'unpublish') =>
      ok(owner, 'lessons.changeModules', {
        params,
        body: { moduleIds: [moduleId], change: { do: what } },
      });
    await change('publish');
    expect((await newsOf(ada))[0]).toMatchObject({ what: 'added', blockId: inside.blockId });
    await change('unpublish');
    expect(await newsOf(ada)).toHaveLength(1);
  });

  it('is a lesson that was changed since they had it, and none that they have not begun', async () => {
    const course = await makeCourse(world, owner, { blocks: 2 });
    const ada = await learnerOf(course);
    await report(ada, course, course.blockIds[0], 'done');
    await revise(course, 0, 'Better words');
    await revise(course, 1, 'Other words');
    expect(await newsOf(ada)).toMatchObject([
      { kind: 'lesson', what: 'revised', blockId: course.blockIds[0] },
    ]);
    expect(await report(ada, course, course.blockIds[0], 'done')).toMatchObject({
      blockVersion: 2,
    });
    expect(await newsOf(ada)).toEqual([]);
  });

  it('is what others did to their place in a course, until they learn in it', async () => {
    const course = await makeCourse(world, owner, { enrollmentMode: 'approval' });
    const ada = await newPerson();
    const { courseId } = course;
    const decide = (decision: 'admit' | 'remove') =>
      ok(owner, 'rosters.decide', {
        ...within(course),
        body: { userIds: [ada.userId], decision },
      });
    await ok(ada, 'enrollments.request', { ...within(course), body: { message: '' } });
    expect(await ok(ada, 'progress.getDashboard')).toMatchObject({
      news: [],
      pending: [{ courseId, state: 'requested', title: { en: 'A course for a test' } }],
    });
    await decide('admit');
    const { news, pending } = await ok(ada, 'progress.getDashboard');
    expect(news).toMatchObject([{ kind: 'place', what: 'admitted', courseId }]);
    expect(pending).toEqual([]);
    await report(ada, course, course.blockIds[0], 'started');
    expect(await newsOf(ada)).toEqual([]);
    await decide('remove');
    expect(await newsOf(ada)).toMatchObject([{ kind: 'place', what: 'removed', courseId }]);
  });

  it('tells who waited that the seat is theirs, and nobody what they did themselves', async () => {
    const course = await makeCourse(world, owner, { seats: 1 });
    const [ada, ben] = [await learnerOf(course), await newPerson()];
    await ok(ben, 'enrollments.joinWaitingList', { ...within(course), body: {} });
    expect((await ok(ben, 'progress.getDashboard')).pending).toMatchObject([{ state: 'waiting' }]);
    await ok(ada, 'enrollments.withdraw', within(course));
    expect(await newsOf(ben)).toMatchObject([{ kind: 'place', what: 'seat' }]);
    expect(await newsOf(ada)).toEqual([]);
  });

  it('shows who is invited the way in', async () => {
    const course = await makeCourse(world, owner, { enrollmentMode: 'invitation' });
    const ada = await newPerson();
    await ok(owner, 'enrollments.invite', { ...within(course), body: { emails: [ada.email] } });
    const pending = async () => {
      await runtime.drained();
      return (await ok(ada, 'progress.getDashboard')).pending;
    };
    const { courseId } = course;
    expect(await pending()).toMatchObject([{ state: 'invited', courseId }]);
    const { items } = await ok(owner, 'enrollments.listInvitations', within(course));
    await ok(owner, 'enrollments.revokeInvitation', {
      params: { courseId, invitationId: items[0]?.invitationId ?? '' },
    });
    expect(await pending()).toEqual([]);
  });
});

describe('the dates of a lesson that its teacher moves', () => {
  const startsOn = '2026-03-02';
  const day = (number: number) => ({ day: number, time: '12:00', timeZone: 'UTC' });
  const instant = (number: number) =>
    new Date(Date.parse(`${startsOn}T12:00:00.000Z`) + number * 86_400_000).toISOString();
  type Dates = Partial<Pick<ReturnType<typeof assignmentOf>, 'opens' | 'due' | 'closes'>>;

  /** A course that begins on a day, with an assignment that is due on its third. */
  async function scene(changes: Parameters<typeof createTextAssignment>[3] = {}) {
    const course = await makeCourse(world, owner, { title: { en: 'Knots' }, startsOn });
    const make = (more: typeof changes = {}) =>
      createTextAssignment(world, owner, course, { due: day(3), ...changes, ...more });
    const assignmentId = await make();
    const { courseId, moduleId } = course;
    const params = { courseId, moduleId, blockId: assignmentId };
    const change = async (next: (content: ReturnType<typeof assignmentOf>) => object) => {
      const { block } = await ok(owner, 'lessons.getBlock', { params });
      if (block.content.kind !== 'assignment') throw new Error('It was made as one');
      const content = { ...block.content, ...next(block.content) };
      await ok(owner, 'lessons.updateBlock', { params, body: { version: block.version, content } });
    };
    const move = (dates: Dates) => change(() => dates);
    const at = { courseId, assignmentId };
    return { course, at, change, move, make };
  }

  it('are told with what they were, until they are seen, and nothing else as revised', async () => {
    const { course, at, move } = await scene();
    const ada = await learnerOf(course);
    await move({ due: day(6) });
    const told = {
      kind: 'dates',
      courseId: course.courseId,
      course: { en: 'Knots' },
      moduleId: course.moduleId,
      blockId: at.assignmentId,
      lesson: { en: 'An assignment' },
      dates: [{ name: 'due', from: instant(3), to: instant(6) }],
      at: expect.any(String),
    };
    expect(await newsOf(ada)).toEqual([told]);
    // Who came afterwards knows no other date.
    expect(await newsOf(await learnerOf(course))).toEqual([]);
    await move({ closes: day(9) });
    const closes = { name: 'closes', from: null, to: instant(9) };
    const both = await newsOf(ada);
    expect(both).toEqual([{ ...told, dates: [...told.dates, closes] }]);
    await ok(ada, 'progress.seeNews', { body: { until: both[0]!.at } });
    expect(await newsOf(ada)).toEqual([]);
    await move({ due: null });
    expect(await newsOf(ada)).toMatchObject([
      { dates: [{ name: 'due', from: instant(6), to: null }] },
    ]);
  });

  it('are told from those that somebody had when they last opened it', async () => {
    const { course, at, move } = await scene();
    const [ada, ben] = [await learnerOf(course), await learnerOf(course)];
    await move({ due: day(6) });
    await report(ada, course, at.assignmentId, 'started');
    expect(await newsOf(ada)).toEqual([]);
    await move({ due: day(8) });
    const due = (from: number) => [
      { kind: 'dates', dates: [{ name: 'due', from: instant(from), to: instant(8) }] },
    ];
    expect(await newsOf(ada)).toMatchObject(due(6));
    expect(await newsOf(ben)).toMatchObject(due(3));
  });

  it('are no news once they are moved back, unless somebody was told of the other ones', async () => {
    const { course, move } = await scene();
    const [ada, ben] = [await learnerOf(course), await learnerOf(course)];
    await move({ due: day(6) });
    const [told] = await newsOf(ada);
    await ok(ada, 'progress.seeNews', { body: { until: told!.at } });
    await move({ due: day(3) });
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(ada)).toMatchObject([
      { dates: [{ name: 'due', from: instant(6), to: instant(3) }] },
    ]);
  });

  it('are told beside what else was changed, and with a new assignment not at all', async () => {
    const { course, at, change, make } = await scene();
    const ada = await learnerOf(course);
    await report(ada, course, at.assignmentId, 'started');
    await change(() => ({ due: day(6), attempts: 4 }));
    const revised = await newsOf(ada);
    expect(revised.map((one) => one.kind).toSorted()).toEqual(['dates', 'lesson']);
    const blockId = await make();
    const params = { courseId: at.courseId, moduleId: course.moduleId, blockId };
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    const content = { ...block.content, due: day(7) } as typeof block.content;
    await ok(owner, 'lessons.updateBlock', { params, body: { version: block.version, content } });
    const ofNew = (await newsOf(ada)).filter(
      (one) => one.kind !== 'lesson' || one.blockId === blockId,
    );
    expect(ofNew).toMatchObject([
      { kind: 'lesson', what: 'added', blockId },
      { kind: 'dates', blockId: at.assignmentId },
    ]);
  });

  it('are told to nobody whose own dates stay, nor of what is not published', async () => {
    const { course, at, move } = await scene({ closes: day(4) });
    const [ada, ben] = [await learnerOf(course), await learnerOf(course)];
    await ok(owner, 'submissions.extend', {
      params: { ...at, userId: ben.userId },
      body: {
        version: null,
        extension: { dueAt: instant(7), closesAt: null, moreAttempts: 0, reason: 'Ill' },
      },
    });
    // His closing waits for his own due date: that of the others decides nothing for him.
    await move({ due: day(5), closes: day(6) });
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(ada)).toMatchObject([
      {
        dates: [
          { name: 'due', from: instant(3), to: instant(5) },
          { name: 'closes', from: instant(4), to: instant(6) },
        ],
      },
    ]);
    await move({ closes: day(9) });
    expect(await newsOf(ben)).toMatchObject([
      { dates: [{ name: 'closes', from: instant(7), to: instant(9) }] },
    ]);
    await ok(owner, 'lessons.changeBlocks', {
      ...within(course),
      body: { blockIds: [at.assignmentId], change: { do: 'unpublish' } },
    });
    expect(await newsOf(ada)).toEqual([]);
  });

  it('are told to the members of a group by the dates of the group', async () => {
    const group = await openGroupWork(world, owner, { due: day(3) });
    const { courseId, moduleId, version } = group.course;
    await ok(owner, 'courses.update', { params: { courseId }, body: { version, startsOn } });
    const [ada, ben] = group.three;
    const alone = await group.learner();
    await ok(owner, 'submissions.extend', {
      params: { ...group.at, userId: ben.userId },
      body: {
        version: null,
        extension: { dueAt: instant(9), closesAt: null, moreAttempts: 0, reason: 'A fair' },
      },
    });
    const params = { courseId, moduleId, blockId: group.at.assignmentId };
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    const content = { ...block.content, due: day(6) } as typeof block.content;
    await ok(owner, 'lessons.updateBlock', { params, body: { version: block.version, content } });
    expect((await newsOf(ada)).filter(({ kind }) => kind === 'dates')).toEqual([]);
    expect(await newsOf(alone)).toMatchObject([
      { kind: 'dates', dates: [{ name: 'due', from: instant(3), to: instant(6) }] },
    ]);
  });
});

describe('the dates of a live session and of a quiz that their teacher moves', () => {
  const startsOn = '2026-03-02';
  const day = (number: number) => ({ day: number, time: '12:00', timeZone: 'UTC' });
  const instant = (number: number) =>
    new Date(Date.parse(`${startsOn}T12:00:00.000Z`) + number * 86_400_000).toISOString();

  async function change(
    { courseId, moduleId }: Pick<MadeCourse, 'courseId' | 'moduleId'>,
    blockId: string,
    changes: Record<string, unknown>,
  ) {
    const params = { courseId, moduleId, blockId };
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    const content = blockContentSchema.parse({ ...block.content, ...changes });
    await ok(owner, 'lessons.updateBlock', { params, body: { version: block.version, content } });
  }

  it('are told of a session as its new beginning, and a recording beside it as a revision', async () => {
    const course = await makeCourse(world, owner, { title: { en: 'Knots' }, startsOn });
    const session = { kind: 'live' as const, joinAddress: null, recordingMediaId: null };
    const { blockId } = await createBlock({ ok }, owner, {
      params: { courseId: course.courseId, moduleId: course.moduleId },
      body: { ...textBlock('Questions live'), content: { ...session, ...day(4) }, published: true },
    });
    const [ada, ben] = [await learnerOf(course), await learnerOf(course)];
    await report(ben, course, blockId, 'started');
    await change(course, blockId, day(6));
    const told = {
      kind: 'dates',
      courseId: course.courseId,
      course: { en: 'Knots' },
      moduleId: course.moduleId,
      blockId,
      lesson: { en: 'Questions live' },
      dates: [{ name: 'starts', from: instant(4), to: instant(6) }],
      at: expect.any(String),
    };
    expect(await newsOf(ada)).toEqual([told]);
    expect(await newsOf(ben)).toEqual([told]);
    await change(course, blockId, { ...day(7), joinAddress: 'https://meet.example.org/knots' });
    const [first, second, ...none] = (await newsOf(ben)).toSorted((a, b) =>
      a.kind < b.kind ? -1 : 1,
    );
    expect(first).toMatchObject({ dates: [{ from: instant(4), to: instant(7) }] });
    expect(second).toMatchObject({ kind: 'lesson', what: 'revised', blockId });
    expect(none).toEqual([]);
  });

  it('are told of a quiz to whoever has no own ones, of themselves or of their group', async () => {
    const course = await makeCourse(world, owner, { title: { en: 'Knots' }, startsOn });
    const { courseId } = course;
    const quiz = await makeQuiz(world, owner, [trueFalse()], {
      course,
      opens: day(1),
      closes: day(3),
    });
    const [ada, ben, cleo] = [
      await learnerOf(course),
      await learnerOf(course),
      await learnerOf(course),
    ];
    const { params, setId, groupId } = await makeGroups(world, owner, courseId);
    await ok(owner, 'groups.place', { params, body: { userIds: [cleo.userId], groupId } });
    const later = instant(20);
    await accommodatePerson(world, owner, { courseId, userId: ben.userId }, { closesAt: later });
    await accommodateGroup(world, owner, { courseId, setId, groupId }, { closesAt: later });
    await runtime.drained();
    await change(course, quiz.quizId, { closes: day(8) });
    const closes = { name: 'closes', from: instant(3), to: instant(8) };
    expect(await newsOf(ada)).toMatchObject([
      { kind: 'dates', blockId: quiz.quizId, dates: [closes] },
    ]);
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(cleo)).toEqual([]);
    await change(course, quiz.quizId, { opens: day(2) });
    const opens = { name: 'opens', from: instant(1), to: instant(2) };
    expect(await newsOf(ada)).toMatchObject([{ dates: [opens, closes] }]);
    expect(await newsOf(ben)).toMatchObject([{ dates: [opens] }]);
    expect(await newsOf(cleo)).toMatchObject([{ dates: [opens] }]);
  });

  it('are no news where another kind of lesson took the place of what had them', async () => {
    const course = await makeCourse(world, owner, { startsOn });
    const assignmentId = await createTextAssignment(world, owner, course, { due: day(3) });
    const ada = await learnerOf(course);
    await report(ada, course, assignmentId, 'started');
    await change(course, assignmentId, { due: day(5) });
    const params = {
      courseId: course.courseId,
      moduleId: course.moduleId,
      blockId: assignmentId,
    };
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    await ok(owner, 'lessons.updateBlock', {
      params,
      body: {
        version: block.version,
        content: { kind: 'live', joinAddress: null, recordingMediaId: null, ...day(9) },
        completion: { rule: 'marked' },
      },
    });
    expect(await newsOf(ada)).toMatchObject([
      { kind: 'lesson', what: 'revised', blockId: assignmentId },
    ]);
  });
});

describe('what others do to the mark of a learner', () => {
  const reason = 'The key was wrong.';

  /** Somebody who has answered a quiz of one statement and one essay, the first of them wrong. */
  async function scene() {
    const course = await makeCourse(world, owner, { title: { en: 'Knots' } });
    const quiz = await makeQuiz(world, owner, [trueFalse(), essay()], { course });
    const [statement, text] = quiz.slots;
    if (statement?.kind !== 'fixed' || !text) throw new Error('Two were made');
    const take = async () => {
      const learner = await learnerOf(course);
      const params = await begin(world, learner, quiz);
      await ok(learner, 'quizzes.saveAnswer', {
        params: { ...params, slotId: text.slotId },
        body: { sequence: 1, answer: { type: 'essay', text: 'Twice.' }, flagged: false },
      });
      await ok(learner, 'quizzes.submit', { params, body: {} });
      return { learner, params: { ...params, userId: learner.userId } };
    };
    const marked = (params: Awaited<ReturnType<typeof take>>['params'], points: number) =>
      ok(owner, 'attempts.mark', {
        params: { ...params, slotId: text.slotId },
        body: { points, comment: '', version: 1 },
      });
    const regraded = () =>
      ok(owner, 'attempts.regrade', {
        params: quiz.params,
        body: { change: { kind: 'fullMarks', questionId: statement.questionId }, reason },
      });
    return { course, quiz, take, marked, regraded };
  }

  it('is told with the points before and after and the reason, until it is seen; to nobody else', async () => {
    const { course, quiz, take, marked, regraded } = await scene();
    const { learner: ada, params } = await take();
    const { learner: ben } = await take();
    const { courseId } = course;
    expect(await newsOf(ada)).toEqual([]);
    await marked(params, 5000);
    const of = { kind: 'mark', courseId, course: { en: 'Knots' }, quizId: quiz.quizId };
    const at = expect.any(String);
    const title = { en: quiz.title };
    const first = {
      ...of,
      quiz: title,
      what: 'marked',
      from: null,
      to: 5000,
      reason: null,
      total: { from: null, to: 2500, letters: { from: null, to: null }, nowPasses: null },
      at,
    };
    await runtime.drained();
    expect(await newsOf(ada)).toEqual([first]);
    await regraded();
    const total = { from: 2500, to: 7500, letters: { from: null, to: null }, nowPasses: null };
    const second = { ...first, what: 'regraded', from: 5000, to: 15_000, reason, total };
    const news = await newsOf(ada);
    expect(news).toEqual([second, first]);
    // His essay waits: there is no mark yet that could be another.
    expect(await newsOf(ben)).toEqual([]);
    await ok(ada, 'progress.seeNews', { body: { until: news[0]?.at ?? '' } });
    expect(await newsOf(ada)).toEqual([]);
    await ok(owner, 'attempts.reset', { params, body: { reason: 'The alarm went off.' } });
    expect(await newsOf(ada)).toMatchObject([
      { what: 'reset', from: 15_000, to: null, reason: 'The alarm went off.' },
    ]);
  });

  it('is not told of a quiz in the trash, nor to who has left the course', async () => {
    const { course, quiz, take, marked } = await scene();
    const [{ learner: ada, params }, { learner: ben, params: other }] = [
      await take(),
      await take(),
    ];
    await marked(params, 5000);
    await marked(other, 5000);
    await ok(ben, 'enrollments.withdraw', within(course));
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(ada)).toHaveLength(1);
    await ok(owner, 'lessons.changeBlocks', {
      ...within(course),
      body: { blockIds: [quiz.quizId], change: { do: 'bin' } },
    });
    expect(await newsOf(ada)).toEqual([]);
  });
});

describe('what a learner has seen', () => {
  const see = (person: Person, until: string) =>
    ok(person, 'progress.seeNews', { body: { until } });

  it('is not told again; what comes later is', async () => {
    const course = await makeCourse(world, owner);
    const ada = await learnerOf(course);
    await addLesson(course, 'First');
    const [first] = await newsOf(ada);
    const { until } = await see(ada, first!.at);
    expect(until).toBe(first!.at);
    expect(await newsOf(ada)).toEqual([]);
    await addLesson(course, 'Second');
    expect(await newsOf(ada)).toMatchObject([{ lesson: { en: 'Second' } }]);
  });

  it('never moves back, nor ahead of the server’s clock', async () => {
    const ada = await newPerson();
    const { until } = await see(ada, '2100-01-01T00:00:00.000Z');
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
    expect(await see(ada, '2026-01-01T00:00:00.000Z')).toEqual({ until });
  });

  it('is nobody else’s', async () => {
    const course = await makeCourse(world, owner);
    const [ada, ben] = [await learnerOf(course), await learnerOf(course)];
    await addLesson(course, 'For both');
    await see(ada, (await newsOf(ada))[0]!.at);
    expect(await newsOf(ben)).toHaveLength(1);
  });
});
