import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import { paths } from '#shared/screens.ts';
import { ids } from '#functions/platform/ids.ts';
import { builderOf } from '#web/blocks/builders.ts';
import { uploadAll } from '#local/demo/upload.ts';
import { mp3, mp4, png, vtt } from '../support/media-files.ts';
import { assignmentOf } from '../support/assignment-of.ts';
import { quizOf } from '../support/quiz-of.ts';
import { createBlock, newCourse, oneBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import type { Person } from '../world/world.ts';
import { payloads } from './support/payloads.ts';
import { open } from './support/go-to.ts';
import { createSettle } from './support/settle.ts';
import { openStage } from './support/stage.ts';

const stage = await openStage();
const { runtime, visit, newPerson, ok, call } = stage;
const table = openRawTable(stage);
const admin = await newPerson('admins');
const teacher = await newPerson('teachers');
const student = await newPerson();

const rich = (text: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'heading' as const,
      attrs: { level: 2 as const },
      content: [{ type: 'text' as const, text }],
    },
    {
      type: 'paragraph' as const,
      content: [
        {
          type: 'text' as const,
          text,
          marks: [{ type: 'bold' as const }, { type: 'code' as const }],
        },
        {
          type: 'text' as const,
          text,
          marks: [{ type: 'link' as const, attrs: { href: 'https://example.com/a' } }],
        },
      ],
    },
    {
      type: 'codeBlock' as const,
      attrs: { language: text.slice(0, 30).trim() || null },
      content: [{ type: 'text' as const, text }],
    },
    { type: 'blockMath' as const, attrs: { latex: text } },
    {
      type: 'callout' as const,
      attrs: { kind: 'warning' as const },
      content: [
        {
          type: 'paragraph' as const,
          content: [{ type: 'inlineMath' as const, attrs: { latex: text } }],
        },
      ],
    },
    {
      type: 'table' as const,
      content: [
        {
          type: 'tableRow' as const,
          content: [
            {
              type: 'tableHeader' as const,
              content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
            },
          ],
        },
      ],
    },
  ],
});

const asClient = (person: Person) =>
  createClient({
    baseUrl: runtime.apiUrl,
    send(request) {
      for (const [name, value] of Object.entries(person.headers)) request.headers.set(name, value);
      return fetch(request);
    },
  });

/** A course that carries a payload in each of its text fields; answers where to look at it. */
async function plant(payload: string): Promise<{ courseId: string; pages: string[] }> {
  const text = { en: payload };
  const { courseId, version } = await ok(teacher, 'courses.create', {
    body: newCourse({
      title: text,
      summary: text,
      description: text,
      outcomes: [text],
      requirements: [text],
    }),
  });
  const params = { courseId };
  const { moduleId } = await ok(teacher, 'lessons.createModule', { params, body: { title: text } });
  const place = { courseId, moduleId };
  const { blockId } = await createBlock({ ok }, teacher, {
    params: place,
    body: {
      title: text,
      minutes: 1,
      preview: true,
      content: { kind: 'text', body: { en: rich(payload) } },
    },
  });
  await ok(teacher, 'courses.setState', { params, body: { state: 'published', version } });
  return {
    courseId,
    pages: [`/courses/${courseId}`, `/courses/${courseId}/modules/${moduleId}/content/${blockId}`],
  };
}

/** Nothing of the payload ran, became markup, or leads anywhere by script. */
async function expectInert(page: Page, pictures = 0): Promise<void> {
  const seen = await page.evaluate(() => ({
    ran: '__xss' in globalThis,
    markup: document.querySelectorAll(
      'main :is(script, iframe, object, embed, base, form[action], meta, style, img, math:not(.katex-mathml > math), [onerror], [onload], [onclick], [id=x], [name=x])',
    ).length,
    scripted: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ protocol }) =>
      ['javascript:', 'data:', 'vbscript:'].includes(protocol),
    ).length,
    fixed: [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    ).length,
  }));
  expect(seen).toEqual({ ran: false, markup: pictures, scripted: 0, fixed: 0 });
}

