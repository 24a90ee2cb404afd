import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shape, shapeSchema } from '#shared/questions/hotspot/schema.ts';
import {
  asKind,
  boundsOf,
  grownBy,
  handlesOf,
  isMeant,
  movedBy,
  shapeBetween,
  shapeInMiddle,
  withHandle,
} from './edit-shape.ts';

const place = fc.integer({ min: 0, max: 1000 });
const point = fc.record({ x: place, y: place });
const step = fc.integer({ min: -1500, max: 1500 });
const by = fc.record({ x: step, y: step });
const kind = fc.constantFrom<Shape['kind']>('rectangle', 'ellipse', 'polygon');
const shape = fc.tuple(kind, point, point).map(([one, a, b]) => shapeBetween(one, a, b));

describe('a shape', () => {
  it('is one that can be stored, however it is drawn, moved, grown or pulled', () => {
    fc.assert(
      fc.property(shape, by, kind, fc.integer({ min: 0, max: 3 }), (one, way, other, at) => {
        const corner = { x: way.x, y: way.y };
        const changed = [
          one,
          movedBy(one, way),
          grownBy(one, way),
          asKind(one, other),
          withHandle(one, at, corner),
        ];
        for (const each of changed) expect(shapeSchema.safeParse(each).error).toBeUndefined();
      }),
    );
  });

  it('keeps its size where it is moved, up to the edge', () => {
    const square = shapeInMiddle();
    expect(movedBy(square, { x: 900, y: -100 })).toEqual({
      kind: 'rectangle',
      x: 800,
      y: 300,
      width: 200,
      height: 200,
    });
  });

  it('keeps the corner across where one is pulled, even past it', () => {
    expect(withHandle(shapeInMiddle(), 2, { x: 300, y: 700 })).toEqual({
      kind: 'rectangle',
      x: 300,
      y: 400,
      width: 100,
      height: 300,
    });
  });

  it('stays where it is in another kind, and is taken at its corners', () => {
    const ellipse = asKind(shapeInMiddle(), 'ellipse');
    expect(boundsOf(ellipse)).toEqual(boundsOf(shapeInMiddle()));
    expect(handlesOf(asKind(ellipse, 'polygon'))).toEqual(handlesOf(shapeInMiddle()));
  });

  it('that is no larger than a slip of the hand was not meant', () => {
    expect(isMeant(shapeBetween('rectangle', { x: 5, y: 5 }, { x: 300, y: 9 }))).toBe(false);
    expect(isMeant(shapeInMiddle())).toBe(true);
  });
});
