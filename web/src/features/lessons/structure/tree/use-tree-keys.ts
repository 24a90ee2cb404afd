import type { KeyboardEvent } from 'react';
import { useOutlineContext } from '../outline-context.ts';
import type { TreeState } from './use-tree-state.ts';

type Ways = {
  rename: (id: string, selectAll: boolean) => void;
  add: (moduleId: string) => void;
  menu: (id: string) => void;
  move: (ids: readonly string[]) => void;
  bin: (ids: readonly string[]) => void;
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a treegrid, as https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/ has them, and those that arrange. */
export function useTreeKeys(tree: TreeState, ways: Ways) {
  const { course, commands, open } = useOutlineContext();
  const { rows, stops, focus } = tree;
  const moduleOf = (id: string) => course.blocks.find(({ blockId }) => blockId === id)?.moduleId;

  const step = (id: string, by: number, extending: boolean) => {
    const next = (extending ? rows : stops)[(extending ? rows : stops).indexOf(id) + by];
    if (next === undefined) return;
    focus(next);
    if (extending) tree.extend(next);
  };

  /** @returns whether the key meant something here */
  function press(event: KeyboardEvent<HTMLElement>, id: string, onRow: boolean): boolean {
    const { key, altKey, shiftKey } = event;
    const control = isMac ? event.metaKey : event.ctrlKey;
    const isAdd = !rows.includes(id);
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      tree.keep(id);
      if (!isAdd) void commands.nudge(tree.about(id), key === 'ArrowUp' ? -1 : 1);
      return true;
    }
    if (altKey && key === 'Enter' && !isAdd) {
      open(id);
      return true;
    }
    if (key === 'Escape') {
      if (onRow) tree.choose([]);
      else focus(id);
      return true;
    }
    if (control && key.toLowerCase() === 'a') {
      tree.choose(rows);
      return true;
    }
    if (!onRow) return false;
    const moduleId = moduleOf(id);
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        step(id, key === 'ArrowDown' ? 1 : -1, shiftKey);
        return true;
      case 'Home':
      case 'End':
        focus(key === 'Home' ? stops[0] : stops.at(-1));
        return true;
      case 'ArrowLeft':
        if (moduleId !== undefined) focus(moduleId);
        else if (!isAdd) tree.fold(id, true);
        return true;
      case 'ArrowRight':
        if (moduleId === undefined && tree.folded.has(id)) tree.fold(id, false);
        else step(id, 1, false);
        return true;
      case ' ':
        if (isAdd) return false;
        if (shiftKey) tree.extend(id);
        else tree.toggle(id);
        return true;
      case 'Enter':
      case 'F2':
        if (isAdd) ways.add(id);
        else ways.rename(id, key === 'F2');
        return true;
      case 'Delete':
        if (!isAdd) ways.bin(tree.about(id));
        return true;
      case 'ContextMenu':
        ways.menu(id);
        return true;
      case 'F10':
        if (shiftKey) ways.menu(id);
        return shiftKey;
      default:
        return false;
    }
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (!row || !id) return;
    if (press(event, id, target === row)) event.preventDefault();
  };
}
