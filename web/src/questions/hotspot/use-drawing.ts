import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { covers } from '#shared/questions/hotspot/covers.ts';
import type { Point, Shape } from '#shared/questions/hotspot/schema.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { grownBy, isMeant, movedBy, pointWithin, shapeBetween, withHandle } from './edit-shape.ts';

type Area = QuestionContentOf<'hotspot'>['areas'][number];

/** What the pointer does: choose and move what is there, or draw. */
export type Tool = 'move' | Shape['kind'];

type Drag =
  | { is: 'drawing'; kind: 'rectangle' | 'ellipse'; from: Point; to: Point }
  | { is: 'moving'; areaId: string; before: Shape; from: Point }
  | { is: 'shaping'; areaId: string; at: number };

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How near the first corner of a polygon it is closed, in thousandths. */
const near = 25;
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) <= near;

type Options = {
  surface: RefObject<HTMLElement | null>;
  areas: readonly Area[];
  canAdd: boolean;
  selected: string | null;
  onSelect: (areaId: string | null) => void;
  onShape: (areaId: string, shape: Shape) => void;
  onDraw: (shape: Shape) => void;
};

/** Drawing upon a picture: with a pointer of any kind, and with the keys where an area is chosen. */
export function useDrawing(options: Options) {
  const { surface, areas, canAdd, selected, onSelect, onShape, onDraw } = options;
  const [tool, setTool] = useState<Tool>('move');
  const [corners, setCorners] = useState<Point[]>([]);
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = surface.current?.getBoundingClientRect() ?? new DOMRect();
    if (width === 0 || height === 0) return { x: 0, y: 0 };
    return pointWithin({
      x: ((clientX - left) / width) * 1000,
      y: ((clientY - top) / height) * 1000,
    });
  };
  const finish = (shape: Shape) => {
    setTool('move');
    setCorners([]);
    onDraw(shape);
  };
  const close = () => {
    if (corners.length >= 3) finish({ kind: 'polygon', points: corners });
  };
  const choose = (next: Tool) => {
    setCorners([]);
    setTool(next);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    if (tool === 'polygon') {
      const [first] = corners;
      if (first && corners.length >= 3 && isNear(first, point)) close();
      else if (corners.length < 50) setCorners([...corners, point]);
      return;
    }
    surface.current?.setPointerCapture?.(event.pointerId);
    if (tool !== 'move') {
      setDrag({ is: 'drawing', kind: tool, from: point, to: point });
      return;
    }
    const on = areas.findLast(({ shape }) => covers(shape, point));
    onSelect(on?.areaId ?? null);
    if (on) setDrag({ is: 'moving', areaId: on.areaId, before: on.shape, from: point });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const point = pointOf(event);
    if (drag.is === 'drawing') setDrag({ ...drag, to: point });
    else if (drag.is === 'moving')
      onShape(
        drag.areaId,
        movedBy(drag.before, { x: point.x - drag.from.x, y: point.y - drag.from.y }),
      );
    else {
      const shape = areas.find(({ areaId }) => areaId === drag.areaId)?.shape;
      if (shape) onShape(drag.areaId, withHandle(shape, drag.at, point));
    }
  };

  const onPointerUp = () => {
    setDrag(null);
    if (drag?.is !== 'drawing') return;
    const shape = shapeBetween(drag.kind, drag.from, drag.to);
    if (isMeant(shape)) finish(shape);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (tool !== 'move' || drag)) {
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
      choose('move');
      return;
    }
    if (event.key === 'Enter' && corners.length >= 3) {
      event.preventDefault();
      close();
      return;
    }
    const step = steps[event.key];
    const shape = areas.find(({ areaId }) => areaId === selected)?.shape;
    if (!step || !shape || selected === null || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    const by = { x: step.x * 10, y: step.y * 10 };
    onShape(selected, event.shiftKey ? grownBy(shape, by) : movedBy(shape, by));
  };

  return {
    tool: canAdd ? tool : 'move',
    choose,
    corners,
    canClose: corners.length >= 3,
    close,
    /** What is being drawn, as it would become. */
    drawn: drag?.is === 'drawing' ? shapeBetween(drag.kind, drag.from, drag.to) : null,
    takeHandle: (event: PointerEvent, areaId: string, at: number) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      surface.current?.setPointerCapture?.(event.pointerId);
      setDrag({ is: 'shaping', areaId, at });
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(null),
      onKeyDown,
    },
  };
}
