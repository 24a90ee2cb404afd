import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import {
  addSums,
  type Figure,
  type FigureSums,
  noFigures,
  sumsOf,
} from '#shared/grading/figures.ts';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { QuizOfPerson } from './attempts.ts';

/** Parts that move by themselves: an attempt with many questions touches more items than one transaction takes. */
export const figureParts = [0, 1] as const;
const questionsInPart = 50;

/** So many groups of answers of a question are counted apart; what comes after them is counted together. */
const mostGroups = 100;

const figureRecord = z.object({
  questionId: z.string(),
  credit: z.number().nullable(),
  rest: z.number(),
  isBlank: z.boolean(),
  groups: z.array(z.string()),
  /** Those of the groups that were counted together. */
  rested: z.array(z.string()),
});
type MarkedFigure = z.infer<typeof figureRecord>;

/** What somebody's first attempt at a quiz has in the sums of its questions. */
const markRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  part: z.number(),
  figures: z.array(figureRecord),
  version: z.number(),
});
export type FigureMark = z.infer<typeof markRecord>;

const sumNames = Object.keys(noFigures) as (keyof FigureSums)[];
const groupPrefix = 'group:';

const rowRecord = z.looseObject({
  courseId: z.string(),
  quizId: z.string(),
  questionId: z.string(),
  others: z.number(),
  asked: z.number(),
  blank: z.number(),
  n: z.number(),
  x: z.number(),
  xx: z.number(),
  r: z.number(),
  rr: z.number(),
  xr: z.number(),
});
type Row = z.infer<typeof rowRecord>;

/** The sums over the first attempts of everybody at a quiz, for one question. */
export type QuestionFigures = {
  courseId: string;
  quizId: string;
  questionId: string;
  sums: FigureSums;
  groups: [group: string, count: number][];
  others: number;
};

function toFigures(row: Row): QuestionFigures {
  const { courseId, quizId, questionId, others } = row;
  const sums = { ...noFigures };
  for (const name of sumNames) sums[name] = row[name];
  const groups = Object.entries(row).flatMap(([name, count]): [string, number][] =>
    name.startsWith(groupPrefix) ? [[name.slice(groupPrefix.length), Number(count)]] : [],
  );
  return { courseId, quizId, questionId, sums, groups, others };
}

/** What a change adds to the sums of a question. */
type Added = {
  courseId: string;
  quizId: string;
  questionId: string;
  sums: FigureSums;
  groups: Map<string, number>;
  others: number;
};

const bare = ({ rested: _, ...figure }: MarkedFigure): Figure => figure;

function added(mark: FigureMark | null, times: 1 | -1): Added[] {
  return (mark?.figures ?? []).map(({ questionId, groups, rested, ...figure }) => ({
    courseId: mark?.courseId ?? '',
    quizId: mark?.quizId ?? '',
    questionId,
    sums: addSums(noFigures, sumsOf(figure), times),
    groups: new Map(
      groups.filter((group) => !rested.includes(group)).map((group) => [group, times]),
    ),
    others: rested.length * times,
  }));
}

function together(some: Added[]): Added | null {
  const [first] = some;
  if (!first) return null;
  const groups = new Map<string, number>();
  for (const one of some)
    for (const [group, by] of one.groups) groups.set(group, (groups.get(group) ?? 0) + by);
  return {
    ...first,
    sums: some.reduce((sum, one) => addSums(sum, one.sums), noFigures),
    groups: new Map([...groups].filter(([, by]) => by !== 0)),
    others: some.reduce((sum, one) => sum + one.others, 0),
  };
}

function countItem({ courseId, quizId, questionId, sums, groups, others }: Added): TransactionItem {
  const fields: Item = {
    entity: 'QuestionFigures',
    courseId,
    quizId,
    questionId,
    ...index.questionFigures(questionId, quizId),
  };
  const adds: [name: string, by: number][] = [
    ...sumNames.map((name): [string, number] => [name, sums[name]]),
    ['others', others],
    ...[...groups].map(([group, by]): [string, number] => [groupPrefix + group, by]),
  ];
  const names = [...Object.keys(fields), ...adds.map(([name]) => name)];
  const at = (name: string) => names.indexOf(name);
  return {
    label: 'question-figures',
    update: keys.questionFigures(quizId, questionId),
    set: [
      `SET ${Object.keys(fields)
        .map((name) => `#a${at(name)} = :a${at(name)}`)
        .join(', ')}`,
      `ADD ${adds.map(([name]) => `#a${at(name)} :a${at(name)}`).join(', ')}`,
    ].join(' '),
    expression: {
      names: Object.fromEntries(names.map((name) => [`#a${at(name)}`, name])),
      values: Object.fromEntries(
        [...Object.entries(fields), ...adds].map(([name, value]) => [`:a${at(name)}`, value]),
      ),
    },
  };
}

