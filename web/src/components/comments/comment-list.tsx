import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { CommentPlace } from './comment-place.tsx';
import { commentElement, type NumberedComment } from './types.ts';
import { usePlaceWords } from './use-place-words.ts';

type Props = {
  comments: readonly NumberedComment[];
  files: readonly { mediaId: string; fileName: string }[];
};

/** What was said of single places, in their order, each with the words that it is about and the way to them. */
export function CommentList({ comments, files }: Props) {
  const whereOf = usePlaceWords(files);
  return (
    <chakra.ol listStyleType="none">
      {comments.map((comment) => (
        <chakra.li
          key={comment.commentId}
          id={commentElement(comment.commentId)}
          tabIndex={-1}
          borderTopWidth="1px"
          py="2"
        >
          <CommentPlace comment={comment} where={whereOf(comment.anchor)} />
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {comment.text}
          </Text>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
