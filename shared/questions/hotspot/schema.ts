import * as z from 'zod';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import {
  allDiffer,
  askedPart,
  common,
  commonAsked,
  partIdSchema,
  partLine,
  partsOf,
  reviewOf,
  shownIdSchema,
  shownParts,
  typed,
} from '../fields.ts';

/** A distance from the picture's left or upper edge in thousandths of its width or height. */
const place = z.int().min(0).max(1000);
const length = z.int().min(1).max(1000);
const pointSchema = z.strictObject({ x: place, y: place });
export type Point = z.infer<typeof pointSchema>;

export const shapeSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('rectangle'),
      x: place,
      y: place,
      width: length,
      height: length,
    })
    .refine(
      ({ x, y, width, height }) => x + width <= 1000 && y + height <= 1000,
      'outside_picture',
    ),
  /** About its middle; it may reach over the edge. */
  z.strictObject({
    kind: z.literal('ellipse'),
    x: place,
    y: place,
    radiusX: length,
    radiusY: length,
  }),
  z.strictObject({ kind: z.literal('polygon'), points: z.array(pointSchema).min(3).max(50) }),
]);
export type Shape = z.infer<typeof shapeSchema>;

const imageSchema = z
  .strictObject({
    mediaId: ulidSchema,
    /** null: not described yet. */
    alt: localizedLine(300).nullable(),
  })
  .nullable();

/** Each mark is a point, or an area that was chosen by its label. */
const marksOf = <T extends z.core.$ZodType>(id: T) =>
  z
    .array(z.union([pointSchema, z.strictObject({ area: id })]))
    .max(10)
    .refine(
      allDiffer((mark) => JSON.stringify(mark)),
      'repeated',
    );

export const hotspotSchemas = {
  content: typed('hotspot', {
    ...common,
    /** null: not chosen yet. */
    image: imageSchema,
    areas: partsOf(
      z.strictObject({
        areaId: partIdSchema,
        label: partLine,
        shape: shapeSchema,
        isRight: z.boolean(),
      }),
      ({ areaId }) => areaId,
      20,
    ),
    /** How many marks may be set. */
    marks: z.int().min(1).max(10),
    /** Whether the areas are offered by their labels as well, for who cannot point. */
    asList: z.boolean(),
  }),
  draw: typed('hotspot', { areas: shownParts(20) }),
  asked: typed('hotspot', {
    ...commonAsked,
    image: imageSchema,
    marks: z.int().min(1).max(10),
    /** null: they can only be pointed at. */
    areas: z.array(askedPart(partLine)).max(20).nullable(),
  }),
  given: typed('hotspot', { marks: marksOf(shownIdSchema) }),
  stored: typed('hotspot', { marks: marksOf(partIdSchema) }),
  review: reviewOf(
    'hotspot',
    z.strictObject({
      areas: z
        .array(z.strictObject({ label: partLine, shape: shapeSchema, isRight: z.boolean() }))
        .max(20),
    }),
  ),
};
