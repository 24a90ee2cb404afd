import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { ApiError, type Client } from '#shared/contract/client.ts';
import { aFewAtATime } from '../a-few-at-a-time.ts';
import type { ClientAt } from '../signed-in-client.ts';
import { assignments, contentOf, type DemoAssignment, type WorkStep } from './assignments.ts';
import { daysBefore } from './calendar.ts';
import type { MadeCourse } from './make-course.ts';
import { patiently } from './patiently.ts';
import { programOf } from './program.ts';
import { type MadeTeams, makeTeams, teamUp } from './team-up.ts';
import { sendWorkFile } from './upload.ts';

/** An assignment that is there. */
export type MadeAssignment = {
  plan: DemoAssignment;
  content: ReturnType<typeof assignmentSchema.parse>;
  params: { courseId: string; assignmentId: string };
  /** null: everybody hands in by themselves. */
  teams: MadeTeams | null;
};

/** Puts the assignments of a course behind its last lessons. */
export async function makeAssignments(
  client: Client,
  folder: string,
  { courseId, blocks: lessons }: MadeCourse,
): Promise<MadeAssignment[]> {
  const plans = assignments.filter((plan) => plan.folder === folder);
  const teams = await Promise.all(
    plans.map(async ({ teams: plan }) => plan && makeTeams(client, courseId, plan)),
  );
  const contents = await Promise.all(
    plans.map(async (plan, at) => {
      const set = teams[at]?.params;
      const groups = set ? { setId: set.setId } : null;
      return assignmentSchema.parse({ ...(await contentOf(plan, courseId)), groups });
    }),
  );
  const { blocks } = await client('lessons.createBlocks', {
    params: { courseId, moduleId: lessons.at(-1)?.moduleId ?? '' },
    body: {
      blocks: plans.map(({ title }, at) => ({
        title,
        minutes: 45,
        preview: false,
        completion: { rule: 'submitted' as const },
        content: contents[at]!,
      })),
    },
  });
  return plans.map((plan, at) => ({
    plan,
    content: contents[at]!,
    params: { courseId, assignmentId: blocks[at]?.blockId ?? '' },
    teams: teams[at] ?? null,
  }));
}

const document = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});

/** How a marking says what its plan says. */
function markingOf({ content: { marking } }: MadeAssignment, { comment, as }: Judging) {
  const levels = as && 'levels' in as ? as.levels : [];
  const criteria = marking.by === 'rubric' && levels.length > 0 ? marking.rubric.criteria : [];
  return {
    choices: criteria.map((criterion, at) => ({
      criterionId: criterion.criterionId,
      levelId: criterion.levels[levels[at] ?? 0]?.levelId ?? null,
      points: null,
      comment: '',
    })),
    points: as && 'points' in as ? as.points * 10_000 : null,
    comment,
    isLateWaived: false,
    comments: [],
  };
}

type Judging = { comment: string; as?: Extract<WorkStep, { do: 'mark' }>['as'] };
type Sides = { student: ClientAt; teacher: ClientAt; now: number };

/** One person's way through an assignment. */
function createWork(made: MadeAssignment, { student, teacher, now }: Sides) {
  const { params } = made;
  let version: number | null = null;
  let submissionId = '';
  let number = 0;
  let isMarked = false;

  async function draft({ words, sends }: { words: string; sends?: boolean }, at: number) {
    // Files come today: what is sent is looked at by the machine's clock.
    const files = sends
      ? [await sendWorkFile(student(), { kind: 'assignment', ...params }, programOf(true))]
      : [];
    const work = { text: document(words), link: null, files, selfAssessment: [] };
    const saved = await student(at)('assignments.saveDraft', {
      params,
      body: { version, draft: work },
    });
    ({ version } = saved);
    return saved.version;
  }

  async function judge(judging: Judging, isReady: boolean, at: number) {
    const saved = await teacher(at)('submissions.saveMarking', {
      params: { submissionId },
      body: { version: null, marking: markingOf(made, judging), isReady },
    });
    isMarked = isReady;
    return saved.version;
  }

  async function extend({ days, reason }: { days: number; reason: string }, at: number) {
    const { assignmentId } = params;
    const [{ userId }, { due }] = await Promise.all([
      student(at)('accounts.getMe'),
      student(at)('assignments.get', { params: { assignmentId } }),
    ]);
    const dueAt = new Date(Date.parse(due.at ?? '') + days * 86_400_000).toISOString();
    const extension = { dueAt, closesAt: null, moreAttempts: 0, reason };
    await teacher(at)('submissions.extend', {
      params: { ...params, userId },
      body: { version: null, extension },
    });
  }

  /** A release comes behind its answer, and of what is not released nobody asks for another look. */
  const ask = (reason: string, at: number) =>
    patiently(`the released mark of ${submissionId}`, () =>
      student(at)('assignments.requestLook', {
        params: { ...params, number: String(number) },
        body: { reason },
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.problem?.code === 'not_found') return null;
        throw error;
      }),
    );

  return {
    async take(step: WorkStep): Promise<void> {
      const at = daysBefore(now, step.daysAgo);
      if (step.do === 'draft') await draft(step, at);
      if (step.do === 'submit') {
        const body = { version: await draft(step, at), confirmed: false };
        ({ submissionId } = await student(at)('assignments.submit', { params, body }));
        number += 1;
      }
      if (step.do === 'mark') await judge(step, true, at);
      if (step.do === 'return') {
        const body = { version: await judge(step, false, at), reason: step.reason };
        await teacher(at)('submissions.return', { params: { submissionId }, body });
      }
      if (step.do === 'extend') await extend(step, at);
      if (step.do === 'ask') await ask(step.reason, at);
      if (step.do === 'answer')
        await teacher(at)('submissions.answerLook', {
          params: { submissionId },
          body: { answer: step.answer },
        });
      if (step.do === 'excuse') {
        const { userId } = await student(at)('accounts.getMe');
        await teacher(at)('submissions.excuse', {
          params: { ...params, userId },
          body: { isExcused: true, reason: step.reason },
        });
      }
    },
    /** What is marked, if it is. */
    marked: () => (isMarked ? [submissionId] : []),
  };
}

