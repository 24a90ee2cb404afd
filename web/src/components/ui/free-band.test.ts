import { describe, expect, it } from 'vitest';
import { freeBand } from './free-band.ts';

const toast = { height: 60, left: 16, right: 344 };
const wide = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 360 });

describe('the place of what floats on a screen of 640 pixels', () => {
  it.each([
    ['the foot, where nothing stands', [], 8],
    ['above a bar', [wide(584, 640)], 64],
    ['above a bar and a button that is too near', [wide(584, 640), wide(520, 560)], 128],
    ['between them, where there is room', [wide(584, 640), wide(440, 500)], 64],
    ['the foot, beside what is not under it', [{ ...wide(584, 640), left: 345 }], 8],
    ['nowhere, where there is no room at all', [wide(0, 640)], null],
  ])('is %s', (_, boxes, above) => {
    expect(freeBand(640, toast, boxes)).toBe(above);
  });
});