export type CountedFigures = { before: FigureMark | null; next: FigureMark | null };

export const questionFigures = {
  marks: (table: Table, some: QuizOfPerson[]) =>
    table.batchGet(
      markRecord,
      some.flatMap(({ quizId, userId }) =>
        figureParts.map((part) => keys.figureMark(quizId, userId, part)),
      ),
      { consistent: true },
    ),

  /** The groups that are counted apart, of some questions at quizzes. */
  async groups(
    table: Table,
    some: { quizId: string; questionId: string }[],
  ): Promise<Map<string, Set<string>>> {
    const wanted = some.map(({ quizId, questionId }) => keys.questionFigures(quizId, questionId));
    const rows =
      wanted.length === 0 ? [] : await table.batchGet(rowRecord, wanted, { consistent: true });
    return new Map(
      rows
        .map(toFigures)
        .map(({ quizId, questionId, groups }) => [
          `${quizId} ${questionId}`,
          new Set(groups.map(([group]) => group)),
        ]),
    );
  },

  /** Moves what somebody has in the sums of a part of their questions; nothing where it is there. */
  move(
    { userId, courseId, quizId }: QuizOfPerson,
    part: number,
    before: FigureMark | null,
    all: Figure[],
    known: Map<string, Set<string>>,
  ): { items: TransactionItem[]; counted: CountedFigures } {
    const figures = all.slice(part * questionsInPart, (part + 1) * questionsInPart);
    const counted = { before, next: null };
    if (isDeepStrictEqual(before?.figures.map(bare) ?? [], figures)) return { items: [], counted };
    const key = keys.figureMark(quizId, userId, part);
    const rested = ({ questionId, groups }: Figure) => {
      const apart = known.get(`${quizId} ${questionId}`);
      return apart && apart.size >= mostGroups ? groups.filter((group) => !apart.has(group)) : [];
    };
    const next: FigureMark | null =
      figures.length === 0
        ? null
        : {
            userId,
            courseId,
            quizId,
            part,
            figures: figures.map((figure) => ({ ...figure, rested: rested(figure) })),
            version: (before?.version ?? 0) + 1,
          };
    return {
      counted: { before, next },
      items: [
        {
          label: 'figure-mark',
          ...(next ? { put: { ...key, entity: 'FigureMark', ...next } } : { remove: key }),
          ...(before
            ? {
                condition: '#version = :read',
                expression: {
                  names: { '#version': 'version' },
                  values: { ':read': before.version },
                },
              }
            : { condition: 'attribute_not_exists(pk)' }),
        },
      ],
    };
  },

  /** Changes the sums of questions, each once, by what many people change in them. */
  count: (changes: CountedFigures[]): TransactionItem[] =>
    [
      ...Map.groupBy(
        changes.flatMap(({ before, next }) => [...added(before, -1), ...added(next, 1)]),
        ({ quizId, questionId }) => `${quizId} ${questionId}`,
      ).values(),
    ].flatMap((some) => {
      const sum = together(some);
      const isNothing =
        !sum ||
        (sum.groups.size === 0 && sum.others === 0 && isDeepStrictEqual(sum.sums, noFigures));
      return isNothing ? [] : [countItem(sum)];
    }),

  /** The figures of the questions that a quiz has asked; a page. */
  async ofQuiz(table: Table, quizId: string, page: { limit: number; start: Item | undefined }) {
    const { items, last } = await table.query(rowRecord, ranges.quizFigures(quizId), page);
    return { items: items.map(toFigures), last };
  },

  /** Those of a question, at each quiz that has asked it; the first of them where they are very many. */
  async ofQuestion(table: Table, questionId: string, limit: number): Promise<QuestionFigures[]> {
    const partition = indexPartitions.questionFigures(questionId);
    return (await table.queryIndex(rowRecord, partition, { limit })).items.map(toFigures);
  },
};
