import type * as z from 'zod';
import { questionSchemas } from '#shared/questions/question-schemas.ts';
import { questionTypes } from '#shared/questions/question-types.ts';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form of a union that a value says it has, by the field that tells them apart. */
function formOf(options: readonly z.core.$ZodType[], by: string, value: Fields) {
  return options.find((option) => {
    const { def } = (option as z.core.$ZodTypes)._zod;
    if (def.type !== 'object') return false;
    const field = def.shape[by] as z.core.$ZodTypes | undefined;
    return field?._zod.def.type === 'literal' && field._zod.def.values.includes(String(value[by]));
  });
}

function mapped(
  schema: z.core.$ZodType,
  value: unknown,
  change: (texts: Fields) => unknown,
): unknown {
  if (schema === localizedRichTextSchema) return isFields(value) ? change(value) : value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? value : mapped(def.innerType, value, change);
    case 'array':
      return Array.isArray(value) ? value.map((one) => mapped(def.element, one, change)) : value;
    case 'object':
      return isFields(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, part]) => {
              const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
              return [name, field ? mapped(field, part, change) : part];
            }),
          )
        : value;
    case 'union': {
      const by = 'discriminator' in def ? String(def.discriminator) : '';
      const form = isFields(value) ? formOf(def.options, by, value) : undefined;
      return form ? mapped(form, value, change) : value;
    }
    default:
      return value;
  }
}

/**
 * A question's content with another value for each of its texts, as its schema says where they stand: so that no type
 * has to name them. What is no content of a known type stays as it is.
 */
export function mapTexts(content: unknown, change: (texts: Fields) => unknown): unknown {
  const type = isFields(content) && questionTypes.find((one) => one === content['type']);
  return type ? mapped(questionSchemas[type].content, content, change) : content;
}
