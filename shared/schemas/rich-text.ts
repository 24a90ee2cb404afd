import * as z from 'zod';
import { line, paragraph } from './text.ts';

/** Addresses that a lesson may link to: https, mail, or a path of this site. */
const href = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

const inline = z.union([
  z.strictObject({
    type: z.literal('text'),
    text: z
      .string()
      .min(1)
      .max(10_000)
      .refine((text) => paragraph(10_000).safeParse(text).success),
    marks: z.array(mark).max(4).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);

const paragraphNode = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(inline).max(500).optional(),
});
const headingNode = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: z.array(inline).max(100).optional(),
});
const codeBlockNode = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.strictObject({ language: line(30).nullable() }),
  content: z.array(inline).max(1).optional(),
});
const listItemNode = z.strictObject({
  type: z.literal('listItem'),
  content: z.array(paragraphNode).min(1).max(20),
});
const listNode = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(listItemNode).min(1).max(200),
});
const blockquoteNode = z.strictObject({
  type: z.literal('blockquote'),
  content: z
    .array(z.union([paragraphNode, listNode]))
    .min(1)
    .max(50),
});

/**
 * A lesson's text as data, never as markup: the document model of ProseMirror
 * (https://prosemirror.net/docs/guide/#doc), cut to the nodes that the site can draw.
 */
export const richTextSchema = z
  .strictObject({
    type: z.literal('doc'),
    content: z
      .array(z.union([paragraphNode, headingNode, codeBlockNode, listNode, blockquoteNode]))
      .max(1000),
  })
  .meta({ id: 'RichText' });

export type RichText = z.infer<typeof richTextSchema>;
export type RichTextNode = RichText['content'][number];
export type RichTextInline = z.infer<typeof inline>;

/** A lesson's text in English, Spanish or both. */
export const localizedRichTextSchema = z
  .strictObject({ en: richTextSchema.optional(), es: richTextSchema.optional() })
  .refine((value) => value.en !== undefined || value.es !== undefined, 'one_language_required');
