import type { Point, Shape } from '#shared/questions/hotspot/schema.ts';

/** The sides of a picture, in thousandths of which all places are. */
const whole = 1000;
/** The smallest side of an area that is drawn. */
export const leastSide = 10;

const within = (place: number, least = 0, most = whole) =>
  Math.min(most, Math.max(least, Math.round(place)));

export const pointWithin = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/** The upper left and the lower right corner of what surrounds a shape; those of an ellipse may lie outside. */
export function boundsOf(shape: Shape): [Point, Point] {
  if (shape.kind === 'rectangle') {
    const { x, y, width, height } = shape;
    return [
      { x, y },
      { x: x + width, y: y + height },
    ];
  }
  if (shape.kind === 'ellipse') {
    const { x, y, radiusX, radiusY } = shape;
    return [
      { x: x - radiusX, y: y - radiusY },
      { x: x + radiusX, y: y + radiusY },
    ];
  }
  const xs = shape.points.map(({ x }) => x);
  const ys = shape.points.map(({ y }) => y);
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

export const middleOf = (shape: Shape): Point => {
  const [from, to] = boundsOf(shape);
  return pointWithin({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
};

/** A shape from one corner of what surrounds it to the other, whichever lies further up. */
export function shapeBetween(kind: Shape['kind'], a: Point, b: Point): Shape {
  const from = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  const to = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
  if (kind === 'rectangle') {
    const [x, y] = [within(from.x, 0, whole - 1), within(from.y, 0, whole - 1)];
    return {
      kind,
      x,
      y,
      width: within(to.x - x, 1, whole - x),
      height: within(to.y - y, 1, whole - y),
    };
  }
  if (kind === 'ellipse')
    return {
      kind,
      ...pointWithin({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
      radiusX: within((to.x - from.x) / 2, 1),
      radiusY: within((to.y - from.y) / 2, 1),
    };
  return {
    kind,
    points: [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map(pointWithin),
  };
}

/** The same place in another kind of shape. */
export const asKind = (shape: Shape, kind: Shape['kind']): Shape =>
  shape.kind === kind ? shape : shapeBetween(kind, ...boundsOf(shape));

/** A shape elsewhere, as far as the picture reaches. */
export function movedBy(shape: Shape, by: Point): Shape {
  if (shape.kind === 'ellipse')
    return { ...shape, ...pointWithin({ x: shape.x + by.x, y: shape.y + by.y }) };
  const [from, to] = boundsOf(shape);
  const x = within(by.x, -from.x, whole - to.x);
  const y = within(by.y, -from.y, whole - to.y);
  return shape.kind === 'rectangle'
    ? { ...shape, x: shape.x + x, y: shape.y + y }
    : { ...shape, points: shape.points.map((point) => ({ x: point.x + x, y: point.y + y })) };
}

/** A shape that reaches further to the right and down, or less far. */
export function grownBy(shape: Shape, { x, y }: Point): Shape {
  const [from, to] = boundsOf(shape);
  if (shape.kind === 'polygon') {
    const [width, height] = [Math.max(1, to.x - from.x), Math.max(1, to.y - from.y)];
    const [wide, high] = [Math.max(1, width + x) / width, Math.max(1, height + y) / height];
    return {
      ...shape,
      points: shape.points.map((point) =>
        pointWithin({
          x: from.x + (point.x - from.x) * wide,
          y: from.y + (point.y - from.y) * high,
        }),
      ),
    };
  }
  if (shape.kind === 'ellipse')
    return {
      ...shape,
      radiusX: within(shape.radiusX + x, 1),
      radiusY: within(shape.radiusY + y, 1),
    };
  return {
    ...shape,
    width: within(shape.width + x, 1, whole - shape.x),
    height: within(shape.height + y, 1, whole - shape.y),
  };
}

/** The places at which a shape is taken to change its form. */
export function handlesOf(shape: Shape): Point[] {
  if (shape.kind === 'polygon') return shape.points;
  const [from, to] = boundsOf(shape);
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

/** A shape of which one handle is elsewhere; the corner across stays where it is. */
export function withHandle(shape: Shape, at: number, place: Point): Shape {
  if (shape.kind === 'polygon') {
    const points = shape.points.map((point, corner) =>
      corner === at ? pointWithin(place) : point,
    );
    return { ...shape, points };
  }
  const across = handlesOf(shape)[(at + 2) % 4] ?? place;
  return shapeBetween(shape.kind, across, place);
}

/** Whether a shape that was drawn is large enough to have been meant. */
export function isMeant(shape: Shape): boolean {
  const [from, to] = boundsOf(shape);
  return to.x - from.x >= leastSide && to.y - from.y >= leastSide;
}

/** A new area in the middle of the picture. */
export const shapeInMiddle = (): Shape =>
  shapeBetween('rectangle', { x: 400, y: 400 }, { x: 600, y: 600 });
