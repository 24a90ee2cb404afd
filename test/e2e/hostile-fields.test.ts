import { expect, describe, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { createBlock, newCourse, oneBlock, textBlock } from '../world/courses.ts';
import { hostileTexts } from './support/hostile-texts.ts';
import { deeds, look, none } from './support/hostile-look.ts';
import { openStage } from './support/stage.ts';

const stage = await openStage();
const { call, newPerson, ok, runtime, visit } = stage;
const [student, teacher, colleague, admin] = [
  await newPerson(),
  await newPerson('teachers'),
  await newPerson('teachers'),
  await newPerson('admins'),
];

type Inline = NonNullable<(RichText['content'][number] & { type: 'paragraph' })['content']>[number];

const text = (
  words: string,
  ...marks: NonNullable<(Inline & { type: 'text' })['marks']>
): Inline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});

/** The text as LaTeX, which it may be or not. */
const formula = (words: string) => {
  const latex = words.slice(0, 2000).trim();
  return latex === '' ? [] : [{ type: 'inlineMath' as const, attrs: { latex } }];
};

/** One lesson that holds a text in every place that a lesson has. */
const lessonOf = (words: string): RichText['content'] => [
  { type: 'heading', attrs: { level: 3 }, content: [text(words)] },
  {
    type: 'paragraph',
    content: [
      text(words, { type: 'bold' }, { type: 'italic' }),
      { type: 'hardBreak' },
      text(words, { type: 'link', attrs: { href: '/help' } }),
      text(words, { type: 'code' }),
    ],
  },
  {
    type: 'codeBlock',
    attrs: { language: words.slice(0, 30).trim() || null },
    content: [text(words)],
  },
  {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text(words)] }] }],
  },
  { type: 'blockquote', content: [{ type: 'paragraph', content: [text(words)] }] },
  {
    type: 'callout',
    attrs: { kind: 'tip' },
    content: [
      { type: 'paragraph', content: [text(words), ...formula(words)] },
      ...formula(words).map(({ attrs }) => ({ type: 'blockMath' as const, attrs })),
    ],
  },
  {
    type: 'table',
    content: (['tableHeader', 'tableCell'] as const).map((type) => ({
      type: 'tableRow',
      content: [{ type, content: [{ type: 'paragraph', content: [text(words)] }] }],
    })),
  },
];

/** Every text is some module's title and some lesson's words; the course's own fields take the first ones. */
async function plant() {
  const some = (from: number) => ({ en: hostileTexts[from % hostileTexts.length]! });
  const { courseId, version } = await ok(teacher, 'courses.create', {
    body: newCourse({
      title: some(0),
      summary: { en: hostileTexts.slice(0, 4).join(' ').slice(0, 240) },
      description: { en: hostileTexts.join('\n').slice(0, 5000) },
      outcomes: Array.from({ length: 12 }, (_, at) => some(at)),
    }),
  });
  const params = { courseId };
  for (const words of hostileTexts)
    await ok(teacher, 'lessons.createModule', { params, body: { title: { en: words } } });
  const { moduleId } = await ok(teacher, 'lessons.createModule', {
    params,
    body: { title: some(5) },
  });
  const body = { type: 'doc' as const, content: hostileTexts.flatMap(lessonOf) };
  const { blockId } = await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: {
      ...textBlock(),
      title: some(6),
      preview: true,
      content: { kind: 'text', body: { en: body, es: body } },
    },
  });
  await ok(teacher, 'courses.setState', { params, body: { state: 'published', version } });
  await ok(student, 'enrollments.enroll', { params, body: {} });
  for (const words of hostileTexts)
    await ok(student, 'notes.create', {
      params,
      body: { moduleId, blockId, positionSeconds: null, text: words },
    });
  await runtime.drained();
  return {
    course: `/courses/${courseId}`,
    lesson: `/courses/${courseId}/modules/${moduleId}/content/${blockId}`,
    editor: `/courses/${courseId}/structure?row=${blockId}&tab=content`,
  };
}

it('there are enough texts, all different', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
});

const planted = await plant();

