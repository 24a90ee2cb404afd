import type { LocalizedText } from '#shared/policies/languages.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import type { Asset } from '../foreign/assets.ts';
import type { QuestionHead } from '../questions/question-sheet.ts';
import type { FileReason } from '../format/read-course.ts';

/**
 * `conflict`: the platform has another state that is not known to be older; `kept`: it is on the platform
 * and not in the files.
 */
export const itemStates = ['new', 'changed', 'conflict', 'dropped', 'unchanged', 'kept'] as const;
export type ItemState = (typeof itemStates)[number];

/** The values to write for an item. */
export type Step =
  | ({ id: 'courses.update' } & CallInput<'courses.update'>)
  | ({ id: 'lessons.createModule' } & CallInput<'lessons.createModule'>)
  | ({ id: 'lessons.updateModule' } & CallInput<'lessons.updateModule'>)
  | ({ id: 'lessons.createBlocks' } & CallInput<'lessons.createBlocks'>)
  | ({ id: 'lessons.updateBlock' } & CallInput<'lessons.updateBlock'>)
  | QuestionStep;

/** A question that is made, or goes on, with what it asks one after the other, and with what is said of it at last. */
export type QuestionStep = (
  | ({ id: 'banks.createQuestions' } & CallInput<'banks.createQuestions'>)
  | ({ id: 'banks.updateQuestion' } & CallInput<'banks.updateQuestion'>)
) & { next: QuestionContent[]; head: QuestionHead };

export type PlanItem = {
  key: string;
  what: 'course' | 'module' | 'lesson' | 'question' | 'order' | 'file';
  path: string;
  title: LocalizedText | null;
  state: ItemState;
  /** Why it is dropped, and the fields or the file at fault. */
  reason?: FileReason;
  detail?: string;
  losses: Loss[];
  /** Parts of a text, as far as they were counted. */
  parts?: number;
  step?: Step;
};

/** The fate of a file: it is there as it was, there in another form or in part, or not there. */
export const fates = ['kept', 'changed', 'dropped'] as const;
export type FileFate = {
  path: string;
  fate: (typeof fates)[number];
  reason?: FileReason;
  detail?: string;
  losses: Loss[];
  /** It says in which order others stand, and what they are called. */
  givesOrder?: boolean;
  /** The lessons and modules that it becomes. */
  becomes: PlanItem[];
};

export type Plan = {
  items: PlanItem[];
  /** The part of the files' content that comes in, in whole percent. */
  percent: number;
  /** Each file that was chosen, once. */
  files: FileFate[];
  /** The files that are sent before anything is written. */
  uploads: Asset[];
};
