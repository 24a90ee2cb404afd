import { describe, expect, it } from 'vitest';
import { buildCatalogIndex } from '#functions/data/catalog/catalog-index.ts';
import { applyCourse, emptySnapshot } from '#functions/data/catalog/catalog-snapshot.ts';
import { searchCatalog } from '#functions/data/catalog/search-catalog.ts';
import { courses } from '#local/demo/courses.ts';
import { readCourse } from '#local/demo/read-course.ts';
import { inEnglish, inSpanish } from './search-queries.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const published = await Promise.all(
  courses
    .filter(({ state = 'published' }) => state === 'published')
    .map(async (course) => ({ ...course, ...(await readCourse(course.folder)) })),
);

/** The demo's courses as the stream would have them, by their folders. */
function catalogOf(demo: typeof published) {
  const snapshot = emptySnapshot();
  demo.forEach(({ folder, owner, read, sheet }, at) => {
    applyCourse(
      snapshot,
      {
        ...sheet,
        cover: null,
        courseId: folder,
        ownerId: owner,
        state: 'published',
        createdAt: '2024-01-01T00:00:00.000Z',
        publishedAt: new Date(1_700_000_000_000 + at * 1000).toISOString(),
        version: 1,
      },
      read.modules.flatMap((module) =>
        [module, ...module.lessons].map(({ sheet: { title } }) => title),
      ),
    );
  });
  return buildCatalogIndex(snapshot);
}

const index = catalogOf(published);
const search = (q: string) =>
  searchCatalog(index, { q, filter: {}, sort: 'relevance' }, { limit: 20, start: undefined }, now);
const found = (q: string) => search(q).documents.map(({ courseId }) => courseId);

describe('what people look for', () => {
  it.each([
    { language: 'Spanish', table: inSpanish },
    { language: 'English', table: inEnglish },
  ])('stands first in at least 95 of 100 searches in $language', ({ table }) => {
    expect(table.length).toBeGreaterThanOrEqual(40);
    const missed = table
      .filter(([q, ...first]) => !first.includes(found(q)[0] ?? ''))
      .map(
        ([q, ...first]) => `${q}: ${first.join(' or ')}, not ${found(q).slice(0, 3).join(', ')}`,
      );
    const figure = (100 * (table.length - missed.length)) / table.length;
    expect(figure, missed.join('\n')).toBeGreaterThanOrEqual(95);
  });

  it('is found whatever stop words stand around it', () => {
    expect(found('que es lo de la hoja de calculo y el sin')).toEqual(found('hoja de calculo'));
    expect(found('the art of negotiation with a')).not.toContain('seo');
  });

  it('is shown under the spelling that was meant', () => {
    expect(search('programasion').corrected).toBe('programación');
    expect(search('frist aid').corrected).toBe('first aid');
    expect(search('primeros auxilios').corrected).toBeNull();
  });

  it('leads to single real words where nothing is near enough', () => {
    expect(search('xqzwv')).toMatchObject({ total: 0, corrected: null, suggestions: [] });
    for (const { suggestions } of [search('ixglxsa'), search('pxrspxctiva')])
      for (const word of suggestions) expect(found(word)).not.toEqual([]);
  });
});
