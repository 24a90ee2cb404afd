import * as z from 'zod';
import { type QuestionContent, questionContentSchema } from '#shared/schemas/questions.ts';
import { keys } from '#functions/data/keys.ts';
import { type Media, mediaRecord } from '#functions/data/media/media.ts';
import { type WorkFile, workFileRecord } from '#functions/data/media/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Answer, PaperSlot } from './attempt.ts';
import { filesIn } from './files-in.ts';

const versionRecord = z.object({
  questionId: z.string(),
  version: z.number(),
  content: questionContentSchema,
});

const parts = z.discriminatedUnion('entity', [
  versionRecord.extend({ entity: z.literal('QuestionVersion') }),
  mediaRecord.extend({ entity: z.literal('Media') }),
  workFileRecord.extend({ entity: z.literal('WorkFile') }),
]);

export type AskedSlot = PaperSlot & { content: QuestionContent };

/** The name of a version of a question among others. */
export const contentName = ({ questionId, version }: { questionId: string; version: number }) =>
  `${questionId} ${version}`;

/** Some versions of questions, by their names, in one request. */
export async function contentsOf(
  table: Table,
  wanted: { questionId: string; version: number }[],
): Promise<Map<string, QuestionContent>> {
  const found = await table.batchGet(
    versionRecord,
    wanted.map((one) => keys.questionVersion(one.questionId, one.version)),
  );
  return new Map(found.map((one) => [contentName(one), one.content]));
}

type Wanted = {
  withMedia: boolean;
  /** Answers to them, whose files are wanted as well. */
  answers?: ReadonlyMap<string, Answer>;
};

/** The questions of some places of a paper with the files that they and their answers name, in one request. */
export async function questionsOf(
  table: Table,
  slots: PaperSlot[],
  { withMedia, answers }: Wanted,
): Promise<{ asked: AskedSlot[]; files: (Media | WorkFile)[] }> {
  if (slots.length === 0) return { asked: [], files: [] };
  const media = withMedia ? new Set(slots.flatMap(({ mediaIds }) => mediaIds)) : [];
  const items = await table.batchGet(parts, [
    ...slots.map(({ questionId, version }) => keys.questionVersion(questionId, version)),
    ...[...media].map(keys.media),
    ...filesIn(slots.flatMap(({ slotId }) => answers?.get(slotId) ?? [])).map(keys.workFile),
  ]);
  const versions = items.filter((item) => item.entity === 'QuestionVersion');
  return {
    asked: slots.flatMap((slot) => {
      const found = versions.find(
        ({ questionId, version }) => questionId === slot.questionId && version === slot.version,
      );
      return found ? [{ ...slot, content: found.content }] : [];
    }),
    files: items.filter((item) => item.entity !== 'QuestionVersion'),
  };
}
