import * as z from 'zod';
import { ulidSchema } from './primitives.ts';
import { line, paragraph } from './text.ts';

/** Addresses that a lesson may link to: https, mail, or a path of this site. */
const href = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

/** Nothing stands lower and higher at once. */
const standsOnce = (marks: { type: string }[]) =>
  !marks.some(({ type }) => type === 'subscript') ||
  !marks.some(({ type }) => type === 'superscript');

/** A formula as LaTeX: text, drawn by the site. */
const latex = z.strictObject({
  latex: paragraph(2000).refine((formula) => formula.length > 0, 'empty'),
});

/** Made once: a schema takes longer to make than to use, and each piece of each text is read by it. */
const written = paragraph(10_000);

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z
      .string()
      .min(1)
      .max(10_000)
      .refine((text) => written.safeParse(text).success),
    marks: z.array(mark).max(6).refine(standsOnce, 'lower_and_higher').optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
  z.strictObject({ type: z.literal('inlineMath'), attrs: latex }),
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
const blockMathNode = z.strictObject({ type: z.literal('blockMath'), attrs: latex });
const ruleNode = z.strictObject({ type: z.literal('horizontalRule') });

/** A picture of the course's own media, described, or said to be decoration; neither is not described yet. */
const imageNode = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    mediaId: ulidSchema,
    alt: line(300).nullable(),
    decorative: z.boolean(),
  }),
});

/** Lists whose items hold paragraphs and what else is allowed: `inner`, a list of one level less. */
const listOf = <T extends z.core.$ZodTypeDiscriminable>(...inner: T[]) => {
  const items = z
    .array(
      z.strictObject({
        type: z.literal('listItem'),
        content: z
          .array(z.discriminatedUnion('type', [paragraphNode, ...inner]))
          .min(1)
          .max(20),
      }),
    )
    .min(1)
    .max(200);
  return z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bulletList'), content: items }),
    z.strictObject({
      type: z.literal('orderedList'),
      /** The number that it begins with; 1 unless told. */
      attrs: z.strictObject({ start: z.int().min(0).max(100_000) }).optional(),
      content: items,
    }),
  ]);
};
const listOne = listOf();
const listTwo = listOf(listOne);
const listFour = listOf(listOf(listTwo));

const blockquoteNode = z.strictObject({
  type: z.literal('blockquote'),
  content: z
    .array(z.discriminatedUnion('type', [paragraphNode, listTwo]))
    .min(1)
    .max(50),
});

/** The kinds of callouts, for what the reader shall not miss. */
export const calloutKinds = ['note', 'tip', 'warning', 'important'] as const;
const calloutNode = z.strictObject({
  type: z.literal('callout'),
  attrs: z.strictObject({ kind: z.enum(calloutKinds) }),
  content: z
    .array(z.discriminatedUnion('type', [paragraphNode, listTwo, codeBlockNode, blockMathNode]))
    .min(1)
    .max(50),
});

const cellOf = <T extends string>(type: T) =>
  z.strictObject({
    type: z.literal(type),
    attrs: z
      .strictObject({
        colspan: z.int().min(1).max(20).optional(),
        rowspan: z.int().min(1).max(100).optional(),
      })
      .optional(),
    content: z
      .array(z.discriminatedUnion('type', [paragraphNode, listTwo]))
      .min(1)
      .max(20),
  });
const tableNode = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(
      z.strictObject({
        type: z.literal('tableRow'),
        content: z
          .array(z.discriminatedUnion('type', [cellOf('tableHeader'), cellOf('tableCell')]))
          .min(1)
          .max(20),
      }),
    )
    .min(1)
    .max(100),
});

/**
 * A lesson's text as data, never as markup: the document model of ProseMirror
 * (https://prosemirror.net/docs/guide/#doc), cut to the nodes that the site can draw. Lists nest four
 * deep, and two within a table, a quote or a callout.
 */
export const richTextSchema = z
  .strictObject({
    type: z.literal('doc'),
    content: z
      .array(
        z.discriminatedUnion('type', [
          paragraphNode,
          headingNode,
          codeBlockNode,
          listFour,
          blockquoteNode,
          calloutNode,
          tableNode,
          imageNode,
          blockMathNode,
          ruleNode,
        ]),
      )
      .max(1000),
  })
  .meta({ id: 'RichText' });

export type RichText = z.infer<typeof richTextSchema>;
export type RichTextNode = RichText['content'][number];
export type RichTextInline = z.infer<typeof inline>;
export type RichTextTable = z.infer<typeof tableNode>;
/** A lesson's text in English, Spanish or both. */
export const localizedRichTextSchema = z
  .strictObject({ en: richTextSchema.optional(), es: richTextSchema.optional() })
  .refine((value) => value.en !== undefined || value.es !== undefined, 'one_language_required');
export type LocalizedRichText = z.infer<typeof localizedRichTextSchema>;
