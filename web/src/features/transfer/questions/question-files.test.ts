import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slot } from '#shared/blocks/quiz/slots.ts';
import { questionTypes } from '#shared/questions/question-types.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import { arbitraryQuestions } from '#test/questions/arbitrary-questions.ts';
import { questionOf } from '#test/support/question-of.ts';
import { quizOf } from '#test/support/quiz-of.ts';
import { trueFalse } from '#test/world/questions.ts';
import { limits, openTexts, type Files } from '../format/files.ts';
import { readFiles } from '../format/read-files.ts';
import { writeCourse } from '../format/write-course.ts';
import type { Write } from '../format/write-course.ts';
import { planImport } from '../plan/plan-import.ts';
import { targetOf } from '../plan/target.ts';
import { blockOf, id, school } from '../school-fixture.ts';
import type { BankQuestion, Platform } from '../types.ts';
import { doJob } from '../worker/jobs.ts';
import { canonicalContent } from './canonical-content.ts';
import { contentOf } from './content-of.ts';
import { partsOf } from './question-sheet.ts';
import { readQuestion } from './read-question.ts';
import { writeQuestions } from './write-questions.ts';

const write: Write = async (document, nameOf) => toMarkdown(document, nameOf);
const courseId = id('C');
const ownerId = school().course.ownerId;

/** A question of the school's bank that asked some things, the last one now. */
function inBank(
  name: string,
  contents: QuestionContent[],
  head: Partial<BankQuestion['row']> = {},
): BankQuestion {
  const contentVersion = contents.length;
  const row = questionOf({
    questionId: id(name),
    bankId: courseId,
    name,
    status: 'ready',
    version: contentVersion,
    contentVersion,
    versions: contentVersion,
    type: contents[0]?.type ?? 'trueFalse',
  });
  return {
    row: { ...row, ...head },
    contents: new Map(contents.map((content, at) => [at + 1, content])),
  };
}

const slot = (name: string, more: Partial<Extract<Slot, { kind: 'fixed' }>> = {}): Slot => ({
  kind: 'fixed',
  slotId: id(`S${name}`),
  bankId: courseId,
  points: 10_000,
  questionId: id(name),
  version: null,
  ...more,
});
const draw = (bankId = courseId): Slot => ({
  kind: 'draw',
  slotId: id('DRAW'),
  bankId,
  points: 10_000,
  tags: ['loops'],
  difficulty: null,
  count: 1,
});

/** The school with one quiz, and the questions that it asks. */
function asking(slots: Slot[], questions: BankQuestion[]): Platform {
  const section = { sectionId: id('SEC'), title: null, instructions: null, shuffle: true, slots };
  return {
    ...school(),
    blocks: [blockOf('B1', 'quiz')],
    contents: new Map([[id('B1'), quizOf({ sections: [section] })]]),
    questions,
  };
}

const planFor = async (files: Files, platform: Platform | null, awaited = true) => {
  const { read } = await readFiles(openTexts(files), doJob, { language: null });
  return planImport(read, await targetOf(read, platform, new Set(), { awaited }), null);
};
type Planned = Awaited<ReturnType<typeof planFor>>;
const questionsOf = ({ items }: Planned) => items.filter(({ what }) => what === 'question');

/** Another course after a plan was carried out there: what the server would have made of it. */
async function carriedOut(plan: Planned, platform: Platform): Promise<Platform> {
  const { courseId: target } = platform.course;
  const questions = [...platform.questions];
  for (const { step } of questionsOf(plan)) {
    if (step?.id !== 'banks.createQuestions') continue;
    const [made] = step.body.questions;
    if (!made) continue;
    const { source = null, content } = made;
    const all = [content, ...step.next] as QuestionContent[];
    const questionId = await derivedUlid(target, source ?? '');
    questions.push(inBank('', all, { ...step.head, questionId, source, bankId: target }));
  }
  return { ...platform, questions };
}

const elsewhere = (): Platform => ({
  ...school(),
  course: {
    ...school().course,
    courseId: id('C2'),
    ownerId: '11111111-0000-0000-0000-000000000000',
  },
  modules: [],
  blocks: [],
  contents: new Map(),
});

