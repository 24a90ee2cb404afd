import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { drawnScreens, hasId } from '#shared/policies/drawn-screens.ts';
import { plannedScreens, screens } from '#shared/screens.ts';
import common from '#web/locales/es/common.json' with { type: 'json' };
import { findPage } from '#functions/pages/find-page.ts';
import { payloads } from '../e2e/support/payloads.ts';
import { makeCourse } from '../world/courses.ts';
import { startWorld } from '../world/world.ts';

let ahead = 0;
let fails = false;
const world = await startWorld({
  hasSite: true,
  now: () => Date.now() + ahead,
  fault: () => (fails ? { kind: '500' } : undefined),
});
const { newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');

/** Once the stream is at rest, and the reader's two seconds are over. */
async function settled(): Promise<void> {
  await runtime.drained();
  ahead += 2000;
}

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(runtime.siteUrl + path, { headers });
  const text = await answer.text();
  const { document } = new JSDOM(text, { url: runtime.siteUrl + path }).window;
  return { status: answer.status, headers: answer.headers, text, document };
}
type Opened = Awaited<ReturnType<typeof open>>;

const structured = ({ document }: Opened) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent ?? '') as { '@type': string; '@context': string },
  );
const attribute = ({ document }: Opened, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const alternates = ({ document }: Opened) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')?.replace(runtime.siteUrl, ''),
    ]),
  );

const course = await makeCourse(world, teacher, {
  blocks: 2,
  title: { en: 'Lanterns', es: 'Faroles' },
  summary: { en: 'How light is carried.', es: 'Cómo se lleva la luz.' },
  outcomes: [{ en: 'You can trim a wick' }],
  requirements: [{ en: 'A steady hand' }],
  category: 'arts',
});
const path = `/courses/${course.courseId}`;
await settled();

describe('the page of a course, before any script has run', () => {
  it('says what the course is, what it holds and who teaches', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.document.title).toBe('Lanterns · Aula Virtual');
    expect(page.document.querySelector('main h1')?.textContent).toBe('Lanterns');
    const words = page.document.querySelector('main')?.textContent ?? '';
    const said = [
      'How light is carried.',
      'Lesson 1',
      'Lesson 2',
      'trim a wick',
      'steady hand',
      'Grace',
    ];
    for (const word of said) expect(words).toContain(word);
  });

  it('tells search engines and shared links the same, by its own address in each language', async () => {
    const page = await open(path);
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(runtime.siteUrl + path);
    expect(alternates(page)).toEqual({ en: path, es: `/es${path}`, 'x-default': path });
    expect(attribute(page, 'meta[name=description]', 'content')).toBe('How light is carried.');
    expect(attribute(page, 'meta[property="og:title"]', 'content')).toBe('Lanterns');
    expect(attribute(page, 'meta[property="og:description"]', 'content')).toBe(
      'How light is carried.',
    );
    const picture = attribute(page, 'meta[property="og:image"]', 'content') ?? '';
    expect(picture).toBe(`${runtime.siteUrl}/social/arts.png`);
    const { status, headers } = await fetch(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('carries the course as structured data', async () => {
    const blocks = structured(await open(path));
    expect(blocks.every((block) => block['@context'] === 'https://schema.org')).toBe(true);
    expect(blocks.find((block) => block['@type'] === 'Course')).toMatchObject({
      name: 'Lanterns',
      inLanguage: ['en', 'es'],
      url: runtime.siteUrl + path,
      provider: { '@type': 'Organization', name: 'Aula Virtual' },
      offers: { '@type': 'Offer', price: 0, category: 'Free' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT6H',
      },
    });
    expect(blocks.find((block) => block['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Lanterns' }],
    });
  });

  it('is in Spanish under /es, and for whom the cookie says so', async () => {
    const cookie = { cookie: 'i18next=es' };
    for (const page of [await open(`/es${path}`), await open(path, cookie)]) {
      expect(page.document.documentElement.lang).toBe('es');
      expect(page.document.querySelector('main h1')?.textContent).toBe('Faroles');
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(`${runtime.siteUrl}/es${path}`);
    }
    expect((await open(`/es${path}`, { cookie: 'i18next=en' })).document.documentElement.lang).toBe(
      'en',
    );
  });

  it('brings the answer that the API gives to nobody', async () => {
    const { document } = await open(path);
    const brought = document.querySelector('#first-answers')?.textContent ?? '';
    const { courseId } = course;
    expect(JSON.parse(brought)).toEqual({
      [path]: await ok(null, 'catalog.getCourse', { params: { courseId } }),
    });
  });
});

