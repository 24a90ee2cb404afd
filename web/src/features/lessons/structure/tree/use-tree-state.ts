import { useLayoutEffect, useRef, useState } from 'react';
import { rangeOf, toggled } from '../model/selection.ts';
import { rowsOf, type Branch } from '../model/tree.ts';
import { useFolded } from './use-folded.ts';

/** The row at the end of a module, where something is added. */
export const adding = (moduleId: string) => `add ${moduleId}`;

/** The rows that are in view, chosen and folded, and the place of the keyboard. */
export function useTreeState(courseId: string, tree: readonly Branch[]) {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const anchor = useRef<string | null>(null);
  const [folded, setFolded] = useFolded(courseId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<string | null>(null);

  const rows = rowsOf(tree, folded);
  const there = new Set(rows);
  const stops = tree.flatMap((branch) => {
    const own = rowsOf([branch], folded);
    const { moduleId } = branch.module;
    return folded.has(moduleId) ? own : [...own, adding(moduleId)];
  });
  const selected = new Set([...chosen].filter((id) => there.has(id)));
  const active = at !== null && stops.includes(at) ? at : (stops[0] ?? null);

  const elementOf = (id: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const focus = (id: string | undefined) => {
    if (id === undefined) return;
    setAt(id);
    wanted.current = id;
    const element = elementOf(id);
    if (!element) return;
    element.focus();
    if (document.activeElement === element) wanted.current = null;
  };
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const element = elementOf(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  });

  const state = {
    elementOf,
    rows,
    stops,
    selected,
    active,
    setAt,
    focus,
    /** Keeps the focus on a row that is about to be drawn elsewhere. */
    keep: (id: string) => {
      wanted.current = id;
    },
    folded,
    fold: (moduleId: string, closed = !folded.has(moduleId)) => {
      const next = new Set(
        tree.flatMap(({ module: { moduleId: id } }) => (folded.has(id) ? [id] : [])),
      );
      if (closed) next.add(moduleId);
      else next.delete(moduleId);
      setFolded(next);
    },
    toggle: (id: string) => {
      anchor.current = id;
      setChosen(toggled(selected, id));
    },
    /** Chooses all from where the choosing began up to a row. */
    extend: (id: string) => {
      anchor.current ??= active;
      setChosen(new Set(rangeOf(rows, anchor.current ?? id, id)));
    },
    choose: (ids: readonly string[]) => {
      anchor.current = null;
      setChosen(new Set(ids));
    },
    /** The rows of a command: all that is chosen, if the row is among it. */
    about: (id: string) => (selected.has(id) ? rows.filter((row) => selected.has(row)) : [id]),
  };
  return [state, grid] as const;
}
export type TreeState = ReturnType<typeof useTreeState>[0];
