import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceWords } from '#web/components/comments/use-place-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import type { SubmissionWork } from '../../types.ts';
import { CommentItem } from './comment-item.tsx';
import { firstPlace } from './first-place.ts';
import { PlaceChooser } from './place-chooser.tsx';
import { selectedPlace } from './selected-place.ts';
import type { Anchors } from './use-anchors.ts';

type Props = {
  work: SubmissionWork;
  root: RefObject<HTMLElement | null>;
  anchors: Anchors;
  /** Nothing is to be changed before a choice is made. */
  disabled: boolean;
};

/** The comments on single places of the work, in the order of their places, and where further ones are made. */
export function CommentsPart({ work, root, anchors, disabled }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { files } = work.receipt;
  const whereOf = usePlaceWords(files);
  const { comments, proposed, fresh, isFull, isTooLong } = anchors;
  const hasPlaces = firstPlace(work, language, null) !== null;
  if (!hasPlaces && comments.length === 0) return null;
  const close = () => {
    anchors.propose(null);
    button.current?.focus();
  };
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" pt="4" mt="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" size="md" id={titleId}>
          {t('places.heading', { count: comments.length })}
        </Heading>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          data-annotate=""
          disabled={disabled || isFull || !hasPlaces}
          // What is selected stays selected.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            const selected = selectedPlace(root.current);
            if (selected) anchors.add(selected);
            else anchors.propose(firstPlace(work, language, root.current));
          }}
        >
          {t('places.add')}
        </Button>
      </Flex>
      {isTooLong ? (
        <Notice kind="error">{t('places.tooLong')}</Notice>
      ) : (
        isFull && <Notice kind="warning">{t('places.full')}</Notice>
      )}
      {proposed && (
        <PlaceChooser
          work={work}
          root={root}
          chosen={proposed}
          onPropose={anchors.propose}
          onTake={anchors.add}
          onClose={close}
        />
      )}
      {comments.length === 0 && !proposed && (
        <Text textStyle="sm" color="fg.muted">
          {t('places.none')}
        </Text>
      )}
      <chakra.ol listStyleType="none">
        {comments.map((comment) => (
          <CommentItem
            key={comment.commentId}
            comment={comment}
            where={whereOf(comment.anchor)}
            isFresh={comment.commentId === fresh}
            onChange={(text) => anchors.change(comment.commentId, text)}
            onRemove={() => anchors.remove(comment.commentId)}
          />
        ))}
      </chakra.ol>
    </Box>
  );
}
