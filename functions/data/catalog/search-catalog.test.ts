import { describe, expect, it } from 'vitest';
import type { Course } from '#functions/data/courses/courses.ts';
import { buildCatalogIndex } from './catalog-index.ts';
import { applyCourse, emptySnapshot, readSnapshot, writeSnapshot } from './catalog-snapshot.ts';
import { searchCatalog, type CatalogQuery } from './search-catalog.ts';

const course = (at: number, changes: Partial<Course> = {}): Course => ({
  courseId: `0000000000000000000000${String(at).padStart(4, '0')}`,
  code: `C-${at}`,
  title: { en: `Course ${at}` },
  summary: { en: 'About something' },
  description: { en: '' },
  outcomes: [],
  requirements: [],
  cover: null,
  category: 'technology',
  level: 'beginner',
  effort: { weeks: 1, hours: 2 },
  price: null,
  startsOn: null,
  endsOn: null,
  completeFrom: null,
  enrollmentWindow: { opensOn: null, closesOn: null },
  seats: null,
  enrollmentMode: 'open',
  prerequisites: [],
  state: 'published',
  ownerId: 'owner',
  createdAt: '2024-01-01T00:00:00.000Z',
  publishedAt: new Date(1_700_000_000_000 + at * 1000).toISOString(),
  version: 1,
  ...changes,
});

const indexOf = (courses: Course[]) => {
  const snapshot = emptySnapshot();
  courses.forEach((one) => applyCourse(snapshot, one));
  return buildCatalogIndex(readSnapshot(writeSnapshot(snapshot)));
};

const everything: CatalogQuery = { filter: {}, sort: 'relevance' };
const now = Date.parse('2026-03-01T12:00:00.000Z');
const page = { limit: 20, start: undefined };
const titles = (courses: Course[], q: string) =>
  searchCatalog(indexOf(courses), { ...everything, q }, page, now).documents.map(
    ({ title }) => title.es ?? title.en,
  );

