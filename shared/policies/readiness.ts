import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { isOffered, lacksOf } from '#shared/blocks/registry.ts';
import type { BlockFacts } from '#shared/schemas/blocks.ts';
import {
  type Finding,
  type FindingCode as Code,
  type QuizFindingCode,
  quizFindingCodes,
} from '#shared/schemas/structure.ts';
import { isDayOutside, lastDay } from './day-outside.ts';
import { languages, type LocalizedText } from './languages.ts';
import type { Standing } from './locks.ts';
import { unreachable } from './unreachable.ts';

type Course = {
  courseId: string;
  title: LocalizedText;
  summary: LocalizedText;
  cover: object | null;
  effort: { hours: number };
  startsOn: string | null;
  endsOn: string | null;
  completeFrom: number | null;
};
type Module = Standing['modules'][number] & { title: LocalizedText };
type Block = Standing['blocks'][number] & {
  kind: BlockKind;
  title: LocalizedText;
  minutes: number;
  facts: BlockFacts;
};

/** The faults that would stop students, so that publishing waits for them; the rest are hints. */
const blocking = new Set<Code>([
  'no_blocks',
  'no_summary',
  'empty_block',
  'picture_without_alt',
  'closes_before_opening',
  'nothing_to_hand_in',
  'no_criteria',
  'no_group_set',
  'due_before_opening',
  'due_after_closing',
  'no_access_code',
  ...quizFindingCodes,
  'unreachable',
  'not_playable_yet',
]);

const lesson = /^\/courses\/([^/?#]+)\/modules\/[^/?#]+\/content\/([^/?#]+)/;

/** Whether a day counts from the course's start, and there is none. */
const countsFromNothing = ({ startsOn }: Course, day: number | null) =>
  startsOn === null && day !== null;

/** Whether something that counts from the course's start lies behind its end. */
function isOutside(course: Course, { release }: Pick<Block, 'release'>, day: number | null) {
  const end = lastDay(course);
  const opensAfter = end !== null && release?.from === 'courseStart' && release.days > end;
  return opensAfter || (!countsFromNothing(course, day) && isDayOutside(course, day));
}

const lacks = (course: Course, there: (language: 'en' | 'es') => boolean) =>
  languages.some((language) => course.title[language] !== undefined && !there(language));

const isGraded = ({ facts: { quiz, assignment } }: Block) => Boolean(quiz ?? assignment);

/** Whether a course says in a sentence what it is about; a published one does. */
export const isSummarized = ({ summary }: Pick<Course, 'summary'>) =>
  languages.some((language) => Boolean(summary[language]));

/** What the outline itself does not say of quizzes. */
type AroundQuizzes = {
  /** Those that have an access code. */
  coded: ReadonlySet<string>;
  /** What was found in the questions of some, by the ids of the quizzes. */
  found: Record<string, readonly QuizFindingCode[] | undefined>;
};

/**
 * Finds what a course lacks, by its outline as students would get it. The languages of a course are those of its title.
 * @param outline the modules and blocks that learners get
 */
export function readinessOf(
  course: Course,
  { modules, blocks }: { modules: readonly Module[]; blocks: readonly Block[] },
  { coded, found }: AroundQuizzes,
): Finding[] {
  const beyondReach = unreachable({ modules, blocks });
  const there = new Set(blocks.map(({ blockId }) => blockId));
  const isBroken = (path: string) => {
    const [, courseId, blockId = ''] = lesson.exec(path) ?? [];
    return courseId === course.courseId && !there.has(blockId);
  };
  const minutes = blocks.reduce((sum, block) => sum + block.minutes, 0);
  const ofCourse: [Code, boolean][] = [
    ['no_blocks', blocks.length === 0],
    ['no_cover', course.cover === null],
    ['no_summary', !isSummarized(course)],
    ['more_than_hours', minutes > course.effort.hours * 60],
    ['nothing_graded', course.completeFrom !== null && !blocks.some(isGraded)],
    [
      'missing_translation',
      isSummarized(course) && lacks(course, (language) => Boolean(course.summary[language])),
    ],
  ];
  const ofModule = (module: Module): [Code, boolean][] => [
    ['date_outside_course', isOutside(course, module, null)],
    ['missing_translation', lacks(course, (language) => module.title[language] !== undefined)],
  ];
  const ofBlock = (block: Block): [Code, boolean][] => {
    const { facts, kind, title } = block;
    return [
      ['empty_block', facts.empty],
      ['picture_without_alt', facts.picturesWithoutAlt > 0],
      ...lacksOf(kind, facts).map((code): [Code, boolean] => [code, true]),
      ['no_access_code', facts.quiz?.needsCode === true && !coded.has(block.blockId)],
      ...(found[block.blockId] ?? []).map((code): [Code, boolean] => [code, true]),
      ['broken_link', facts.internalLinks.some(isBroken)],
      ['no_first_day', countsFromNothing(course, facts.day)],
      ['date_outside_course', isOutside(course, block, facts.day)],
      ['unreachable', beyondReach.has(block.blockId)],
      [
        'missing_translation',
        !facts.empty &&
          lacks(course, (one) => title[one] !== undefined && facts.languages.includes(one)),
      ],
      ['not_playable_yet', !isOffered(kind)],
    ];
  };
  const at =
    (moduleId: string | null, blockId: string | null) =>
    ([code, isSo]: [Code, boolean]): Finding[] =>
      isSo ? [{ code, blocking: blocking.has(code), moduleId, blockId }] : [];
  return [
    ...ofCourse.flatMap(at(null, null)),
    ...modules.flatMap((module) => ofModule(module).flatMap(at(module.moduleId, null))),
    ...blocks.flatMap((block) => ofBlock(block).flatMap(at(block.moduleId, block.blockId))),
  ];
}
