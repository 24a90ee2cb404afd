import type { Point, Shape } from './schema.ts';

/** Above zero: `c` lies to the left of the way from `a` to `b`; zero: on its line. Whole numbers, so exact. */
const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isBetween = (a: Point, b: Point, c: Point) =>
  turn(a, b, c) === 0 &&
  Math.min(a.x, b.x) <= c.x &&
  c.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= c.y &&
  c.y <= Math.max(a.y, b.y);

/** By how often a ray crosses the outline; the outline itself belongs to the polygon. */
function isInPolygon(corners: readonly Point[], point: Point): boolean {
  const sides = corners.map((from, at) => ({
    from,
    to: corners[(at + 1) % corners.length] ?? from,
  }));
  if (sides.some(({ from, to }) => isBetween(from, to, point))) return true;
  const crossed = sides.filter(({ from, to }) => {
    const goesUp = from.y <= point.y && point.y < to.y && turn(from, to, point) > 0;
    const goesDown = to.y <= point.y && point.y < from.y && turn(from, to, point) < 0;
    return goesUp || goesDown;
  });
  return crossed.length % 2 === 1;
}

/** Whether a point lies in a shape or on its edge. */
export function covers(shape: Shape, point: Point): boolean {
  if (shape.kind === 'polygon') return isInPolygon(shape.points, point);
  const [x, y] = [point.x - shape.x, point.y - shape.y];
  if (shape.kind === 'rectangle') return x >= 0 && y >= 0 && x <= shape.width && y <= shape.height;
  const [a, b] = [shape.radiusX ** 2, shape.radiusY ** 2];
  return x ** 2 * b + y ** 2 * a <= a * b;
}

/** A point of a shape. */
export function pointIn(shape: Shape): Point {
  if (shape.kind === 'polygon') return shape.points[0] ?? { x: 0, y: 0 };
  if (shape.kind === 'ellipse') return { x: shape.x, y: shape.y };
  return {
    x: shape.x + Math.floor(shape.width / 2),
    y: shape.y + Math.floor(shape.height / 2),
  };
}