/** Deals out what classmates or groups review of one another, and writes the reviews that the plan says. */
async function playPeers(
  { params }: MadeAssignment,
  { daysAgo, delivered, begun = {} }: NonNullable<DemoAssignment['peers']>,
  { student, teacher, now }: Omit<Sides, 'student'> & { student: (name: string) => ClientAt },
): Promise<void> {
  const at = daysBefore(now, daysAgo);
  await teacher(at)('submissions.startPeerReview', { params, body: {} });
  await patiently(`the reviews of ${params.assignmentId}`, async () => {
    const { round } = await teacher(at)('submissions.listPeerReviews', { params });
    return round?.state === 'done' ? round : null;
  });
  /** Writes some of what somebody is to review. */
  const write = async (
    name: string,
    { points, comment }: (typeof delivered)[string],
    { most, isDelivered }: { most?: number; isDelivered: boolean },
  ) => {
    const then = student(name)(daysBefore(now, daysAgo - 1));
    const { items } = await then('assignments.list');
    const one = items.find(({ assignmentId }) => assignmentId === params.assignmentId);
    for (const { taskId } of (one?.reviews ?? []).slice(0, most))
      await then('assignments.savePeerReview', {
        params: { taskId },
        body: {
          version: null,
          review: { choices: [], points: points * 10_000, comment },
          isDelivered,
        },
      });
  };
  for (const [name, review] of Object.entries(delivered))
    await write(name, review, { isDelivered: true });
  for (const [name, review] of Object.entries(begun))
    await write(name, review, { most: 1, isDelivered: false });
}

/** Has a colleague mark with who teaches: they share evenly what is there. */
async function shareWork({ params }: MadeAssignment, email: string, teacher: Client) {
  const { userId } = await teacher('submissions.addMarker', {
    params: { courseId: params.courseId },
    body: { email, groupIds: [] },
  });
  await teacher('submissions.allocate', {
    params,
    body: { way: 'evenly', markers: [userId], withTeacher: true, again: false, standing: false },
  });
}

/** Takes everybody's work on an assignment through the steps of its plan, and releases what is marked by then. */
export async function playAssignment(
  made: MadeAssignment,
  clients: (email: string) => ClientAt,
  { owner, now }: { owner: string; now: number },
): Promise<void> {
  const { plan, params, teams } = made;
  const teacher = clients(owner);
  const student = (name: string) => clients(`${name}@example.com`);
  const { releasedDaysAgo = -1 } = plan;
  if (teams && plan.teams)
    await teamUp(teacher(daysBefore(now, plan.teams.daysAgo)), teams, plan.teams, student);
  const released = await aFewAtATime(Object.entries(plan.work), 3, async ([name, steps]) => {
    const work = createWork(made, { student: student(name), teacher, now });
    for (const step of steps.filter(({ daysAgo }) => daysAgo > releasedDaysAgo))
      await work.take(step);
    return { work, later: steps.filter(({ daysAgo }) => daysAgo <= releasedDaysAgo) };
  });
  const submissionIds = released.flatMap(({ work }) => work.marked());
  if (submissionIds.length > 0)
    await teacher(daysBefore(now, releasedDaysAgo))('submissions.release', {
      params,
      body: { submissionIds, at: null },
    });
  for (const { work, later } of released) for (const step of later) await work.take(step);
  if (!plan.peers && !plan.marker) return;
  // Whatever is dealt out or shared is what the lists hold, which follow behind.
  await patiently(`what was handed in for ${params.assignmentId}`, async () => {
    const { items } = await teacher()('submissions.list', { params });
    return items.length < Object.keys(plan.work).length ? null : items;
  });
  if (plan.peers) await playPeers(made, plan.peers, { student, teacher, now });
  if (plan.marker) await shareWork(made, plan.marker, teacher(daysBefore(now, 1)));
}
