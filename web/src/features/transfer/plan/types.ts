import type { LocalizedText } from '#shared/policies/languages.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import type { FileReason } from '../format/read-course.ts';

/**
 * `conflict`: the platform has another state that is not known to be older; `kept`: it is on the platform
 * and not in the files.
 */
export const itemStates = ['new', 'changed', 'conflict', 'dropped', 'unchanged', 'kept'] as const;
export type ItemState = (typeof itemStates)[number];

/** What is to be written for an item. */
export type Step =
  | ({ id: 'courses.update' } & CallInput<'courses.update'>)
  | ({ id: 'courses.createModule' } & CallInput<'courses.createModule'>)
  | ({ id: 'courses.updateModule' } & CallInput<'courses.updateModule'>)
  | ({ id: 'courses.createBlock' } & CallInput<'courses.createBlock'>)
  | ({ id: 'courses.updateBlock' } & CallInput<'courses.updateBlock'>);

export type PlanItem = {
  key: string;
  what: 'course' | 'module' | 'lesson' | 'order' | 'file';
  path: string;
  title: LocalizedText | null;
  state: ItemState;
  /** Why it is dropped, and the fields or the file at fault. */
  reason?: FileReason;
  detail?: string;
  losses: Loss[];
  step?: Step;
};

export type Plan = {
  items: PlanItem[];
  /** How much of what the files say comes in, in whole percent. */
  percent: number;
};
