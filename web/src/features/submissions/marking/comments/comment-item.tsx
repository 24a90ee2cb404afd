import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { mostCommentLength } from '#shared/policies/comment-limits.ts';
import { CommentPlace } from '#web/components/comments/comment-place.tsx';
import { commentElement, type NumberedComment } from '#web/components/comments/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CommentField } from '../../bank/comment-field.tsx';
import '../../texts.ts';

type Props = {
  comment: NumberedComment;
  where: string;
  /** It was just made, and is the one to be written. */
  isFresh: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
};

/** A comment on one place, as it is written; one that says nothing is none. */
export function CommentItem({ comment, where, isFresh, onChange, onRemove }: Props) {
  const { t } = useTranslation('submissions');
  const { commentId, number, text } = comment;
  return (
    <chakra.li
      id={commentElement(commentId)}
      tabIndex={-1}
      borderTopWidth="1px"
      py="3"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Whoever looks into another window comes back to what they had begun.
        if (text.trim() !== '' || currentTarget.contains(relatedTarget)) return;
        if (document.hasFocus() && relatedTarget !== null) onRemove();
      }}
    >
      <CommentPlace comment={comment} where={where} />
      <CommentField
        label={t('places.comment', { number })}
        rows={2}
        maxLength={mostCommentLength}
        autoFocus={isFresh}
        value={text}
        onChange={onChange}
      >
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('places.removeOf', { number })}
          onClick={onRemove}
        >
          {t('places.remove')}
        </Button>
      </CommentField>
    </chakra.li>
  );
}
