import type { BlockRow, ModuleRow, Step, Structure } from '../types.ts';

/** An edit that met another one: what is there now, and the fields that both changed. */
export type Conflict = {
  step: Extract<Step, { on: 'block' | 'module' }>;
  theirs: BlockRow | ModuleRow;
  names: string[];
};

/** The outcome of a step that was sent. */
export type Sent = {
  /** Lays the answer onto the course as it is by then. */
  onto: (course: Structure) => Structure;
  /** The ids of what came with it. */
  made?: string[];
  /** The steps that lead back, if only the answer tells. */
  back?: Step[];
  conflict?: Conflict;
};
