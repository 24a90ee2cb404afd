import type { LocalizedText } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { writtenText } from '../draft/written-text.ts';
import { written } from '../draft/written.ts';
import { mergeAssignments } from './merge-assignments.ts';

type Criterion = Rubric['criteria'][number];
type Worded = { title: LocalizedText; description: LocalizedText | null };

const words = ({ title, description }: Worded) => ({
  title: written(title) ?? {},
  description: written(description),
});

/** Nothing was written in it: it was begun, and is no part of the rubric yet. */
export const isUnwritten = ({ title, description }: Worded): boolean =>
  written(title) === null && written(description) === null;

/** A criterion that is begun and nothing else is no part of what is stored yet. */
export const isStoredCriterion = (criterion: Criterion): boolean =>
  !isUnwritten(criterion) || criterion.levels.some((level) => !isUnwritten(level));

/** The place that one of some parts has among those that are stored: by that, faults of what is stored are told. */
export const storedPlace = <Part>(
  parts: readonly Part[],
  at: number,
  isStored: (part: Part) => boolean,
): number => parts.slice(0, at).filter(isStored).length;

/** A rubric as it is to be stored: what was begun and has no words yet is not in it. */
export const storedRubric = ({ criteria }: Rubric): Rubric => ({
  criteria: criteria.filter(isStoredCriterion).map((criterion) => ({
    ...criterion,
    ...words(criterion),
    levels: criterion.levels
      .filter((level) => !isUnwritten(level))
      .map((level) => ({ ...level, ...words(level) })),
  })),
});

const stored = (assignment: ContentOf<'assignment'>): ContentOf<'assignment'> => {
  const { marking } = assignment;
  return {
    ...assignment,
    instructions: writtenText(assignment.instructions),
    statement: written(assignment.statement),
    marking:
      marking.by === 'rubric' ? { ...marking, rubric: storedRubric(marking.rubric) } : marking,
  };
};

export const assignmentDraft: BlockDraft<'assignment'> = {
  ...usualDraft,
  inBothLanguages: true,
  stored,
  merge: mergeAssignments,
};
