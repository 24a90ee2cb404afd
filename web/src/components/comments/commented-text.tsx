import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useMemo } from 'react';
import { type WordRange, writtenText } from '#shared/policies/written-text.ts';
import type { RichText as Document } from '#shared/schemas/rich-text.ts';
import { type Picture, RichText } from '#web/components/rich-text/rich-text.tsx';
import { NumberMark } from './number-mark.tsx';
import { endIn, type Piece, piecesOf, rangesOf, runsOf } from './text-runs.ts';
import type { NumberedComment } from './types.ts';

const Words = chakra('span', {
  variants: {
    commented: { true: { bg: 'gold.200', color: 'ink', borderRadius: '2px' } },
    proposed: { true: { outline: '2px dashed', outlineColor: 'fg.gold', outlineOffset: '1px' } },
  },
});

type Props = {
  document: Document;
  links: readonly Picture[];
  onLinkEnded?: () => void;
  comments: readonly NumberedComment[];
  /** Where a comment would be that is about to be made. */
  proposed?: WordRange | null;
};

/** A text with the comments on it: their words are marked, and behind them stands the number that leads to the comment. */
export function CommentedText({ document, comments, proposed = null, ...more }: Props) {
  const written = useMemo(() => writtenText(document), [document]);
  const runs = useMemo(() => runsOf(written), [written]);
  const ranged = rangesOf(comments);
  const ends = new Map(ranged.map(({ comment, range }) => [comment.commentId, endIn(runs, range)]));
  const drawPiece = ({ from, words, isCommented, isProposed, ended }: Piece) => (
    <Fragment key={from}>
      <Words
        as={isCommented ? 'mark' : 'span'}
        data-from={from}
        {...(isProposed && { 'data-proposed': '' })}
        commented={isCommented}
        proposed={isProposed}
      >
        {words}
      </Words>
      {ended.map((comment) => (
        <NumberMark key={comment.commentId} comment={comment} />
      ))}
    </Fragment>
  );
  return (
    <RichText
      document={document}
      {...more}
      drawRuns={(words, node) =>
        piecesOf(words, written.at.get(node) ?? 0, ranged, ends, proposed).map(drawPiece)
      }
    />
  );
}
