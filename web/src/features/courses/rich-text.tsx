import { Box } from '@chakra-ui/react/box';
import { Fragment, type ReactNode } from 'react';
import type {
  RichText as Document,
  RichTextInline,
  RichTextNode,
} from '#shared/schemas/rich-text.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { safePath } from '#web/lib/safe-path.ts';
import { proseStyles } from './prose-styles.ts';

type Mark = NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>[number];

/** The only addresses that a lesson can lead to, whatever was stored. */
const outside = /^(https:\/\/|mailto:)/i;

function drawLink(href: unknown, text: ReactNode): ReactNode {
  if (typeof href !== 'string') return text;
  if (outside.test(href)) {
    return (
      <TextLink asChild to="">
        <a href={href} rel="noopener noreferrer nofollow ugc" referrerPolicy="no-referrer">
          {text}
        </a>
      </TextLink>
    );
  }
  const path = safePath(href);
  return path === '/' && href !== '/' ? text : <TextLink to={path}>{text}</TextLink>;
}

function drawMark(mark: Mark, text: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return drawLink(mark.attrs.href, text);
    default:
      return text;
  }
}

const drawInline = (inline: RichTextInline): ReactNode =>
  inline.type === 'hardBreak' ? (
    <br />
  ) : (
    (inline.marks ?? []).reduce<ReactNode>((text, mark) => drawMark(mark, text), inline.text)
  );

const drawAll = <T,>(content: readonly T[] | undefined, draw: (node: T) => ReactNode) =>
  // Nodes have no ids and never move: their place is their key.
  (content ?? []).map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);

type BlockNode =
  | RichTextNode
  | Extract<RichTextNode, { type: 'bulletList' | 'orderedList' }>['content'][number];

function drawNode(node: BlockNode): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{drawAll(node.content, drawInline)}</p>;
    case 'heading': {
      const Level = `h${node.attrs.level}` as const;
      return <Level>{drawAll(node.content, drawInline)}</Level>;
    }
    case 'codeBlock':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is reached by keyboard
        <pre tabIndex={0}>
          <code>{drawAll(node.content, drawInline)}</code>
        </pre>
      );
    case 'bulletList':
      return <ul>{drawAll(node.content, drawNode)}</ul>;
    case 'orderedList':
      return <ol>{drawAll(node.content, drawNode)}</ol>;
    case 'listItem':
      return <li>{drawAll(node.content, drawNode)}</li>;
    case 'blockquote':
      return <blockquote>{drawAll(node.content, drawNode)}</blockquote>;
    default:
      return null;
  }
}

/** A lesson's text, drawn from data: nothing of it ever becomes markup, and unknown parts are left out. */
export function RichText({ document, lang }: { document: Document; lang?: string | undefined }) {
  return (
    <Box css={proseStyles} lang={lang}>
      {drawAll(document.content, drawNode)}
    </Box>
  );
}
