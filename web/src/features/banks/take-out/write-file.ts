import { mediaOf } from '#shared/questions/registry.ts';
import type { Change } from '../formats/notes.ts';
import type { OwnQuestion, Written } from '../formats/write/write-moodle.ts';
import type { Question } from '../types.ts';
import { picturesOf } from './pictures-of.ts';

export const exportFormats = ['moodle', 'gift', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const endings: Record<ExportFormat, string> = { moodle: 'xml', gift: 'gift', csv: 'csv' };
export const contentTypes: Record<ExportFormat, string> = {
  moodle: 'application/xml',
  gift: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
};

/** What a file holds of the questions, and what it does not. */
export type Taken = {
  text: string;
  whole: number;
  changed: { question: Question; changes: Change[] }[];
  dropped: Question[];
};

/** A question as files have it: under the id that it came with, else its own. */
const ownOf = ({ questionId, source, content, ...head }: Question): OwnQuestion => ({
  head: {
    name: head.name,
    tags: head.tags,
    difficulty: head.difficulty,
    points: head.points,
    status: head.status,
  },
  content,
  source: source ?? questionId,
});

const withoutPictures = { fileOf: () => null, missing: new Set<string>() };

/** Writes questions in a format of other programs, which is loaded when somebody asks for it. */
export async function writeFile(
  questions: readonly Question[],
  format: ExportFormat,
  signal: AbortSignal,
): Promise<Taken> {
  const own = questions.map(ownOf);
  const { fileOf, missing } =
    format === 'moodle' ? await picturesOf(questions, signal) : withoutPictures;
  const write = async (): Promise<Written> => {
    if (format === 'moodle')
      return (await import('../formats/write/write-moodle.ts')).writeMoodle(own, fileOf);
    if (format === 'gift')
      return (await import('../formats/write/write-gift.ts')).writeGift(own, fileOf);
    return (await import('../formats/write/write-csv.ts')).writeCsv(own, fileOf);
  };
  const { text, changed, dropped } = await write();
  const bySource = new Map(own.map(({ source }, at) => [source, questions[at]]));
  const named = <T extends { source: string }>(all: readonly T[]) =>
    all.flatMap((one) => {
      const question = bySource.get(one.source);
      return question ? [{ ...one, question }] : [];
    });
  const gone = named(dropped).map(({ question }) => question);
  const losses = new Map(named(changed).map((one) => [one.question, one.changes]));
  for (const question of questions)
    if (!gone.includes(question) && mediaOf(question.content).some((id) => missing.has(id)))
      losses.set(question, [...(losses.get(question) ?? []), { reason: 'picture_missing' }]);
  return {
    text,
    whole: questions.length - gone.length - losses.size,
    changed: [...losses].map(([question, changes]) => ({ question, changes })),
    dropped: gone,
  };
}