describe('searching the catalogue', () => {
  const spanish = course(1, { title: { es: 'Inglés para el trabajo' } });
  const python = course(2, { title: { en: 'Python for beginners', es: 'Python desde cero' } });

  it('forgives accents and capitals', () => {
    expect(titles([spanish, python], 'INGLES')).toEqual(['Inglés para el trabajo']);
  });

  it('knows the subjects by their names in both languages', () => {
    const courses = [course(3, { title: { es: 'Griego' }, category: 'languages' }), python];
    for (const q of ['idiomas', 'languages', 'lengua'])
      expect(titles(courses, q)).toEqual(['Griego']);
  });

  it('forgives a typo and finds a beginning', () => {
    expect(titles([spanish, python], 'pyhton')).toEqual(['Python desde cero']);
    expect(titles([spanish, python], 'begin')).toEqual(['Python desde cero']);
  });

  it('falls back to any of the words when no course has all', () => {
    expect(titles([spanish, python], 'python accounting')).toEqual(['Python desde cero']);
  });

  it('finds the same for the same words, whatever was looked for or narrowed between', () => {
    const index = indexOf([spanish, python, course(3, { title: { en: 'Python in a lab' } })]);
    const look = (q: string, filter: CatalogQuery['filter'] = {}) =>
      searchCatalog(index, { ...everything, q, filter }, page, now);
    const first = look('pyhton');
    expect(first).toMatchObject({ total: 2, corrected: 'python', matched: ['python'] });
    expect(look('pyhton', { level: 'advanced' }).total).toBe(0);
    for (let at = 0; at < 12; at += 1) look(`lab ${at}`);
    expect(look('pyhton')).toEqual(first);
  });

  it('finds what a newer catalogue has, with words that an older one was asked for', () => {
    expect(titles([spanish], 'python')).toEqual([]);
    expect(titles([spanish, python], 'python')).toEqual(['Python desde cero']);
  });

  it('pages without a gap or a repeat while courses come in', () => {
    const courses = Array.from({ length: 45 }, (_, at) => course(at + 1));
    const seen: string[] = [];
    let start: Record<string, unknown> | undefined;
    for (let round = 0; round < 3; round += 1) {
      const index = indexOf([
        ...courses,
        ...Array.from({ length: round * 5 }, (_, at) => course(100 + at)),
      ]);
      const result = searchCatalog(index, everything, { limit: 20, start }, now);
      seen.push(...result.documents.map(({ courseId }) => courseId));
      start = result.last ?? undefined;
    }
    expect(seen).toEqual(courses.map(({ courseId }) => courseId).reverse());
  });

  it('pages without a repeat when the course that a page ended with is withdrawn', () => {
    const all = Array.from({ length: 50 }, (_, at) => course(at));
    const first = searchCatalog(indexOf(all), everything, page, now);
    const gone = first.last?.courseId;
    const left = indexOf(all.filter(({ courseId }) => courseId !== gone));
    const second = searchCatalog(
      left,
      everything,
      { limit: 20, start: first.last ?? undefined },
      now,
    );
    const ids = [...first.documents, ...second.documents].map(({ courseId }) => courseId);
    expect(ids).toEqual(
      all
        .toReversed()
        .slice(0, 40)
        .map(({ courseId }) => courseId),
    );
  });

  it('counts what a change of each filter would give', () => {
    const courses = [
      course(1, { category: 'arts' }),
      course(2, { category: 'arts', level: 'advanced' }),
      course(3, { category: 'science', level: 'advanced' }),
    ];
    const { facets, total } = searchCatalog(
      indexOf(courses),
      { ...everything, filter: { level: 'advanced' } },
      page,
      now,
    );
    expect(total).toBe(2);
    expect(facets.category).toEqual([
      { value: 'arts', count: 1 },
      { value: 'science', count: 1 },
    ]);
    expect(facets.level).toEqual([
      { value: 'beginner', count: 1 },
      { value: 'advanced', count: 2 },
    ]);
  });

  it('counts a course for the one filter that leaves it out, and for none where two do', () => {
    const courses = [
      course(1, { category: 'arts', level: 'advanced' }),
      course(2, { category: 'science', level: 'advanced' }),
      course(3, { category: 'arts' }),
      course(4, { category: 'science' }),
    ];
    const { facets, total } = searchCatalog(
      indexOf(courses),
      { ...everything, filter: { category: 'arts', level: 'advanced' } },
      page,
      now,
    );
    expect(total).toBe(1);
    expect(facets.category).toEqual([
      { value: 'arts', count: 1 },
      { value: 'science', count: 1 },
    ]);
    expect(facets.level).toEqual([
      { value: 'beginner', count: 1 },
      { value: 'advanced', count: 1 },
    ]);
    expect(facets.pace).toEqual([{ value: 'selfPaced', count: 1 }]);
  });

  it('counts short and long, free and paid, self-paced and scheduled ones', () => {
    const courses = [
      course(1, { effort: { weeks: 1, hours: 9 } }),
      course(2, { effort: { weeks: 2, hours: 10 }, price: { amount: 100, currency: 'EUR' } }),
      course(3, { effort: { weeks: 4, hours: 40 }, startsOn: '2026-04-01' }),
      course(4, { effort: { weeks: 9, hours: 41 }, startsOn: '2026-04-01' }),
    ];
    const find = (filter: CatalogQuery['filter']) =>
      searchCatalog(indexOf(courses), { ...everything, filter }, page, now);
    expect(find({}).facets).toMatchObject({
      duration: [
        { value: 'short', count: 1 },
        { value: 'medium', count: 2 },
        { value: 'long', count: 1 },
      ],
      price: [
        { value: 'free', count: 3 },
        { value: 'paid', count: 1 },
      ],
      pace: [
        { value: 'selfPaced', count: 2 },
        { value: 'scheduled', count: 2 },
      ],
    });
    const scheduled = find({ pace: 'scheduled', duration: 'medium' });
    expect(scheduled.total).toBe(1);
    expect(scheduled.facets.pace).toEqual([
      { value: 'selfPaced', count: 1 },
      { value: 'scheduled', count: 1 },
    ]);
    expect(scheduled.facets.price).toEqual([{ value: 'free', count: 1 }]);
  });

  describe('in an order of one’s choice', () => {
    const courses = [
      course(1, { startsOn: '2026-05-01', effort: { weeks: 1, hours: 30 } }),
      course(2, { startsOn: '2026-03-01', effort: { weeks: 1, hours: 5 } }),
      course(3, { startsOn: '2026-02-28', effort: { weeks: 1, hours: 20 } }),
      course(4, { effort: { weeks: 1, hours: 5 } }),
    ];
    const inOrderOf = (sort: CatalogQuery['sort'], q?: string) =>
      searchCatalog(indexOf(courses), { filter: {}, sort, q }, page, now).documents.map(
        ({ code }) => code,
      );

    it('shows what starts next first, and what has started where it may be begun any day', () => {
      expect(inOrderOf('start')).toEqual(['C-2', 'C-1', 'C-4', 'C-3']);
    });

    it('shows the shortest first, of two the newer', () => {
      expect(inOrderOf('shortest')).toEqual(['C-4', 'C-2', 'C-3', 'C-1']);
    });

    it('shows the newest first, whatever the words fit best', () => {
      expect(inOrderOf('newest', 'course')).toEqual(['C-4', 'C-3', 'C-2', 'C-1']);
    });

    it.each(['relevance', 'newest', 'start', 'shortest'] as const)(
      'pages by %s without a gap or a repeat while a course goes',
      (sort) => {
        const all = Array.from({ length: 50 }, (_, at) =>
          course(at, {
            startsOn: at % 3 === 0 ? null : `2026-0${(at % 7) + 1}-01`,
            effort: { weeks: 1, hours: (at % 5) + 1 },
          }),
        );
        const query = { filter: {}, sort };
        const first = searchCatalog(indexOf(all), query, page, now);
        const gone = first.last?.courseId;
        const left = indexOf(all.filter(({ courseId }) => courseId !== gone));
        const seen = [...first.documents];
        for (let { last } = first; last;) {
          const next = searchCatalog(left, query, { limit: 20, start: last }, now);
          seen.push(...next.documents);
          ({ last } = next);
        }
        expect(seen).toHaveLength(50);
        expect(new Set(seen.map(({ courseId }) => courseId)).size).toBe(50);
      },
    );
  });

  describe('words', () => {
    const found = (q: string, filter: CatalogQuery['filter'] = {}) =>
      searchCatalog(indexOf([spanish, python]), { q, filter, sort: 'relevance' }, page, now);

    it('are told as the index met them, so that a page can mark them', () => {
      expect(found('pyhton begin').matched.toSorted()).toEqual(['beginners', 'python']);
      expect(found('INGLÉS').matched).toEqual(['ingles']);
      expect(searchCatalog(indexOf([python]), everything, page, now).matched).toEqual([]);
    });

    it('that find nothing lead to such that do, written as the course has them', () => {
      const { total, suggestions } = found('ixxlexs');
      expect({ total, suggestions }).toEqual({ total: 0, suggestions: ['inglés'] });
      expect(found(suggestions[0] ?? '').total).toBe(1);
    });

    it('are not suggested where something was found, nor where nothing is near', () => {
      expect(found('python').suggestions).toEqual([]);
      expect(found('quaternions').suggestions).toEqual([]);
    });

    it('are not suggested that find nothing in what the search was narrowed to', () => {
      expect(found('ixxlexs', { language: 'en' }).suggestions).toEqual([]);
      expect(found('ingles', { language: 'en' })).toMatchObject({ total: 0, suggestions: [] });
    });

    it('are suggested three at the most', () => {
      const many = ['abcdef', 'abcghi', 'abcjkl', 'abcmno', 'abcpqr'].map((title, at) =>
        course(at + 1, { title: { en: title } }),
      );
      const query = { ...everything, q: 'abcxyz' };
      const { suggestions } = searchCatalog(indexOf(many), query, page, now);
      expect(suggestions).toHaveLength(3);
    });
  });

  describe('teachers', () => {
    const by = (at: number, ownerId: string, changes: Partial<Course> = {}) =>
      course(at, { ownerId, ...changes });
    const index = indexOf([
      by(1, 'ada'),
      by(2, 'ben'),
      by(3, 'ben', { category: 'arts' }),
      ...Array.from({ length: 9 }, (_, at) => by(10 + at, `other-${at}`, { category: 'science' })),
    ]);
    const asked = (changes: Partial<CatalogQuery>) =>
      searchCatalog(index, { ...everything, ...changes }, page, now);

    it('narrow the courses and the counts of all else, but not those of each other', () => {
      const { total, facets, teachers } = asked({ teacher: 'ben' });
      expect(total).toBe(2);
      expect(facets.category).toEqual([
        { value: 'technology', count: 1 },
        { value: 'arts', count: 1 },
      ]);
      expect(teachers).toContainEqual({ userId: 'ada', count: 1 });
    });

    it('are offered by how many courses they have of what is found, eight at the most', () => {
      expect(asked({}).teachers).toHaveLength(8);
      expect(asked({}).teachers[0]).toEqual({ userId: 'ben', count: 2 });
      expect(asked({ filter: { category: 'technology' } }).teachers).toEqual([
        { userId: 'ada', count: 1 },
        { userId: 'ben', count: 1 },
      ]);
    });

    it('are offered where they are chosen, also beyond the eighth and without a course', () => {
      const last = asked({ teacher: 'other-8' }).teachers;
      expect(last).toHaveLength(8);
      expect(last.at(-1)).toEqual({ userId: 'other-8', count: 1 });
      const none = asked({ teacher: 'ada', filter: { category: 'arts' } });
      expect(none).toMatchObject({ total: 0 });
      expect(none.teachers).toContainEqual({ userId: 'ada', count: 0 });
    });
  });

  it('case 93: late and repeated versions leave the same bytes', () => {
    const versions = [
      course(1),
      course(1, { version: 2, state: 'archived' }),
      course(2, { version: 3, title: { en: 'Newest' } }),
      course(2, { version: 1 }),
    ];
    const bytes = (order: Course[]) => {
      const snapshot = emptySnapshot();
      order.forEach((one) => applyCourse(snapshot, one));
      return writeSnapshot(snapshot).toString('hex');
    };
    expect(bytes([...versions, ...versions].reverse())).toBe(bytes(versions));
  });
});