describe('what nobody may see', () => {
  it('case 23: a draft’s page is that of no course at all, byte for byte', async () => {
    const draft = await makeCourse(world, teacher, { publish: false, title: { en: 'Unseen' } });
    const none = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const [hidden, absent] = await Promise.all([
      open(`/courses/${draft.courseId}`),
      open(`/courses/${none}`),
    ]);
    expect([hidden.status, absent.status]).toEqual([404, 404]);
    expect(hidden.text.replaceAll(draft.courseId, none)).toBe(absent.text);
    expect(hidden.text).not.toContain('Unseen');
    expect(attribute(hidden, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(hidden.document.querySelector('main h1')?.textContent).toBe('Page not found');
  });

  it('a course that is withdrawn is gone with the next page that is drawn', async () => {
    const { courseId, version } = await makeCourse(world, teacher);
    expect((await open(`/courses/${courseId}`)).status).toBe(200);
    const body = { state: 'draft' as const, version };
    await ok(teacher, 'courses.setState', { params: { courseId }, body });
    expect((await open(`/courses/${courseId}`)).status).toBe(404);
  });

  it.each([
    '/courses/nope',
    '/teachers/nope',
    '/help/nope',
    '/courses/%3Cscript%3E',
    '/es/courses/x',
    '/es/nothing/here',
    '/courses/x/y',
    '/coursesx',
    '/help/first-steps/more',
    '/teachers/x/y/z',
    '/foo',
    '/foo/bar',
    '/.well-known/nothing',
    '/admin/nothing',
    '/pages/en/faq',
  ])('%s is not found, in a page that says so', async (address) => {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(page.document.querySelector('main h1')).not.toBeNull();
    expect(attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(page.text).not.toContain('<script>');
  });

  it('an address that is none is one page for all, in the reader’s language', async () => {
    const [one, other] = await Promise.all([open('/unheard-of'), open('/un/heard?of=1')]);
    expect(one.text).toBe(other.text);
    expect(one.text).not.toContain('unheard');
    const spanish = await open('/foo', { cookie: 'i18next=es' });
    expect(spanish.status).toBe(404);
    expect(spanish.document.documentElement.lang).toBe('es');
    expect(spanish.document.querySelector('main h1')?.textContent).toBe(common.notFound.title);
  });

  it('a file that is not there is no page, and no other answer than it was', async () => {
    expect((await open('/assets/gone.js')).status).toBe(403);
    expect((await open('/favicon.svg')).status).toBe(200);
  });

  it.each([
    '/es/profile',
    '/profile',
    '/Profile/',
    '/admin/users/x',
    '/courses/',
    '/courses/import',
    '/courses/enrolled',
    '/courses/x/edit',
    '/help/errors/course_full',
  ])('%s is a screen of the site, which draws it', async (address) => {
    const page = await open(address);
    expect(page.status).toBe(200);
    expect(page.document.querySelector('#root')).not.toBeNull();
  });

  it('somebody who teaches nothing has no page', async () => {
    const idle = await newPerson('teachers');
    expect((await open(`/teachers/${idle.userId}`)).status).toBe(404);
    expect((await open(`/teachers/${teacher.userId}`)).status).toBe(200);
  });
});

describe('case 61: text that wants to be a program', () => {
  const hostile = [...payloads, '</script><script>__xss=1</script>', '$& $1 $`', '<!-- page -->'];

  it.each(hostile)('%s stays text in head, content and data', async (payload) => {
    const text = { en: payload };
    const { courseId } = await makeCourse(world, teacher, {
      title: text,
      summary: text,
      description: { en: `${payload}\u2028` },
      outcomes: [text],
      requirements: [text],
    });
    const page = await open(`/courses/${courseId}`);
    expect(page.status).toBe(200);
    const { document } = page;
    expect(document.querySelector('main h1')?.textContent).toBe(text.en);
    expect(attribute(page, 'meta[name=description]', 'content')).toBe(text.en);
    expect(
      document.querySelectorAll(
        'main :is(script, iframe, object, embed, base, meta, style, img, math, form, [onerror], [onload], [id=x])',
      ),
    ).toHaveLength(0);
    const scripts = [...document.querySelectorAll('script')];
    const running = scripts.filter(({ type }) => type === '' || type === 'module');
    expect(
      running.every(({ src, textContent }) => src.includes('/assets/') && textContent === ''),
    ).toBe(true);
    expect(structured(page)[0]).toMatchObject({ name: text.en });
    const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href).protocol);
    expect(new Set(links)).toEqual(new Set([new URL(runtime.siteUrl).protocol]));
  });
});

describe('every public page', () => {
  const ids: Record<string, string> = {
    ':courseId': course.courseId,
    ':userId': teacher.userId,
    ':article': 'first-steps',
  };
  const pages = drawnScreens.map((name) =>
    screens[name].path.replace(/:\w+/, (part) => ids[part] ?? part),
  );

  it.each(
    pages.flatMap((page) => [
      [page, page],
      [`/es${page === '/' ? '' : page}`, page],
    ]),
  )(
    '%s has a heading, a title, a description, its address and its languages',
    async (address, plain) => {
      const page = await open(address);
      expect(page.status).toBe(200);
      expect(page.document.querySelectorAll('h1')).toHaveLength(1);
      expect(page.document.title).toContain('Aula Virtual');
      expect(attribute(page, 'meta[name=description]', 'content')?.length).toBeGreaterThan(15);
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(runtime.siteUrl + address);
      expect(alternates(page)['x-default']).toBe(plain);
      expect(structured(page).length).toBeGreaterThan(0);
    },
  );

  it('the FAQ is told as questions and answers, the home page as an organisation', async () => {
    const questions = structured(await open('/faq'));
    expect(questions[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.any(Array) });
    expect(structured(await open('/')).map((block) => block['@type'])).toContain('Organization');
  });

  it('the catalogue is narrowed as its address says, and passes over what it does not know', async () => {
    const words = async (query: string) =>
      (await open(`/courses?${query}`)).document.querySelector('main')?.textContent;
    expect(await words('q=lanterns')).toContain('1 course');
    expect(await words('category=arts&category=x&page=2')).toContain('Lanterns');
    expect(await words('category=none&q=lanterns')).toContain('Lanterns');
    expect(await words('q=unheard-of')).toContain('0 courses');
  });

  it('is kept by the edge for half a minute and never by browsers', async () => {
    const name = runtime.functions.names.find((one) => one.endsWith('-pages')) ?? '';
    const secret = runtime.definitions.find((one) => one.name === name)?.environment[
      'ORIGIN_SECRET'
    ];
    const event = {
      rawPath: '/pages/en/faq',
      rawQueryString: '',
      headers: { 'x-origin-verify': secret },
      requestContext: { requestId: 'r', timeEpoch: Date.now() },
    };
    const answer = (await runtime.functions.invoke(name, event)) as {
      headers: Record<string, string>;
    };
    expect(answer.headers['cache-control']).toContain('s-maxage=30, stale-while-revalidate=30');
    expect((await open('/faq')).headers.get('cache-control')).toBe('no-cache');
    const stranger = { ...event, headers: {} };
    expect(await runtime.functions.invoke(name, stranger)).toMatchObject({ statusCode: 403 });
  });

  it('is the bare site where it cannot be drawn', async () => {
    await open('/');
    fails = true;
    const page = await open(path);
    fails = false;
    expect(page.status).toBe(200);
    expect(page.document.querySelector('#root')).not.toBeNull();
    expect(page.document.querySelector('main')).toBeNull();
  });
});

describe('what crawlers ask for', () => {
  it('the sitemap names every page of its own, and of the courses exactly those that are published, in each language', async () => {
    await settled();
    const answer = await fetch(`${runtime.siteUrl}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const { document } = new JSDOM(await answer.text(), { contentType: 'text/xml' }).window;
    const named = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
    const ids = (prefix: string) =>
      named
        .filter((address) => address.startsWith(`${runtime.siteUrl}${prefix}/courses/`))
        .map((address) => address.split('/').at(-1) ?? '')
        .sort((a, b) => (a < b ? -1 : 1));
    const published: string[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const page: { items: { courseId: string }[]; nextCursor: string | null } = await ok(
        null,
        'catalog.list',
        { query: cursor === null ? {} : { cursor } },
      );
      published.push(...page.items.map(({ courseId }) => courseId));
      cursor = page.nextCursor;
    }
    published.sort((a, b) => (a < b ? -1 : 1));
    expect(ids('')).toEqual(published);
    expect(ids('/es')).toEqual(published);
    const others = drawnScreens.filter((name) => !hasId(name)).map((name) => screens[name].path);
    expect(named).toEqual(expect.arrayContaining(others.map((path) => runtime.siteUrl + path)));
  });

  it('robots.txt lets everybody in and says where the sitemap is', async () => {
    const text = await (await fetch(`${runtime.siteUrl}/robots.txt`)).text();
    expect(text).toContain(`Sitemap: ${runtime.siteUrl}/sitemap.xml`);
    expect(text).not.toContain('Disallow');
  });
});

it('every screen of the site is a page, or the shell in which it is drawn: none is called missing', () => {
  const filled = [...Object.values(screens), ...plannedScreens].map(({ path }) =>
    path.replace(':article', 'first-steps').replaceAll(/:\w+/g, 'x'),
  );
  const missing = filled.filter((path) => findPage(`/pages/en${path}`).wanted.name === 'notFound');
  expect(missing).toEqual([]);
});