async function look(page: Page, paths: string[], text?: string): Promise<void> {
  const settle = createSettle(page);
  for (const path of paths) {
    await open(page, path);
    await settle();
    await expectInert(page);
    if (text !== undefined) expect(await page.locator('body').innerText(), path).toContain(text);
  }
}

describe('case 61: text that wants to be a program', () => {
  it('stays text in every field of a course, for everybody who looks', async () => {
    const planted = await Promise.all(payloads.map(plant));
    await runtime.drained();
    const [enrolledIn] = planted;
    await ok(student, 'enrollments.enroll', {
      params: { courseId: enrolledIn?.courseId ?? '' },
      body: {},
    });
    await Promise.all(
      [null, student, teacher, admin].map(async (person) => {
        const page = await visit({ email: person?.email ?? null });
        await look(page, ['/courses']);
        for (const [at, { pages }] of planted.entries()) {
          // The catalogue shows all payloads to all; each course is looked at by one or two of them.
          const turn = [null, student, teacher, admin].indexOf(person);
          // Lessons are for those who signed in.
          const open = person === null ? pages.slice(0, 1) : pages;
          if ((at + turn) % 3 === 0) await look(page, open, payloads[at]);
        }
        await page.context().close();
      }),
    );
  });

  it('stays text in names, in what people say of themselves, and where an admin reads it', async () => {
    for (const [at, payload] of payloads.entries()) {
      const name = payload.replaceAll(/\s+/g, ' ').slice(0, 60).trim();
      const person = await newPerson();
      const { version } = await ok(person, 'accounts.getMe');
      const saved = await call(person, 'accounts.updateMe', {
        body: { version, firstName: name, lastName: name, bio: payload },
      });
      expect(saved.status, payload).toBe(200);
      await ok(person, 'accounts.requestTeacherRole', { body: {} });
      if (at % 5 > 0) continue;
      const page = await visit({ email: person.email });
      await look(page, ['/profile', '/student-dashboard']);
      await page.context().close();
    }
    const office = await visit({ email: admin.email });
    await look(office, ['/admin-dashboard'], payloads[0]?.slice(0, 60));
    await office.context().close();
  });

  it('stays text in what each kind of block says: words for pictures, transcripts, links, captions', async () => {
    const { courseId } = await ok(teacher, 'courses.create', { body: newCourse() });
    const { moduleId } = await ok(teacher, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'Kinds' } },
    });
    const files = await uploadAll(asClient(teacher), courseId, [
      { fileName: 'a.mp3', contentType: 'audio/mpeg', content: new Uint8Array(mp3()) },
      { fileName: 'a.png', contentType: 'image/png', content: new Uint8Array(png()) },
      { fileName: 'a.mp4', contentType: 'video/mp4', content: new Uint8Array(mp4('isom')) },
      {
        fileName: 'a.vtt',
        contentType: 'text/vtt',
        content: new Uint8Array(vtt('{{constructor.constructor("__xss=1")()}}')),
      },
    ]);
    const [mp3Id = '', pngId = '', mp4Id = '', vttId = ''] = files.map(({ mediaId }) => mediaId);
    const all = payloads.join('\n');
    const [first = '', second = ''] = payloads;
    // null: it has no words of its own, or they are looked at elsewhere in this file.
    const words = { title: { en: second.slice(0, 120) }, description: { en: all.slice(0, 600) } };
    const contents: { [K in BlockKind]: ContentOf<K> | null } = {
      text: null,
      video: {
        kind: 'video',
        mediaId: mp4Id,
        durationSeconds: 1,
        captions: [{ language: 'en', mediaId: vttId }],
      },
      file: null,
      image: { kind: 'image', mediaId: pngId, alt: { en: first }, caption: { en: second } },
      audio: { kind: 'audio', mediaId: mp3Id, durationSeconds: 1, transcript: { en: all } },
      link: {
        kind: 'link',
        address: 'https://example.com/#%3Cscript%3E',
        description: { en: all.slice(0, 1000) },
      },
      embed: null,
      live: null,
      quiz: quizOf({
        instructions: { en: rich(first) },
        sections: [
          {
            sectionId: ids.ulid(Date.now()),
            title: { en: second.slice(0, 120) },
            instructions: { en: rich(second) },
            shuffle: false,
            slots: [],
          },
        ],
      }),
      assignment: assignmentOf({
        instructions: { en: rich(first) },
        statement: { en: all.slice(0, 1000) },
        marking: {
          by: 'rubric',
          rubric: {
            criteria: [
              {
                ...words,
                criterionId: ids.ulid(Date.now()),
                points: 10,
                levels: [{ ...words, levelId: ids.ulid(Date.now()), points: 10 }],
              },
            ],
          },
        },
      }),
    };
    const wordy = Object.values<BlockContent | null>(contents).filter((one) => one !== null);
    const page = await visit({ email: teacher.email });
    for (const content of wordy) {
      const { blockId } = await createBlock({ ok }, teacher, {
        params: { courseId, moduleId },
        body: { title: { en: 'A block' }, minutes: 1, preview: false, content },
      });
      // The picture is one that its teacher put there; the film has nothing in it to be played.
      await page.goto(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
      await createSettle(page, { takesRefusals: true })();
      await expectInert(page, content.kind === 'image' ? 1 : 0);
      await page.goto(
        builderOf(content.kind, blockId) ??
          `/courses/${courseId}/structure?row=${blockId}&tab=content`,
      );
      await page.locator('[role=tabpanel] :is(input, button)').first().waitFor();
      await expectInert(page, content.kind === 'image' ? 1 : 0);
      if (content.kind !== 'assignment') continue;
      for (const tab of ['marking', 'look']) {
        await page.goto(`${paths.assignmentBuilder(blockId)}?tab=${tab}`);
        await page.locator('[role=tabpanel] :is(section, fieldset)').first().waitFor();
        await expectInert(page);
      }
    }
    await page.context().close();
    const embed = { kind: 'embed', video: { provider: 'youtube', id: '"><script>' } } as const;
    const answer = await call(teacher, 'lessons.createBlocks', {
      params: { courseId, moduleId },
      body: oneBlock({ title: { en: 'A video' }, minutes: 1, preview: false, content: embed }),
    });
    expect(answer.status).toBe(400);
    expect(answer.problem?.issues?.[0]?.path.slice(0, 3)).toEqual(['blocks', 0, 'content']);
  });

  it('stays text in the name of a file', async () => {
    const { courseId, version } = await ok(teacher, 'courses.create', { body: newCourse() });
    const params = { courseId };
    const { moduleId } = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { en: 'Files' } },
    });
    const pages: string[] = [];
    for (const fileName of ['<img src=x onerror=__xss=1>.pdf', '"onclick="__xss=1".pdf']) {
      const [file] = await uploadAll(asClient(teacher), courseId, [
        {
          fileName,
          contentType: 'application/pdf',
          content: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
        },
      ]).catch(() => []);
      // A name that is refused at the door cannot be shown.
      if (file === undefined) continue;
      const { mediaId } = file;
      const { blockId } = await createBlock({ ok }, teacher, {
        params: { courseId, moduleId },
        body: {
          title: { en: 'A file' },
          minutes: 1,
          preview: true,
          content: { kind: 'file', mediaId },
        },
      });
      pages.push(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
    }
    if (pages.length > 0)
      await ok(teacher, 'courses.setState', { params, body: { state: 'published', version } });
    const page = await visit({ email: teacher.email });
    await look(page, pages);
    await page.context().close();
  });
});

