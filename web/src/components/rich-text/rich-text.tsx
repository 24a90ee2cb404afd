import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type {
  RichText as Document,
  RichTextInline,
  RichTextNode,
  RichTextTable,
} from '#shared/schemas/rich-text.ts';
import { Callout } from './callout.tsx';
import { CodeBlock } from './code-block.tsx';
import { drawAll, drawInline, type DrawRuns, type DrawWords } from './draw-inline.tsx';
import { Formula } from './formula.tsx';
import { proseStyles } from './prose-styles.ts';
import { RichTable } from './rich-table.tsx';

export type MediaLink = Response<typeof contract.lessons.getBlock>['block']['links'][number];

/** The address of a picture. */
export type Picture = Pick<MediaLink, 'mediaId' | 'url'>;

/** The text in a block of code, as plain text. */
const codeOf = (content: readonly RichTextInline[] = []) =>
  content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');

type BlockNode =
  | RichTextNode
  | Extract<RichTextNode, { type: 'bulletList' | 'orderedList' }>['content'][number];

/** Finds the file of a picture among those that came with the lesson. */
export type LinkOf = (mediaId: string) => Picture | undefined;

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
function createDrawer(linkOf: LinkOf, drawWords?: DrawWords, drawRuns?: DrawRuns) {
  const inline = (one: RichTextInline) => drawInline(one, drawWords, drawRuns);
  function drawNode(node: BlockNode): ReactNode {
    switch (node.type) {
      case 'paragraph':
        return <p>{drawAll(node.content, inline)}</p>;
      case 'heading': {
        const Level = `h${node.attrs.level}` as const;
        return <Level>{drawAll(node.content, inline)}</Level>;
      }
      case 'codeBlock':
        return (
          <CodeBlock code={codeOf(node.content)} language={node.attrs.language}>
            {drawRuns && drawAll(node.content, inline)}
          </CodeBlock>
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
        return <Formula display latex={node.attrs.latex} />;
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
  links?: readonly Picture[];
  /** A picture did not load: its link may have ended. */
  onLinkEnded?: (() => void) | undefined;
  /** Draws words otherwise than as they are: where something is to be filled in. */
  drawWords?: DrawWords;
  /** Draws all words otherwise, also those in code: where each of them is to be found again. */
  drawRuns?: DrawRuns;
};

/** A lesson's text, drawn from data: nothing of it ever becomes markup, and unknown parts are left out. */
export function RichText(props: Props) {
  const { document, lang, links = [], onLinkEnded, drawWords, drawRuns } = props;
  const drawNode = createDrawer(
    (mediaId) => links.find((link) => link.mediaId === mediaId),
    drawWords,
    drawRuns,
  );
  return (
    // Errors of pictures do not bubble, so they are caught on the way down.
    <Box css={proseStyles} lang={lang} onErrorCapture={onLinkEnded}>
      {drawAll(document.content, drawNode)}
    </Box>
  );
}
