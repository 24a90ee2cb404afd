import { generateNKeysBetween } from 'fractional-indexing';
import {
  applyCourse,
  emptySnapshot,
  type CatalogSnapshot,
} from '#functions/data/catalog/catalog-snapshot.ts';
import { headOf } from '#functions/lessons/block-write.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { keptQuizzes } from '#functions/data/quizzes/kept-quizzes.ts';
import type { QuizFacts } from '#shared/schemas/blocks.ts';
import { keptOutlines } from '#functions/data/lessons/kept-outline.ts';
import { blockRecord, moduleRecord } from '#functions/data/lessons/outline.ts';
import { keys } from '#functions/data/keys.ts';
import type { Media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { people as findable } from '#functions/data/accounts/people.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import { seats } from '#functions/data/courses/seats.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { categories, levels } from '#shared/schemas/courses.ts';
import { profileOf } from '../support/profile-of.ts';
import { textBlock } from '../world/courses.ts';
import { makeBank } from './school-bank.ts';

export type SchoolSize = {
  courses: number;
  /** Enrolled in the first course. */
  students: number;
  /** The number of the first courses that have one; those behind have none, which their own partitions would hold. */
  outlines: number;
  /** In the bank of one of them. */
  questions: number;
};

/** The outline of a course: so many modules, with so many blocks each. */
const outline = { modules: 8, blocks: 5 };

const subjects = `statistics photography accounting geometry robotics nursing typography ecology
  marketing pottery astronomy cooking negotiation chemistry programming drawing economics carpentry
  translation gardening`.split(/\s+/);
const temas = `estadística fotografía contabilidad geometría robótica enfermería tipografía ecología
  mercadotecnia cerámica astronomía cocina negociación química programación dibujo economía
  carpintería traducción jardinería`.split(/\s+/);
const manners = ['Practical', 'Modern', 'Applied', 'Advanced', 'Everyday', 'Visual', 'Essential'];
const people = [
  'beginners',
  'teachers',
  'engineers',
  'families',
  'designers',
  'managers',
  'artists',
];

/** An identifier in the form of a ULID; a greater number sorts behind. */
export const ulidOf = (kind: number, at: number) => `0${kind}H${String(at).padStart(23, '0')}`;
const uuidOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const instant = (at: number) => new Date(Date.UTC(2024, 0, 1) + at * 60_000).toISOString();

const teachers = 26;

/** Teaches as many courses as a teacher's page shows, in a school of any size. */
const busiest = teachers - 1;
export const busiestTeacher = uuidOf(busiest);

/** Some twenty different teachers on each page of the catalogue, and the busiest on pages of their own. */
const ownerOf = (at: number) => uuidOf(at >= 30 && at < 80 ? busiest : at % busiest);

function courseAt(at: number): Course {
  const subject = at % subjects.length;
  const manner = manners[Math.floor(at / 3) % manners.length];
  const audience = people[Math.floor(at / 7) % people.length];
  return {
    courseId: ulidOf(1, at),
    code: `C-${at}`,
    title: {
      en: `${manner} ${subjects[subject]} for ${audience} ${at}`,
      es: `Curso de ${temas[subject]} ${at}`,
    },
    summary: {
      en: `What ${audience} need of ${subjects[subject]} and ${subjects[(at * 7) % subjects.length]}, with many exercises.`,
      es: `Lo que hace falta de ${temas[subject]} y ${temas[(at * 7) % temas.length]}, con muchos ejercicios.`,
    },
    description: { en: 'A description of some length. '.repeat(20) },
    outcomes: [{ en: 'Know what matters' }, { en: 'Do it alone' }],
    requirements: [{ en: 'Some patience' }],
    cover: null,
    category: categories[at % categories.length] ?? 'arts',
    level: levels[at % levels.length] ?? 'beginner',
    effort: { weeks: 4, hours: 20 },
    price: null,
    startsOn: null,
    endsOn: null,
    completeFrom: null,
    seats: null,
    enrollmentMode: 'open',
    enrollmentWindow: { opensOn: null, closesOn: null },
    prerequisites: [],
    state: 'published',
    ownerId: ownerOf(at),
    createdAt: instant(at),
    publishedAt: instant(at),
    version: 1,
  };
}

const open = {
  published: true,
  release: null,
  prerequisites: [],
  binnedAt: null,
  source: null,
  revision: 1,
};
const openBlock = { ...open, completion: { rule: 'marked' } } as const;

const putOf = (item: TransactionItem): Item[] => ('put' in item ? [item.put] : []);

/** The first block of each outline is a video with captions in both languages: what costs a block the most. */
function videoOf(
  courseId: string,
  at: number,
): { content: BlockContent; files: TransactionItem[] } {
  const [film, en, es] = [0, 1, 2].map((file) => ulidOf(4, at * 10 + file)) as [
    string,
    string,
    string,
  ];
  const fileOf = (
    mediaId: string,
    fileName: string,
    contentType: Media['contentType'],
  ): TransactionItem[] => {
    const createdAt = instant(at);
    const looked = { bytes: 1000, state: 'ready', rejection: null, createdAt } as const;
    return [mediaWrites.create({ mediaId, courseId, fileName, contentType, ...looked })];
  };
  return {
    content: {
      kind: 'video',
      mediaId: film,
      durationSeconds: 300,
      captions: [
        { language: 'en', mediaId: en },
        { language: 'es', mediaId: es },
      ],
    },
    files: [
      ...fileOf(film, 'film.mp4', 'video/mp4'),
      ...fileOf(en, 'en.vtt', 'text/vtt'),
      ...fileOf(es, 'es.vtt', 'text/vtt'),
    ],
  };
}

/** The rules of a quiz as most have them. */
const quizFacts: QuizFacts = {
  minutes: 30,
  attempts: 2,
  counts: 'best',
  opens: null,
  closes: { day: 30, time: '12:00', timeZone: 'Europe/Madrid' },
  passPercent: 50,
  needsCode: false,
  showsScore: { afterSubmit: true, afterClose: true },
  most: 100_000,
};

/** The outline as the stream would have kept it, and its quizzes: as if one lesson of each module were one. */
function keptOf(courseId: string, made: TransactionItem[]): Item[] {
  const puts = made.flatMap(putOf);
  const rows = {
    modules: puts
      .filter(({ entity }) => entity === 'Module')
      .map((item) => moduleRecord.parse(item)),
    blocks: puts.filter(({ entity }) => entity === 'Block').map((item) => blockRecord.parse(item)),
  };
  const firstIn = new Set(
    rows.modules.map(({ moduleId }) => rows.blocks.find((one) => one.moduleId === moduleId)),
  );
  const quizzes = rows.blocks.map((block) =>
    firstIn.has(block) ? { ...block, facts: { ...block.facts, quiz: quizFacts } } : block,
  );
  return [
    keptOutlines.first(courseId, rows),
    keptQuizzes.first(courseId, { ...rows, blocks: quizzes }),
  ];
}

function outlineOf(at: number): TransactionItem[] {
  const courseId = ulidOf(1, at);
  const video = videoOf(courseId, at);
  const ranks = generateNKeysBetween(null, null, Math.max(outline.modules, outline.blocks));
  const modules = ranks.slice(0, outline.modules).flatMap((rank, module) => {
    const moduleId = ulidOf(2, at * 100 + module);
    const blocks = ranks.slice(0, outline.blocks).flatMap((blockRank, block) => {
      const { content: text, ...head } = textBlock(`Lesson ${module}.${block}`);
      const content = module + block === 0 ? video.content : text;
      const blockId = ulidOf(3, at * 10_000 + module * 100 + block);
      const place = { blockId, moduleId, courseId, rank: blockRank, ...openBlock, version: 1 };
      return outlineWrites.createBlock(
        { ...head, ...place, kind: content.kind, ...headOf(content) },
        { content, savedBy: ownerOf(at), savedAt: instant(at) },
      );
    });
    const title = { en: `Module ${module}` };
    return [
      outlineWrites.createModule(
        { moduleId, courseId, title, rank, ...open, version: 1 },
        instant(at),
      ),
      ...blocks,
    ];
  });
  return [...video.files, ...modules];
}

/** Somebody in the first course. */
export const studentIdAt = (at: number) => uuidOf(1_000_000 + at);

/** Somebody in a course, with the rows that the stream would have made of it. */
function studentAt(at: number, courseId: string): TransactionItem[] {
  const person = profileOf({ userId: studentIdAt(at), lastName: `Ruiz ${at}` });
  const who = { userId: person.userId, courseId };
  const { next, items } = enrollments.transition(null, who, 'active', instant(at));
  return [
    profiles.create(person),
    ...findable.move(person.userId, null, person),
    ...items,
    ...roster.move(who, null, next, person),
  ];
}

/** The course with a bank of questions. */
export const bankCourse = ulidOf(1, 3);
/** A question of that bank. */
export const questionAt = (at: number) => ulidOf(5, at);

/** A block of the outline of a course that has one. */
export const blockAt = (course: number, module: number, block: number) => ({
  courseId: ulidOf(1, course),
  moduleId: ulidOf(2, course * 100 + module),
  blockId: ulidOf(3, course * 10_000 + module * 100 + block),
});

/**
 * The items of a school, as its repositories make them, and its catalogue: for measures that would
 * otherwise wait for a hundred thousand requests.
 */
export function makeSchool(size: SchoolSize): { items: Item[]; catalog: CatalogSnapshot } {
  const catalog = emptySnapshot();
  const made: TransactionItem[] = [];
  const counts: Item[] = [];
  for (let at = 0; at < size.courses; at += 1) {
    const course = courseAt(at);
    const { courseId } = course;
    applyCourse(catalog, course);
    const hasOutline = at < size.outlines;
    // The other courses have only what a page of the catalogue reads: their code and seats lie apart.
    if (hasOutline) {
      const rows = outlineOf(at);
      made.push(...courses.create(course), seats.create(courseId, null), ...rows);
      counts.push(...keptOf(courseId, rows));
    } else made.push(...courses.create(course).slice(0, 1));
    const lessons = hasOutline ? outline.modules * outline.blocks : 0;
    const students = at === 0 ? size.students : 0;
    counts.push({
      ...keys.stats(courseId),
      entity: 'Stats',
      courseId,
      students,
      lessons,
      minutes: lessons * 5,
    });
  }
  for (let at = 0; at < teachers; at += 1)
    made.push(profiles.create(profileOf({ userId: uuidOf(at) })));
  for (let at = 0; at < size.students; at += 1) made.push(...studentAt(at, ulidOf(1, 0)));
  const questionIds = Array.from({ length: size.questions }, (_, at) => questionAt(at));
  counts.push(...makeBank(bankCourse, ownerOf(3), questionIds, instant(3)));
  const items = [...made.flatMap(putOf), ...counts].map((item) =>
    item.pk === keys.seats(ulidOf(1, 0)).pk && item.sk === 'SEATS'
      ? { ...item, taken: size.students }
      : item,
  );
  return { items, catalog };
}
