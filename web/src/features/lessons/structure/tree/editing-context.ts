import { createContext } from 'react';

/** The ways in which the editing of a title ends, which the tree tells the one field that there is at a time. */
export type Editing = {
  /** Whether it begins with all of the words chosen, so that typing replaces them. */
  selectAll: () => boolean;
  /** `on`: with a new row behind it. */
  save: (text: string, how: { on: boolean; by: 'Enter' | 'blur' }) => void;
  cancel: (by?: 'blur') => void;
  /** Several lines were pasted into an empty title. @returns whether somebody took them */
  paste: (text: string) => boolean;
};

export const EditingContext = createContext<Editing>({
  selectAll: () => false,
  save: () => undefined,
  cancel: () => undefined,
  paste: () => false,
});