describe('cases 61, 63 and 64: markup, formulas, hidden names and overlays in every field', () => {
  it.each([
    ['nobody in particular', null],
    ['a learner', student],
    ['the teacher', teacher],
    ['another teacher', colleague],
    ['an admin', admin],
  ])('stay words in a course and its lesson, as %s sees them', async (_, person) => {
    const page = await visit({ email: person?.email ?? null });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/^https?:\/\/(?!localhost|127\.0\.0\.1)/.test(request.url())) calls.push(request.url());
    });
    await look(page, planted.course, hostileTexts.slice(0, 12));
    await look(page, '/courses');
    if (person !== null) {
      const reads = person === student || person === teacher || person === admin;
      await look(page, planted.lesson, reads ? hostileTexts : []);
      await look(page, '/dashboard');
      await look(page, '/student-dashboard');
    }
    expect(calls).toEqual([]);
    await page.context().close();
  });

  it('stay words on a phone, in Spanish and in the dark', async () => {
    const page = await visit({ email: student.email, device: 'phone', language: 'es', dark: true });
    await look(page, planted.lesson, hostileTexts);
    await page.context().close();
  });
});

describe('cases 61, 63 and 64: the same texts where a lesson is written', () => {
  it('stay words for the teacher, and for an admin who helps out', async () => {
    for (const person of [teacher, admin]) {
      const page = await visit({ email: person.email });
      await page.goto(planted.editor);
      await page.locator('.ProseMirror .katex').first().waitFor();
      expect(await deeds(page)).toEqual(none);
      const written = await page.locator('.ProseMirror').first().textContent();
      for (const words of hostileTexts)
        expect(written?.replaceAll(/\s+/g, ' ')).toContain(words.replaceAll(/\s+/g, ' '));
      await page.context().close();
    }
  });
});

describe('case 63: an address that a lesson may not lead to', () => {
  it.each([
    'javascript:__xss=1',
    'JAVASCRIPT:__xss=1',
    ' javascript:__xss=1',
    'java\tscript:__xss=1',
    'java\nscript:__xss=1',
    '\u0001javascript:__xss=1',
    'data:text/html,<script>__xss=1</script>',
    'vbscript:x',
    'blob:https://evil.example/x',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'http://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/"onclick="__xss=1',
    'https://evil.example/<script>',
    'https:evil.example',
    'https:\\\\evil.example',
    'mailto:a@example.com?"onclick=x',
    'jar:https://evil.example!/x',
    'about:blank',
    '',
    '#',
  ])('is refused: %j', async (href) => {
    const { courseId } = await ok(teacher, 'courses.create', { body: newCourse() });
    const { moduleId } = await ok(teacher, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'A module' } },
    });
    const link = text('press', { type: 'link', attrs: { href } });
    const answer = await call(teacher, 'lessons.createBlocks', {
      params: { courseId, moduleId },
      body: oneBlock({
        ...textBlock(),
        content: {
          kind: 'text',
          body: { en: { type: 'doc', content: [{ type: 'paragraph', content: [link] }] } },
        },
      }),
    });
    expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_request' } });
    expect(answer.problem?.issues?.[0]?.path.slice(0, 3)).toEqual(['blocks', 0, 'content']);
  });
});

describe('case 64: what people say of themselves', () => {
  it('stays words where others read it: a teacher’s page, the roster, the office', async () => {
    const people = [teacher, colleague];
    for (const [at, person] of people.entries()) {
      const { version } = await ok(person, 'accounts.getMe');
      const name = hostileTexts[at + 2]!.slice(0, 60).trim();
      const bio = hostileTexts
        .join('\n')
        .slice(at * 900, at * 900 + 900)
        .trim();
      const body = { version, firstName: name, lastName: name, bio };
      expect((await call(person, 'accounts.updateMe', { body })).status).toBe(200);
      await ok(person, 'courses.create', { body: newCourse() });
    }
    await ok(student, 'accounts.requestTeacherRole', { body: {} });
    await runtime.drained();
    for (const person of [null, student, teacher, admin]) {
      const page = await visit({ email: person?.email ?? null });
      await look(page, '/teachers');
      await look(page, `/teachers/${teacher.userId}`);
      if (person !== null) await look(page, '/profile');
      if (person === teacher) await look(page, '/teacher-dashboard');
      if (person === admin) await look(page, '/admin-dashboard');
      await page.context().close();
    }
  });
});
