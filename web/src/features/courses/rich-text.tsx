import { Box } from '@chakra-ui/react/box';
import { Fragment, type ReactNode } from 'react';
import type {
  RichText as Document,
  RichTextInline,
  RichTextNode,
  RichTextTable,
} from '#shared/schemas/rich-text.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { safePath } from '#web/lib/safe-path.ts';
import type { MediaLink } from './player/types.ts';
import { proseStyles } from './prose-styles.ts';
import { Callout } from './rich-text/callout.tsx';
import { RichTable } from './rich-text/rich-table.tsx';

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
    case 'strike':
      return <s>{text}</s>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return drawLink(mark.attrs.href, text);
    default:
      return text;
  }
}

/** A formula is shown as it was written. */
const drawMath = ({ latex }: { latex: unknown }): ReactNode =>
  typeof latex === 'string' ? <code>{latex}</code> : null;

function drawInline(inline: RichTextInline): ReactNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>(
        (text, mark) => drawMark(mark, text),
        inline.text,
      );
    case 'hardBreak':
      return <br />;
    case 'inlineMath':
      return drawMath(inline.attrs);
    default:
      return null;
  }
}

const drawAll = <T,>(content: readonly T[] | undefined, draw: (node: T) => ReactNode) =>
  // Nodes have no ids and never move: their place is their key.
  (content ?? []).map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);

type BlockNode =
  | RichTextNode
  | Extract<RichTextNode, { type: 'bulletList' | 'orderedList' }>['content'][number];

/** Finds the file of a picture among those that came with the lesson. */
export type LinkOf = (mediaId: string) => MediaLink | undefined;

function drawTable(
  { content }: RichTextTable,
  drawNode: (node: BlockNode) => ReactNode,
): ReactNode {
  return (
    <RichTable>
      {drawAll(content, (row) => (
        <tr>
          {drawAll(row.content, (cell) => {
            const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
            return (
              <Cell colSpan={cell.attrs?.colspan} rowSpan={cell.attrs?.rowspan}>
                {drawAll(cell.content, drawNode)}
              </Cell>
            );
          })}
        </tr>
      ))}
    </RichTable>
  );
}

/** Draws nodes one by one. */
function createDrawer(linkOf: LinkOf) {
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
        return <ol start={node.attrs?.start}>{drawAll(node.content, drawNode)}</ol>;
      case 'listItem':
        return <li>{drawAll(node.content, drawNode)}</li>;
      case 'blockquote':
        return <blockquote>{drawAll(node.content, drawNode)}</blockquote>;
      case 'callout':
        return <Callout kind={node.attrs.kind}>{drawAll(node.content, drawNode)}</Callout>;
      case 'table':
        return drawTable(node, drawNode);
      case 'image': {
        const { mediaId, alt, decorative } = node.attrs;
        const file = linkOf(mediaId);
        return file && <img src={file.url} alt={decorative ? '' : (alt ?? '')} />;
      }
      case 'blockMath':
        return <p>{drawMath(node.attrs)}</p>;
      case 'horizontalRule':
        return <hr />;
      default:
        return null;
    }
  }
  return drawNode;
}

type Props = {
  document: Document;
  lang?: string | undefined;
  /** The files that came with the lesson. */
  links?: readonly MediaLink[];
  /** A picture did not load: its link may have ended. */
  onLinkEnded?: () => void;
};

/** A lesson's text, drawn from data: nothing of it ever becomes markup, and unknown parts are left out. */
export function RichText({ document, lang, links = [], onLinkEnded }: Props) {
  const drawNode = createDrawer((mediaId) => links.find((link) => link.mediaId === mediaId));
  return (
    // Errors of pictures do not bubble, so they are caught on the way down.
    <Box css={proseStyles} lang={lang} onErrorCapture={onLinkEnded}>
      {drawAll(document.content, drawNode)}
    </Box>
  );
}
