import { createContext, useContext } from 'react';
import type { Files } from '#web/blocks/form/files.ts';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import type { PickMedia } from '#web/blocks/types.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { QuestionFinding } from '#shared/schemas/questions.ts';

export type Path = readonly (string | number)[];

/** What all fields of a question's form share. */
type Scope = {
  files: Files;
  pickMedia: PickMedia;
  /** Why it cannot be saved as it stands. */
  issues: readonly Issue[];
  /** What it lacks before it can be asked. */
  findings: readonly QuestionFinding[];
  /** The languages that are in view. */
  languages: readonly Language[];
  /** The text that is being written, of which there is one editor at a time. */
  active: string | null;
  onActivate: (id: string) => void;
};

const FormScope = createContext<Scope | null>(null);
export const FormScopeProvider = FormScope.Provider;

export function useFormScope(): Scope {
  const scope = useContext(FormScope);
  if (scope === null) throw new Error('A field of a question stands outside its form');
  return scope;
}
