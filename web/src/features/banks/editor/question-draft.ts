import * as z from 'zod';
import { lacksOf } from '#shared/questions/registry.ts';
import {
  editableQuestion,
  questionContentSchema,
  type QuestionContent,
} from '#shared/schemas/questions.ts';
import type { Merged, SavedBy } from '#web/blocks/draft/create-draft.ts';
import { mergeFields } from '#web/blocks/draft/merge-fields.ts';
import { same } from '#web/lib/same.ts';
import { storedContent } from '#web/questions/stored-content.ts';
import type { Question } from '../types.ts';

const draftSchema = z
  .strictObject({ ...editableQuestion, content: questionContentSchema })
  .refine(({ status, content }) => status !== 'ready' || lacksOf(content).length === 0, {
    path: ['status'],
    error: 'not_ready',
  });

/** All of a question that its author writes. */
export type QuestionDraft = z.infer<typeof draftSchema>;

/** What an author writes of a question, as it was saved. */
export const draftOf = ({
  name,
  tags,
  difficulty,
  points,
  status,
  content,
}: Question): QuestionDraft => ({ name, tags, difficulty, points, status, content });

/** The newer question that the refusal of a save told. */
export function newerOf(current: unknown): {
  content: QuestionDraft;
  version: number;
  savedBy: SavedBy;
  question: Question;
} {
  const question = current as Question;
  const { version, savedBy } = question;
  return { content: draftOf(question), version, savedBy, question };
}

/** A question as the API takes it, or why it does not. */
export const prepareDraft = (draft: QuestionDraft) =>
  draftSchema.safeParse({ ...draft, content: storedContent(draft.content) });

/** A content of another type is another content as a whole. */
const whole = ({ content, ...head }: QuestionDraft) => ({ ...head, content: [content] });

/** Merges what two people made of one question, by field. */
export function mergeDrafts(
  seen: QuestionDraft,
  mine: QuestionDraft,
  theirs: QuestionDraft,
): Merged<QuestionDraft> {
  const isOfOneType =
    seen.content.type === mine.content.type && mine.content.type === theirs.content.type;
  const { clashes, build } = isOfOneType
    ? mergeFields([], seen, mine, theirs)
    : mergeFields([], whole(seen), whole(mine), whole(theirs));
  return {
    clashes,
    takesTheirs: !same(seen, theirs) && !same(mine, theirs),
    build: (choose) => {
      const built = build(choose) as QuestionDraft & {
        content: QuestionContent | [QuestionContent];
      };
      const { content } = built;
      return { ...built, content: Array.isArray(content) ? content[0] : content };
    },
  };
}
