import * as z from 'zod';

export type Projection = { expression: string; names: Record<string, string> };

/** The attributes that a record's schema reads, or null where it takes whatever there is. */
function attributesOf(record: z.core.$ZodType): string[] | null {
  if (record instanceof z.ZodObject) return record.def.catchall ? null : Object.keys(record.shape);
  if (!(record instanceof z.ZodDiscriminatedUnion)) return null;
  const parts = record.options.map(attributesOf);
  return parts.includes(null) ? null : [...new Set(parts.flatMap((part) => part ?? []))];
}

const known = new WeakMap<z.core.$ZodType, Projection | null>();

/**
 * The attributes to ask the table for, so that an item brings no more than its record reads: what is not sent is not
 * decoded either. It costs the same units. Null asks for the whole item.
 */
export function projectionOf(record: z.core.$ZodType): Projection | null {
  const remembered = known.get(record);
  if (remembered !== undefined) return remembered;
  const attributes = attributesOf(record);
  const projection = attributes && {
    expression: attributes.map((_, at) => `#a${at}`).join(','),
    names: Object.fromEntries(attributes.map((attribute, at) => [`#a${at}`, attribute])),
  };
  known.set(record, projection);
  return projection;
}