const evil = '<img src=x onerror="globalThis.__xss=1"><script>globalThis.__xss=1</script>';

/** A text as no editor of ours writes it. */
const hostileBody = {
  en: {
    type: 'doc',
    content: [
      { type: 'script', content: [{ type: 'text', text: 'globalThis.__xss=1' }] },
      { type: 'html', html: evil },
      {
        type: 'paragraph',
        attrs: { onclick: '__xss=1', dangerouslySetInnerHTML: { __html: evil } },
        content: [
          {
            type: 'text',
            text: 'Here',
            marks: [{ type: 'link', attrs: { href: 'javascript:globalThis.__xss=1' } }],
          },
          {
            type: 'text',
            text: evil,
            marks: [{ type: 'link', attrs: { href: 'data:text/html,<script>__xss=1</script>' } }],
          },
        ],
      },
    ],
  },
};

describe('case 62: a program written straight into the table', () => {
  it('does not run where staff read it, and the server lets no unknown kind of content out', async () => {
    const { courseId, pages } = await plant('A quiet course');
    await ok(student, 'accounts.requestTeacherRole', { body: {} });
    await runtime.drained();
    for (const item of await table.items()) {
      const ofCourse = JSON.stringify(item).includes('A quiet course');
      const ofStudent = item.pk === `USER#${student.userId}`;
      if (!ofCourse && !ofStudent) continue;
      const changed = JSON.parse(
        JSON.stringify(item).replaceAll('A quiet course', JSON.stringify(evil).slice(1, -1)),
      ) as typeof item;
      for (const name of ['firstName', 'lastName', 'name', 'bio'])
        if (ofStudent && name in changed) changed[name] = evil;
      if ('content' in changed) changed['content'] = { kind: 'text', body: hostileBody };
      await table.put(changed);
    }
    await runtime.drained();
    for (const person of [student, teacher, admin]) {
      const page = await visit({ email: person.email });
      // The server lets no such content out: the page says so in its place.
      const settle = createSettle(page, { takesRefusals: true });
      // A refused text is asked for three times: one of them is enough to see that it is.
      const lesson = person === admin ? pages.slice(1) : [];
      for (const path of [
        `/courses/${courseId}`,
        ...lesson,
        '/courses',
        '/dashboard',
        '/profile',
      ]) {
        await page.goto(path);
        await settle();
        await expectInert(page);
      }
      await page.context().close();
    }
  });

  it('does not run if it gets past the server: what is unknown is not drawn, and no link is a script', async () => {
    const { pages } = await plant('A loud course');
    const page = await visit({ email: teacher.email });
    await page.route('**/api/v1/courses/*/modules/*/blocks/*', async (route) => {
      const answer = await route.fetch();
      const lesson = (await answer.json()) as { block: object };
      const block = { ...lesson.block, content: { kind: 'text', body: hostileBody } };
      const json = { ...lesson, block };
      await route.fulfill({ response: answer, json });
    });
    await page.goto(pages[1] ?? '');
    await page.getByText('Here').waitFor();
    await page.getByText('Here').click();
    await page.getByText(evil).click();
    await expectInert(page);
    await page.context().close();
  });

  it('would not run even if the page made markup of it: the policy is the second line', async () => {
    const page = await visit();
    await page.goto('/terms');
    const before = stage.faults.length;
    const nonce = randomUUID();
    await page.evaluate((nonce) => {
      const place = document.createElement('div');
      place.innerHTML = `<img src="/none-${nonce}" onerror="globalThis.__xss=1"><iframe srcdoc="<script>parent.__xss=1</script>"></iframe><a id="bait" href="javascript:globalThis.__xss=1">x</a>`;
      document.body.append(place);
      const script = document.createElement('script');
      script.textContent = 'globalThis.__xss=1';
      document.body.append(script);
      document.querySelector<HTMLAnchorElement>('#bait')?.click();
    }, nonce);
    await expect.poll(() => stage.faults.length - before).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => '__xss' in globalThis)).toBe(false);
    // These were wanted.
    stage.faults.splice(before);
    await page.context().close();
    stage.faults.splice(before);
  });
});
