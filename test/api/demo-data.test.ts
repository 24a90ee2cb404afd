import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#shared/contract/client.ts';
import { categories, levels } from '#shared/schemas/courses.ts';
import { loadDemo } from '#local/demo/load-demo.ts';
import { teachers } from '#local/demo/people.ts';
import { students } from '#local/demo/students.ts';
import { callTables } from '#local/dynamodb/engine-call.ts';
import { startHere } from '#local/lambda/start-here.ts';
import { createRuntime, type Runtime } from '#local/runtime.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import { openTexts } from '#web/features/transfer/format/files.ts';
import { readFiles } from '#web/features/transfer/format/read-files.ts';
import { writeCourse } from '#web/features/transfer/format/write-course.ts';
import { planImport } from '#web/features/transfer/plan/plan-import.ts';
import { targetOf } from '#web/features/transfer/plan/target.ts';
import { doJob } from '#web/features/transfer/worker/jobs.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';

const now = Date.now();
const dayMs = 86_400_000;
let runtime: Runtime;
let student: Client;

const signIn = async (email: string) =>
  signedInClient(runtime.apiUrl, await runtime.issueTokens(email));

const daysAgo = (at: string) => (now - Date.parse(at)) / dayMs;

type Row = Partial<Record<string, string>>;

/** The rows of the table of one kind. */
async function rowsOf(entity: string): Promise<Row[]> {
  const TableName = runtime.stack.ofType('AWS::DynamoDB::GlobalTable')[0]?.ref;
  const rows: Row[] = [];
  let start: object | undefined;
  do {
    const page = await callTables<{
      Items: Parameters<typeof unmarshallItem>[0][];
      LastEvaluatedKey?: object;
    }>(runtime.dynamodb.endpoint, 'Scan', {
      TableName,
      ...(start && { ExclusiveStartKey: start }),
    });
    rows.push(...page.Items.map((item) => unmarshallItem(item) as Row));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows.filter((row) => row['entity'] === entity);
}

const wholeCatalogue = () => student('catalog.list', { query: { limit: '100' } });

/** The catalogue's courses as their own pages show them. */
async function allDetails() {
  const { items } = await wholeCatalogue();
  return Promise.all(
    items.map(({ courseId }) => student('catalog.getCourse', { params: { courseId } })),
  );
}

beforeAll(async () => {
  runtime = await createRuntime({
    port: 0,
    dataDir: null,
    quiet: true,
    startEnvironment: startHere,
  });
  await loadDemo(runtime, now);
  await runtime.drained();
  student = await signIn('student@example.com');
  // A whole school: some 1,200 requests and what follows from them, which a busy machine takes its time over.
}, 900_000);
afterAll(() => runtime.stop());

describe('the demo data', () => {
  it('fills the catalogue in every category, on every level, in both languages', async () => {
    const { items, facets } = await wholeCatalogue();
    expect(items).toHaveLength(17);
    expect(facets.category.map(({ value }) => value).toSorted()).toEqual(categories.toSorted());
    expect(facets.level.map(({ value }) => value).toSorted()).toEqual(levels.toSorted());
    const spoken = items.map(({ languages }) => languages.join());
    const inLanguages = (which: string) => spoken.filter((one) => one === which).length;
    expect(['en', 'es', 'en,es'].map(inLanguages)).toEqual([6, 7, 4]);
  });

  it('finds the course on English, with or without its accent, and by its subject', async () => {
    for (const q of ['ingles', 'inglés', 'idiomas ingles']) {
      const { items } = await student('catalog.list', { query: { q } });
      expect(items[0]?.title.es).toBe('Inglés para atender al público');
    }
  });

  it('teaches whole courses: readings, a film in all but one, a handout, and a lesson to try', async () => {
    const films: number[] = [];
    for (const { outline } of await allDetails()) {
      const blocks = outline.flatMap((module) => module.blocks);
      expect(outline.length).toBeGreaterThanOrEqual(2);
      films.push(blocks.filter(({ kind }) => kind === 'video').length);
      expect(blocks.filter(({ kind }) => kind === 'file')).toHaveLength(1);
      expect(blocks.filter(({ kind }) => kind === 'text').length).toBeGreaterThanOrEqual(4);
      expect(blocks.some(({ preview }) => preview)).toBe(true);
    }
    expect(films.toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: films.length - 1 }, () => 1),
    ]);
  });

  it('has paid courses, one by invitation, some that begin later, and a full one', async () => {
    const { items } = await wholeCatalogue();
    expect(items.filter(({ price }) => price !== null)).toHaveLength(3);
    expect(items.filter(({ enrollmentMode }) => enrollmentMode === 'invitation')).toHaveLength(1);
    expect(items.flatMap(({ startsOn }) => startsOn ?? []).toSorted()).toEqual(
      [-80, -80, 10, 24, 38].map((days) => new Date(now + days * dayMs).toISOString().slice(0, 10)),
    );
    const left = (await allDetails()).map(({ seatsLeft }) => seatsLeft);
    expect(left).toContain(0);
    expect(left).toContain(1);
  });

  it('is taught by four people who say who they are', async () => {
    const { items } = await student('catalog.listTeachers');
    expect(items).toHaveLength(4);
    for (const { headline, bio, courses } of items) {
      expect(headline).not.toBeNull();
      expect(bio.length).toBeGreaterThan(200);
      expect(courses).toBeGreaterThan(1);
    }
  });

  it('greets with the courses that an admin chose, in that order, and with those that start next', async () => {
    const { featured, startingNext } = await student('catalog.home');
    const codes = await Promise.all(
      featured.map(async ({ courseId }) => {
        const { course } = await student('catalog.getCourse', { params: { courseId } });
        return course.code;
      }),
    );
    expect(codes).toEqual(['PY-101', 'ART-110', 'AID-110', 'BUS-130', 'HEA-320', 'DES-120']);
    expect(startingNext.length).toBeGreaterThanOrEqual(3);
  });

  it('gives the demo student a dashboard with something finished, something begun, and a next step', async () => {
    const { next, courses } = await student('progress.getDashboard');
    expect(courses).toHaveLength(5);
    expect(courses.filter(({ completedAt }) => completedAt !== null)).toHaveLength(1);
    expect(new Set(courses.map(({ doneBlocks }) => doneBlocks)).size).toBeGreaterThanOrEqual(4);
    expect(next).toMatchObject({ kind: 'video', positionSeconds: 9 });
    const { courseId } = next!;
    const { items } = await student('notes.list', { params: { courseId } });
    expect(items.map(({ positionSeconds }) => positionSeconds)).toEqual([null, 8]);
  });

  it('tells the demo student what is new, and what they wait for', async () => {
    const { news, pending } = await student('progress.getDashboard');
    expect(news).toMatchObject([
      { kind: 'mark', what: 'regraded' },
      { kind: 'grade', what: 'typed' },
      { kind: 'lesson', what: 'revised' },
      { kind: 'lesson', what: 'added' },
      { kind: 'work', what: 'released' },
      { kind: 'lesson', what: 'added' },
    ]);
    expect(pending).toMatchObject([{ state: 'waiting' }]);
  });

  it('lets the demo student continue in a video with captions in both languages', async () => {
    const { next } = await student('progress.getDashboard');
    const { courseId, moduleId, blockId, positionSeconds } = next!;
    const { block } = await student('lessons.getBlock', {
      params: { courseId, moduleId, blockId },
    });
    expect(block.positionSeconds).toBe(positionSeconds);
    expect(block.content).toMatchObject({
      kind: 'video',
      captions: [{ language: 'en' }, { language: 'es' }],
    });
    expect(block.links.map(({ contentType }) => contentType)).toEqual([
      'video/mp4',
      'text/vtt',
      'text/vtt',
    ]);
  });

  it('has thirty learners: some finished, some are on their way, some have just enrolled', async () => {
    expect(students).toHaveLength(30);
    const clients = await Promise.all(students.map(({ email }) => signIn(email)));
    const lists = await Promise.all(clients.map((client) => client('progress.listCourses')));
    expect(lists.filter(({ items }) => items.length === 0)).toEqual([]);
    const all = lists.flatMap(({ items }) => items);
    expect(all.filter(({ completedAt }) => completedAt !== null).length).toBeGreaterThan(10);
    expect(all.filter(({ doneBlocks }) => doneBlocks === 0).length).toBeGreaterThan(10);
    expect(all.filter((one) => one.doneBlocks > 0 && !one.completedAt).length).toBeGreaterThan(20);
  });

  it('has lived through a term: people came in waves, learned over ten weeks, and some stopped', async () => {
    const teacher = await signIn('teacher@example.com');
    const { items: taught } = await teacher('courses.listTaught');
    const python = taught.find(({ code }) => code === 'PY-101');
    const params = { courseId: python!.courseId };
    const { items } = await teacher('rosters.list', { params, query: { limit: '100' } });
    const enrolled = items.map(({ enrolledAt }) => daysAgo(enrolledAt));
    expect(new Set(enrolled.map(Math.floor)).size).toBeGreaterThan(7);
    const lists = await Promise.all(
      students.map(async ({ email }) => (await signIn(email))('progress.listCourses')),
    );
    const all = lists.flatMap((list) => list.items);
    expect(Math.max(...all.map((one) => daysAgo(one.enrolledAt)))).toBeGreaterThan(70);
    const lastSeen = lists.map((list) =>
      Math.min(...list.items.map((one) => daysAgo(one.lastActivityAt ?? one.enrolledAt))),
    );
    expect(lastSeen.filter((days) => days < 7).length).toBeGreaterThan(20);
    expect(lastSeen.filter((days) => days > 14).length).toBeGreaterThan(4);
    const { items: notes } = await student('notes.list', { params });
    expect(notes.map(({ createdAt }) => Math.floor(daysAgo(createdAt)))).toEqual([4, 1]);
    const { createdAt } = await student('accounts.getMe');
    expect(daysAgo(createdAt)).toBeGreaterThan(74);
  });

  it('has ten weeks of dates in enrollments, progress, notes and news', async () => {
    const [published, blocks, enrollments, progress, kept] = await Promise.all(
      ['Course', 'Block', 'Enrollment', 'Progress', 'Note'].map(rowsOf),
    );
    const dates = (rows: Row[] | undefined, field: string) =>
      (rows ?? []).flatMap((row) => (row[field] ? [daysAgo(row[field])] : []));
    const publishedAt = new Map(published?.map((row) => [row['courseId'], row['publishedAt']]));
    const later = blocks?.filter(
      (row) => (row['shownAt'] ?? '') > (publishedAt.get(row['courseId']) ?? '9'),
    );
    const news = [...dates(later, 'shownAt'), ...dates(blocks, 'revisedAt')];
    for (const lived of [
      dates(enrollments, 'enrolledAt'),
      dates(progress, 'reportedAt'),
      dates(kept, 'createdAt'),
      news,
    ]) {
      expect(Math.max(...lived) - Math.min(...lived)).toBeGreaterThanOrEqual(70);
      expect(Math.min(...lived)).toBeLessThan(7);
    }
    // Nobody took up a lesson before it was there.
    const shownAt = new Map(blocks?.map((row) => [row['blockId'], row['shownAt']]));
    const early = progress?.filter(
      (row) => (row['reportedAt'] ?? '') < (shownAt.get(row['blockId']) ?? ''),
    );
    expect(early).toEqual([]);
  });

  it('has banks of questions of nearly all types, and quizzes with the results of a term', async () => {
    const [bank, attempts, scores] = await Promise.all(
      ['Question', 'Attempt', 'AttemptScore'].map(rowsOf),
    );
    expect(bank?.filter(({ status }) => status === 'ready').length).toBeGreaterThan(30);
    expect(new Set(bank?.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12);
    const inState = (state: string) => attempts?.filter((row) => row['state'] === state) ?? [];
    expect(inState('submitted').length).toBeGreaterThan(20);
    expect(inState('open').filter(({ deadline }) => deadline === null)).toHaveLength(1);
    // Somebody did not come back: their attempt ends as soon as the table forgets when it is due.
    expect(['open', 'expired'].flatMap(inState).filter(({ deadline }) => deadline)).toHaveLength(1);
    const ended = inState('submitted').map((row) => daysAgo(row['endedAt'] ?? ''));
    expect(Math.max(...ended) - Math.min(...ended)).toBeGreaterThan(30);
    // Some know much and some little, and what is written waits for who teaches.
    type Step = { points: number | null; most: number; isWaiting: boolean };
    const steps = scores?.map((row) => row['steps'] as unknown as Step[]) ?? [];
    const shares = steps.map((all) => {
      const scored = all.filter(({ points }) => points !== null);
      const sum = (of: 'points' | 'most') =>
        scored.reduce((total, one) => total + (one[of] ?? 0), 0);
      return sum('points') / Math.max(1, sum('most'));
    });
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.5);
    expect(steps.flat().filter(({ isWaiting }) => isWaiting).length).toBeGreaterThan(3);
    const [comments, sent] = await Promise.all(['AttemptComment', 'WorkFile'].map(rowsOf));
    expect(comments?.length).toBeGreaterThan(3);
    const inAnswers = sent?.filter(({ fileName }) => /expenses|my first try/.test(fileName ?? ''));
    expect(inAnswers?.map(({ state }) => state)).toContain('ready');
  });

  it('tells its student that a question was regraded, and its teachers what waits to be marked', async () => {
    const { news } = await student('progress.getDashboard');
    const [told] = news.filter(({ kind }) => kind === 'mark');
    if (told?.kind !== 'mark') throw new Error('Nobody told of a mark');
    expect(told.to).toBeGreaterThan(told.from ?? 0);
    expect(told.reason).toContain('nobody loses a point');
    const waiting = await Promise.all(
      teachers.map(
        async ({ email }) => (await (await signIn(email))('attempts.listToMark')).pending,
      ),
    );
    expect(waiting.filter((count) => count > 0).length).toBe(2);
  });

  it('has a term of work on assignments: late, returned, submitted again, extended, excused, released, looked at again and waiting', async () => {
    const [work, extensions, marks, looks] = await Promise.all(
      ['Submissions', 'Extension', 'Mark', 'LookRequest'].map(rowsOf),
    );
    type Own = {
      submissions: { submissionId: string; isLate: boolean; submittedAt: string }[];
      markings: Record<string, { state: string; releasedAt: string | null }>;
    };
    const all = (work ?? []) as unknown as Own[];
    const handedIn = all.flatMap(({ submissions }) => submissions);
    expect(handedIn.length).toBeGreaterThan(15);
    expect(handedIn.filter(({ isLate }) => isLate).length).toBeGreaterThan(2);
    expect(all.filter(({ submissions }) => submissions.length > 1)).toHaveLength(2);
    const markings = all.flatMap((own) => Object.values(own.markings));
    const inState = (wanted: string) => markings.filter(({ state }) => state === wanted);
    expect(inState('returned').length).toBeGreaterThan(0);
    const released = inState('marked').filter(({ releasedAt }) => releasedAt !== null);
    expect(released.length).toBeGreaterThan(7);
    expect(inState('marked').length).toBeGreaterThan(released.length);
    expect(extensions).toHaveLength(2);
    expect(looks?.map(({ answeredAt }) => typeof answeredAt)).toEqual(['string', 'string']);
    // Of an assignment, and in each of the two gradebooks.
    expect(marks?.filter(({ status }) => status === 'excused')).toHaveLength(3);
    const waiting = await Promise.all(
      teachers.map(async ({ email }) => {
        const { pending } = await (await signIn(email))('submissions.listToMark');
        return pending;
      }),
    );
    // Two who teach, and a colleague who marks with one of them.
    expect(waiting.filter((count) => count > 0)).toHaveLength(3);
    const reviews = await rowsOf('PeerTask');
    // Of three people, and of the six in three groups: two each.
    expect(reviews).toHaveLength(18);
    expect(reviews.filter(({ deliveredAt }) => typeof deliveredAt === 'string')).toHaveLength(6);
    // Each that is delivered has its words, and one more is begun.
    expect(await rowsOf('PeerReview')).toHaveLength(7);
    const { items } = await student('assignments.list');
    expect(items.map(({ reviews: own }) => own.map(({ state }) => state))).toContainEqual([
      'open',
      'open',
    ]);
    expect(items.map(({ label, state }) => [label, state])).toEqual([
      ['pending', 'draft'],
      ['submitted', 'submitted'],
      ['submitted', 'submitted'],
      ['graded', 'released'],
    ]);
  });

  it('case 21: has groups that review each other without names, begun and delivered', async () => {
    const { items } = await student('assignments.list');
    const [own, ...others] = items.filter(({ isForGroups }) => isForGroups);
    expect(others).toEqual([]);
    expect(own?.title).toEqual({ en: 'A program for two', es: 'Un programa a dos' });
    const { assignmentId = '', courseId = '', reviews = [] } = own ?? {};
    const page = await student('assignments.get', { params: { assignmentId } });
    expect(page.group).toMatchObject({ name: { en: 'Pair 1', es: 'Pareja 1' } });
    expect(page.group?.members).toHaveLength(2);
    const tasks = await Promise.all(
      reviews.map(({ taskId }) => student('assignments.getPeerTask', { params: { taskId } })),
    );
    expect(tasks.map(({ review, state }) => [review !== null, state])).toEqual([
      [true, 'open'],
      [false, 'open'],
    ]);
    expect(JSON.stringify(tasks)).not.toMatch(/Pair|Pareja|Mateo|Olivia/);
    const teacher = await signIn('teacher@example.com');
    const round = await teacher('submissions.listPeerReviews', {
      params: { courseId, assignmentId },
    });
    expect(round.items.map(({ group, person }) => [group, person])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    const gets = round.items.map(({ gets: { all, delivered } }) => [all, delivered]);
    expect(gets.reduce((sum, [, delivered = 0]) => sum + delivered, 0)).toBe(4);
    expect(gets.map(([all]) => all)).toEqual([4, 4, 4]);
  });

  it('has two gradebooks of a term: weights, drops, letters, a curve, somebody excused, a total set by hand, marks held back', async () => {
    for (const [at, email] of ['teacher@example.com', 'tomas.aguirre@example.com'].entries()) {
      const teacher = await signIn(email);
      const { items: taught } = await teacher('courses.listTaught');
      const course = taught.find(({ code }) => code === ['PY-101', 'BUS-130'][at]);
      const params = { courseId: course!.courseId };
      const { scheme, items } = await teacher('grades.getBook', { params });
      expect(scheme).toMatchObject({ by: 'weights', passFrom: 5000, showsFigures: true });
      expect(scheme.categories.map(({ dropLowest }) => dropLowest)).toEqual([1, 0, 1]);
      expect(scheme.letters).toHaveLength(4);
      expect(new Set(items.map(({ kind }) => kind))).toEqual(
        new Set(['quiz', 'assignment', 'manual']),
      );
      expect(items.filter(({ categoryId }) => categoryId === null)).toEqual([]);
      expect(items.filter(({ figures }) => figures.n > 3).length).toBeGreaterThanOrEqual(4);
      const { items: rows } = await teacher('grades.listRows', { params, query: { limit: '100' } });
      const all = rows.flatMap(({ marks }) => marks);
      for (const status of ['marked', 'waiting', 'excused'])
        expect(all.some((mark) => mark.status === status)).toBe(true);
      for (const isReleased of [true, false])
        expect(
          all.filter((mark) => mark.status === 'marked' && mark.isReleased === isReleased).length,
        ).toBeGreaterThan(4);
      const totals = rows.flatMap(({ total }) => total?.shown ?? []);
      expect(new Set(totals).size).toBeGreaterThan(5);
      const { items: jobs } = await teacher('grades.listJobs', { params });
      expect(jobs).toMatchObject([{ plan: { kind: 'curve' }, state: 'done' }]);
      expect(jobs[0]!.changed).toBeGreaterThan(1);
    }
    const [overrides, telling] = await Promise.all(['TotalOverride', 'BookTelling'].map(rowsOf));
    expect(overrides).toHaveLength(2);
    // The books were decided before anybody had a mark: nobody was told of another way of counting.
    expect(telling?.filter(({ state }) => state === 'running')).toEqual([]);
  });

  it('goes out as Markdown and comes in again as it is, each of its courses', async () => {
    const others: unknown[] = [];
    let lessons = 0;
    for (const { email } of teachers) {
      const teacher = await signIn(email);
      const { items } = await teacher('courses.listTaught');
      for (const { courseId } of items) {
        const params = { courseId };
        const structure = await teacher('lessons.getStructure', { params });
        const held = await teacher('lessons.listContents', { params, query: { limit: '100' } });
        const platform = {
          ...structure,
          contents: new Map(held.items.map(({ blockId, content }) => [blockId, content])),
          media: (await teacher('media.list', { params })).items,
          questions: [],
        };
        const files = await writeCourse(platform, async (document, nameOf) =>
          toMarkdown(document, nameOf),
        );
        const { read } = await readFiles(openTexts(files), doJob, { language: null });
        const plan = planImport(read, await targetOf(read, platform, new Set()), null);
        lessons += plan.items.filter(({ what }) => what === 'lesson').length;
        others.push(
          ...plan.items.filter(({ state, losses }) => state !== 'unchanged' || losses.length > 0),
        );
      }
    }
    expect(others).toEqual([]);
    // Quizzes among them: what they ask goes out and comes in with them.
    expect(lessons).toBe(135);
  });

  it('leaves a draft to its teacher, an archived course to those who took it, and a request to the admin', async () => {
    const teacher = await signIn('teacher@example.com');
    const { items } = await teacher('courses.listTaught');
    const inState = (wanted: string) => items.filter(({ state }) => state === wanted);
    const [draft, ...otherDrafts] = inState('draft');
    const [archived, ...otherArchived] = inState('archived');
    expect([...otherDrafts, ...otherArchived]).toEqual([]);
    for (const hidden of [draft, archived])
      await expect(
        student('catalog.getCourse', { params: { courseId: hidden!.courseId } }),
      ).rejects.toMatchObject({ status: 404 });
    const joaquin = await signIn('joaquin.salas@example.com');
    const { enrollment } = await joaquin('catalog.getCourse', {
      params: { courseId: archived!.courseId },
    });
    expect(enrollment?.completedAt).not.toBeNull();
    const admin = await signIn('admin@example.com');
    const requests = await admin('accounts.listTeacherRequests');
    expect(requests.items.map(({ name }) => name)).toEqual(['Ximena Delgado']);
  });
});
