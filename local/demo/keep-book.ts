import type { Client } from '#shared/contract/client.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import type { ClientAt } from '../signed-in-client.ts';
import { type DemoBook, type DemoItem, schemeOf } from './books.ts';
import { chance, daysBefore } from './calendar.ts';
import { patiently } from './patiently.ts';

type Place = { courseId: string };

/** The quizzes and assignments of a course, once all stand in its book: they come behind the answers. */
const ofLessons = (client: Client, params: Place, wanted: number) =>
  patiently(`the items of the book of ${params.courseId}`, async () => {
    const { items } = await client('grades.getBook', { params });
    return items.length >= wanted ? items : null;
  });

const itemIdOf = (courseId: string, { name }: DemoItem) => derivedUlid(courseId, `item ${name}`);

/** Decides how a course counts, before anybody has a mark in it. */
export async function decideBook(
  client: Client,
  book: DemoBook,
  courseId: string,
  lessons: number,
): Promise<void> {
  const params = { courseId };
  const items = await ofLessons(client, params, lessons);
  const scheme = await schemeOf(courseId, book);
  const [quizzes, work, part] = scheme.categories.map(({ categoryId }) => categoryId);
  const counts = { isExtra: false, isKeptOut: false, place: null };
  await client('grades.putScheme', {
    params,
    body: {
      scheme,
      version: 0,
      items: items.map(({ itemId, kind, version }) => ({
        ...counts,
        itemId,
        version,
        categoryId: { quiz: quizzes, assignment: work, manual: part }[kind] ?? null,
      })),
    },
  });
  for (const item of book.items)
    await client('grades.putItem', {
      params,
      body: {
        ...counts,
        itemId: await itemIdOf(courseId, item),
        categoryId: (item.category === 'part' ? part : work) ?? null,
        manual: {
          title: item.title,
          most: item.points * 10_000,
          release: item.isHeldBack ? 'byHand' : 'whenMarked',
        },
        version: 0,
      },
    });
}

/** Some take part much and some little, and some were not there. */
const pointsOf = (name: string, { name: item, points }: DemoItem) =>
  Math.round(points * 2 * (0.4 + 0.5 * chance(`${item} of ${name}`))) * 5000;

const wasAway = (name: string, { name: item }: DemoItem) => chance(`${name} at ${item}`) < 0.12;

/** Fills the book of a course as its teacher did over the term: marks, who is excused, a curve, and a total set by hand. */
export async function keepBook(
  teacher: ClientAt,
  book: DemoBook,
  courseId: string,
  now: number,
): Promise<void> {
  const params = { courseId };
  const at = (daysAgo: number) => teacher(daysBefore(now, daysAgo));
  const { items: people } = await at(2)('rosters.list', { params, query: { limit: '25' } });
  for (const item of book.items) {
    const itemId = await itemIdOf(courseId, item);
    const cells = people
      .filter(({ enrolledAt, name }) => {
        const was = Date.parse(enrolledAt) < daysBefore(now, item.daysAgo);
        return was && !wasAway(name, item);
      })
      .map(({ userId, name }) => ({
        userId,
        itemId,
        version: 0,
        change:
          name === item.excused
            ? { do: 'excuse' as const }
            : { do: 'points' as const, points: pointsOf(name, item) },
      }));
    await at(item.daysAgo)('grades.saveMarks', { params, body: { cells, reason: null } });
    const { curve } = item;
    if (curve)
      await at(curve.daysAgo)('grades.beginJob', {
        params,
        body: {
          plan: {
            kind: 'curve',
            itemId,
            rule: { by: 'points', value: curve.points * 10_000, isCapped: true },
          },
          reason: curve.reason,
        },
      });
  }
  const { name, percent, reason, daysAgo } = book.set;
  const userId = people.find((one) => one.name === name)?.userId ?? '';
  await at(daysAgo)('grades.setTotal', {
    params: { ...params, userId },
    body: { percent, reason, version: 0 },
  });
}
