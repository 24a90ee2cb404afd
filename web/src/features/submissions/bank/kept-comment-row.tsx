import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCommentLength } from '#shared/policies/comment-limits.ts';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { type KeptComment, keptComments } from './queries.ts';

type Props = { comment: KeptComment; onTake: () => void };

/** One of one's own comments: it is put in by pressing it; other words and deleting have buttons beside. */
export function KeptCommentRow({ comment, onTake }: Props) {
  const { t } = useTranslation('submissions');
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const [words, setWords] = useState(comment.text);
  const meta = { invalidates: [keptComments.queryKey] };
  const change = useWrite('submissions.changeComment', { meta, onSuccess: () => setDoing(null) });
  const remove = useWrite('submissions.removeComment', {
    meta: { ...meta, success: t('bank.removed') },
  });
  const { commentId, text, uses, version } = comment;
  const said = words.trim();
  return (
    <chakra.li borderTopWidth="1px" py="2" _first={{ borderTopWidth: '0' }}>
      {doing === 'change' ? (
        <Box>
          <Labelled label={t('bank.words')}>
            <Textarea
              rows={3}
              maxLength={mostCommentLength}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in place of what was just pressed
              autoFocus
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Labelled>
          <Flex gap="2" wrap="wrap" mt="2">
            <Button
              size="sm"
              disabled={said === '' || change.isPending}
              onClick={() => change.mutate({ body: { commentId, text: said, version } })}
            >
              {t('bank.save')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setDoing(null)}>
              {t('bank.leave')}
            </Button>
          </Flex>
        </Box>
      ) : (
        <Button
          variant="quiet"
          w="full"
          justifyContent="flex-start"
          textAlign="start"
          fontWeight="normal"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          h="auto"
          py="2"
          onClick={onTake}
        >
          {text}
        </Button>
      )}
      {doing === 'remove' && (
        <Flex gap="2" wrap="wrap" align="center">
          <span>{t('bank.sure')}</span>
          <Button
            size="sm"
            variant="error"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ body: { commentId } })}
          >
            {t('bank.remove')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDoing(null)}>
            {t('bank.leave')}
          </Button>
        </Flex>
      )}
      {doing === null && (
        <Flex gap="2" wrap="wrap" align="center" textStyle="sm" color="fg.muted" ps="3">
          <span>{t('bank.uses', { count: uses })}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('bank.changeOf', { words: text })}
            onClick={() => {
              setWords(text);
              setDoing('change');
            }}
          >
            {t('bank.change')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('bank.removeOf', { words: text })}
            onClick={() => setDoing('remove')}
          >
            {t('bank.remove')}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}
