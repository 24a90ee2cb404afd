import { type RefObject, useEffect } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';

/** Lets a row be taken by its grip and dropped at the edges of others; the line that shows where is drawn without React. */
export function useRowDrag(
  ref: RefObject<HTMLElement | null>,
  { id, kind }: { id: string; kind: 'module' | 'block' },
): void {
  useEffect(() => {
    const element = ref.current;
    const grip = element?.querySelector('[data-grip]');
    if (!element || !grip) return undefined;
    const data = { id, kind };
    const unmark = () => delete element.dataset.drop;
    return combine(
      draggable({
        element,
        dragHandle: grip,
        getInitialData: () => data,
        onDragStart: () => (element.dataset.dragging = ''),
        onDrop: () => delete element.dataset.dragging,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['id'] !== id,
        getData: ({ input }) =>
          attachInstruction(data, {
            input,
            element,
            operations: { 'reorder-before': 'available', 'reorder-after': 'available' },
          }),
        onDrag: ({ self }) => {
          const operation = extractInstruction(self.data)?.operation;
          element.dataset.drop = operation === 'reorder-before' ? 'before' : 'after';
        },
        onDragLeave: unmark,
        onDrop: unmark,
      }),
    );
  }, [ref, id, kind]);
}