describe('a question in a file', () => {
  it.each(questionTypes)('of the type %s reads back as it was written', async (type) => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryQuestions[type] as fc.Arbitrary<QuestionContent>,
        async (content) => {
          const names = {
            nameOf: (one: string) => `media/${one}.png`,
            lead: (to: string) => to,
            courseId,
          };
          const files = await writeQuestions([inBank('Q', [content])], names, write);
          const [part] = partsOf(files.get('questions/01-questions.yaml') ?? '');
          const read = readQuestion(part!);
          if ('refused' in read) throw new Error(`${read.refused} ${read.detail}`);
          const tally = new Tally();
          const place = {
            mediaOf: (name: string) => name.slice('media/'.length, -'.png'.length),
            linkOf: () => null,
          };
          const back = contentOf(read.sheet.content, { path: '', place, tally });
          expect('content' in back && back.content).toEqual(canonicalContent(content));
          expect([...read.losses, ...tally.losses]).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('can be written by hand, without what is usual', () => {
    const read = readQuestion({
      line: 1,
      text: 'content:\n  type: trueFalse\n  stem: {en: "Is it *so*?", es: ¿Es así?}\n  isTrue: true',
    });
    expect(read).toMatchObject({ sheet: { source: null, status: 'draft', points: 10_000 } });
  });
});

describe('the questions of a course', () => {
  const older = trueFalse('Version 1.');
  const newer = trueFalse('Version 3.');
  const source = () =>
    asking(
      [
        slot('A'),
        slot('B', { version: 1 }),
        slot('B', { version: 2, slotId: id('SB2') }),
        draw(),
        slot('P', { bankId: ownerId }),
      ],
      [
        inBank(
          'A',
          [
            trueFalse('Both'),
            { ...trueFalse(), stem: { en: newer.stem.en, es: older.stem.en } },
          ].slice(1),
        ),
        inBank('B', [older, newer], { tags: ['x: y', '#1'], difficulty: 'hard', points: 25_000 }),
        inBank('D', [trueFalse('Loops')], { tags: ['Loops'] }),
        inBank('P', [trueFalse('Own')], { bankId: ownerId }),
      ],
    );

  it('are as they were where they came from', async () => {
    const files = await writeCourse(source(), write);
    const plan = await planFor(files, source());
    expect(plan.items.map(({ state, losses }) => [state, losses])).toEqual(
      plan.items.map(() => ['unchanged', []]),
    );
    expect(questionsOf(plan)).toHaveLength(4);
  });

  it('come into another course before its quizzes, which name them there, and go out of it again as they came', async () => {
    const files = await writeCourse(source(), write);
    const plan = await planFor(files, elsewhere());
    expect(questionsOf(plan).map(({ state, losses }) => [state, losses])).toEqual(
      Array.from({ length: 4 }, () => ['new', []]),
    );
    const there = await carriedOut(plan, elsewhere());
    const again = await planFor(files, there, false);
    expect(new Set(questionsOf(again).map(({ state }) => state))).toEqual(new Set(['unchanged']));
    const quiz = again.items.find(({ what }) => what === 'lesson');
    expect(quiz).toMatchObject({ state: 'new', losses: [] });
    const made = quiz?.step?.id === 'lessons.createBlocks' ? quiz.step.body.blocks[0] : undefined;
    const content = made?.content as ReturnType<typeof quizOf>;
    const own = (name: string) => derivedUlid(id('C2'), id(name));
    expect(content.sections[0]?.slots).toEqual([
      slot('A', { bankId: id('C2'), questionId: await own('A') }),
      slot('B', { bankId: id('C2'), questionId: await own('B'), version: 1 }),
      slot('B', { bankId: id('C2'), questionId: await own('B'), version: 2, slotId: id('SB2') }),
      draw(id('C2')),
      slot('P', { bankId: id('C2'), questionId: await own('P') }),
    ]);
    const whole = { ...there, modules: source().modules, blocks: source().blocks };
    const back = await writeCourse({ ...whole, contents: new Map([[id('B1'), content]]) }, write);
    // What lay in the bank of its teacher lies in the course's.
    const expected = [...files].filter(([path]) => path !== 'course.md');
    for (const [path, text] of expected)
      expect(back.get(path), path).toBe(text.replaceAll(/^ *bank: own\n/gm, ''));
  });

  it('stay in the bank of who teaches both courses', async () => {
    const files = await writeCourse(source(), write);
    const platform = elsewhere();
    platform.course = { ...platform.course, ownerId };
    platform.questions = source().questions.filter(({ row }) => row.bankId === ownerId);
    const plan = await planFor(files, platform);
    expect(questionsOf(plan).map(({ state }) => state)).toEqual(['new', 'new', 'new', 'unchanged']);
    expect(JSON.stringify(plan.items.find(({ what }) => what === 'lesson')?.step)).toContain(
      `"bankId":"${ownerId}"`,
    );
  });

  it('that the platform has edited since are asked about, and the others are written as the files have them', async () => {
    const files = await writeCourse(source(), write);
    const changed: Files = new Map(
      [...files].map(([path, text]) => [path, text.replaceAll(/Loops$/gm, 'Rings')]),
    );
    expect(questionsOf(await planFor(changed, source())).map(({ state }) => state)).toEqual([
      'unchanged',
      'unchanged',
      'changed',
      'unchanged',
    ]);
    const edited = source();
    edited.questions[2]!.row.version = 7;
    const plan = await planFor(changed, edited);
    expect(questionsOf(plan)[2]).toMatchObject({
      state: 'conflict',
      step: { id: 'banks.updateQuestion', body: { version: 7 } },
    });
  });

  it('that did not come in keep their quiz waiting, and one that is nowhere is left out of it', async () => {
    const files = await writeCourse(source(), write);
    const waiting = await planFor(files, elsewhere(), false);
    expect(waiting.items.find(({ what }) => what === 'lesson')).toMatchObject({
      state: 'dropped',
      reason: 'question_missing',
    });
    const without = new Map([...files].filter(([path]) => !path.startsWith('questions/')));
    const plan = await planFor(without, elsewhere());
    const quiz = plan.items.find(({ what }) => what === 'lesson');
    expect(quiz?.losses.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'question_missing'),
    );
  });

  it('are in the trash where they are, and nobody takes them out of it', async () => {
    const platform = source();
    const files = await writeCourse(platform, write);
    platform.questions[0]!.row.binnedAt = '2026-01-01T00:00:00.000Z';
    expect(questionsOf(await planFor(files, platform))[0]).toMatchObject({
      state: 'dropped',
      reason: 'in_bin',
    });
  });

  it('share files, each of a size that an import reads', async () => {
    const many = Array.from({ length: 150 }, (_, at) =>
      inBank(`Q${at}`, [trueFalse(`${'long '.repeat(at)}${at}`)]),
    );
    const files = await writeCourse(asking([draw()], many), write);
    const own = [...files].filter(([path]) => path.startsWith('questions/'));
    expect(own.length).toBeGreaterThan(1);
    for (const [, text] of own) expect(text.length).toBeLessThan(limits.textBytes);
    expect(questionsOf(await planFor(files, null))).toHaveLength(150);
  });
});

describe('files of questions that anybody may have written', () => {
  const good = `content: {type: trueFalse, stem: {en: Good}, audio: null, hints: [], feedback: null, belowZero: false, isTrue: true, whenTrue: null, whenFalse: null}`;
  const lookAt = async (text: string) => {
    const files = await writeCourse(school(), write);
    files.set('questions/a.yaml', text);
    const { read } = await readFiles(openTexts(files), doJob, { language: null });
    return { read, plan: planImport(read, await targetOf(read, null, new Set()), null) };
  };

  it.each([
    ['broken off', 'content: {type: ', 'front_matter', '4'],
    ['no fields', 'just words', 'fields', ''],
    ['a field that is not known', `${good}\nonload: x`, 'fields', ''],
    ['a prototype', `${good}\n__proto__: {a: b}`, 'fields', ''],
    ['an alias that grows', `a: &a [x]\nb: [*a, *a]`, 'front_matter', ''],
    ['a type that is none', 'content: {type: constructor}', 'content', ''],
    [
      'a text that is no text',
      good.replace('{en: Good}', '{en: {type: doc}}'),
      'content',
      'stem.en',
    ],
    [
      'a tree that it made itself',
      good.replace('Good', '{type: root, children: 4}'),
      'content',
      '',
    ],
  ])('are named where one is %s, and the others come in', async (_, broken, reason, detail) => {
    const { plan } = await lookAt(
      `---\n${good}\n---\n${broken}\n---\n${good.replace('Good', 'Other')}\n`,
    );
    const items = questionsOf(plan);
    expect(items.map(({ state }) => state).toSorted()).toEqual(['dropped', 'new', 'new']);
    const dropped = items.find(({ state }) => state === 'dropped');
    expect(dropped?.reason).toBe(reason);
    if (detail) expect(dropped?.detail).toContain(detail);
    expect(dropped?.losses).toMatchObject([{ reason: 'question_unread', line: 4 }]);
    const file = plan.files.find(({ path }) => path === 'questions/a.yaml');
    expect(file).toMatchObject({ fate: 'changed' });
  });

  it('come in once where two are the same, and as drafts where they lack something', async () => {
    const source = `source: ${id('X')}\nstatus: ready\n`;
    const lacking = good.replace('{en: Good}', '{en: ""}');
    const { plan } = await lookAt(`---\n${source}${lacking}\n---\n${source}${good}\n`);
    const [first, twin] = questionsOf(plan);
    expect(first).toMatchObject({
      state: 'new',
      losses: [{ reason: 'question_unready' }],
      step: { body: { questions: [{ status: 'draft' }] } },
    });
    expect(twin).toMatchObject({ state: 'dropped', reason: 'twin_source' });
  });

  it('show a file that is nowhere to nobody, and say so', async () => {
    const shows = good
      .replace('Good', '"![A bridge](media/none.png)"')
      .replace('audio: null', 'audio: media/none.mp3');
    const { plan } = await lookAt(`---\n${shows}\n`);
    const [item] = questionsOf(plan);
    expect(item?.losses.map(({ reason }) => reason)).toEqual(['picture_missing', 'media_missing']);
    const made =
      item?.step?.id === 'banks.createQuestions' ? item.step.body.questions[0] : undefined;
    expect(mediaOf(made?.content as QuestionContent)).toEqual([]);
  });
});
