import { Fragment, type ReactNode } from 'react';
import type { RichTextInline } from '#shared/schemas/rich-text.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { Formula } from './formula.tsx';
import { linkTarget, outsideLink } from './link-target.ts';

type Mark = NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>[number];

function drawLink(href: unknown, text: ReactNode): ReactNode {
  const target = linkTarget(href);
  if (target === null) return text;
  if (target.kind === 'inside') return <TextLink to={target.path}>{text}</TextLink>;
  return (
    <TextLink asChild to="">
      <a href={target.href} {...outsideLink}>
        {text}
      </a>
    </TextLink>
  );
}

function drawMark(mark: Mark, text: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'strike':
      return <s>{text}</s>;
    case 'subscript':
      return <sub>{text}</sub>;
    case 'superscript':
      return <sup>{text}</sup>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return drawLink(mark.attrs.href, text);
    default:
      return text;
  }
}

/** Draws the words of a text; what stands in code is never asked for. */
export type DrawWords = (words: string) => ReactNode;

/** Draws words wherever they stand, also in code, knowing which they are. */
export type DrawRuns = (words: string, node: RichTextInline) => ReactNode;

/** Words, a line break or a formula within a line. */
export function drawInline(
  inline: RichTextInline,
  drawWords?: DrawWords,
  drawRuns?: DrawRuns,
): ReactNode {
  switch (inline.type) {
    case 'text': {
      const { text, marks = [] } = inline;
      const isCode = marks.some(({ type }) => type === 'code');
      return marks.reduce<ReactNode>(
        (drawn, mark) => drawMark(mark, drawn),
        drawRuns ? drawRuns(text, inline) : drawWords && !isCode ? drawWords(text) : text,
      );
    }
    case 'hardBreak':
      return <br />;
    case 'inlineMath':
      return <Formula latex={inline.attrs.latex} />;
    default:
      return null;
  }
}

export const drawAll = <T,>(content: readonly T[] | undefined, draw: (node: T) => ReactNode) =>
  // Nodes have no ids and never move: their place is their key.
  (content ?? []).map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);
