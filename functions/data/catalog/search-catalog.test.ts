import { describe, expect, it } from 'vitest';
import type { Course } from '../courses.ts';
import { buildCatalogIndex } from './catalog-index.ts';
import { applyCourse, emptySnapshot, readSnapshot, writeSnapshot } from './catalog-snapshot.ts';
import { searchCatalog, type CatalogFilter } from './search-catalog.ts';

const course = (at: number, changes: Partial<Course> = {}): Course => ({
  courseId: `0000000000000000000000${String(at).padStart(4, '0')}`,
  code: `C-${at}`,
  title: { en: `Course ${at}` },
  summary: { en: 'About something' },
  description: { en: '' },
  outcomes: [],
  category: 'technology',
  level: 'beginner',
  effort: { weeks: 1, hours: 2 },
  price: null,
  startsOn: null,
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

const everything: CatalogFilter = {
  q: undefined,
  category: undefined,
  level: undefined,
  language: undefined,
};
const page = { limit: 20, start: undefined };
const titles = (courses: Course[], q: string) =>
  searchCatalog(indexOf(courses), { ...everything, q }, page).documents.map(
    ({ title }) => title.es ?? title.en,
  );

describe('searching the catalogue', () => {
  const spanish = course(1, { title: { es: 'Inglés para el trabajo' } });
  const python = course(2, { title: { en: 'Python for beginners', es: 'Python desde cero' } });

  it('forgives accents and capitals', () => {
    expect(titles([spanish, python], 'INGLES')).toEqual(['Inglés para el trabajo']);
  });

  it('forgives a typo and finds a beginning', () => {
    expect(titles([spanish, python], 'pyhton')).toEqual(['Python desde cero']);
    expect(titles([spanish, python], 'begin')).toEqual(['Python desde cero']);
  });

  it('falls back to any of the words when no course has all', () => {
    expect(titles([spanish, python], 'python accounting')).toEqual(['Python desde cero']);
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
      const result = searchCatalog(index, everything, { limit: 20, start });
      seen.push(...result.documents.map(({ courseId }) => courseId));
      start = result.last ?? undefined;
    }
    expect(seen).toEqual(courses.map(({ courseId }) => courseId).reverse());
  });

  it('pages without a repeat when the course that a page ended with is withdrawn', () => {
    const all = Array.from({ length: 50 }, (_, at) => course(at));
    const first = searchCatalog(indexOf(all), everything, page);
    const gone = first.last?.courseId;
    const left = indexOf(all.filter(({ courseId }) => courseId !== gone));
    const second = searchCatalog(left, everything, { limit: 20, start: first.last ?? undefined });
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
      { ...everything, level: 'advanced' },
      page,
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
