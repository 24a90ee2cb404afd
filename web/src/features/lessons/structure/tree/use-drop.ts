import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { useEffect, useEffectEvent } from 'react';
import { dropBlocks, dropModules, type Edge } from '../model/drop-place.ts';
import type { Branch } from '../model/tree.ts';
import { useOutlineContext } from '../outline-context.ts';

/** Moves what is dropped on a row, with all that is chosen beside it. */
export function useDrop(tree: readonly Branch[], about: (id: string) => string[]): void {
  const { course, commands } = useOutlineContext();
  const drop = useEffectEvent((id: string, kind: unknown, target: { id: string; edge: Edge }) => {
    const isModule = (one: string) => course.modules.some(({ moduleId }) => moduleId === one);
    const ids = about(id).filter((one) => isModule(one) === (kind === 'module'));
    if (kind === 'module') {
      const after = dropModules(tree, new Set(ids), target);
      if (after !== undefined) void commands.moveModules(ids, after);
      return;
    }
    const place = dropBlocks(tree, new Set(ids), target);
    if (place) void commands.moveBlocks(ids, place);
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          if (!target) return;
          const operation = extractInstruction(target.data)?.operation;
          drop(String(source.data['id']), source.data['kind'], {
            id: String(target.data['id']),
            edge: operation === 'reorder-before' ? 'before' : 'after',
          });
        },
      }),
    [],
  );
}
