import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { NoteForm } from './note-form.tsx';
import './texts.ts';
import type { ShownNote } from './shown-notes.ts';
import type { Notes } from './use-notes.ts';

type Props = {
  shown: ShownNote;
  notes: Pick<Notes, 'update' | 'retry' | 'settle' | 'remove' | 'undo' | 'discard'>;
  /** Leads to the second of the note. */
  onJump: (shown: ShownNote) => void;
};

/** One note: its second, its words, how it stands, and what can be done with it. */
export function NoteItem({ shown, notes, onJump }: Props) {
  const { t } = useTranslation('notes');
  const [draft, setDraft] = useState<string | null>(null);
  const { key, note, positionSeconds, text, is, current } = shown;
  if (is === 'removed') {
    return (
      <Flex align="center" justify="space-between" gap="3" py="3" role="status">
        <Text color="fg.muted">{t('removed')}</Text>
        <Button size="sm" variant="outline" autoFocus onClick={() => notes.undo(key)}>
          {t('undo')}
        </Button>
      </Flex>
    );
  }
  const second = positionSeconds === null ? null : formatSecond(positionSeconds);
  return (
    <Box py="3">
      {second !== null && (
        <Button
          size="sm"
          variant="quiet"
          px="2"
          ms="-2"
          minH="8"
          color="fg.gold"
          fontVariantNumeric="tabular-nums"
          aria-label={t('jump', { second })}
          onClick={() => onJump(shown)}
        >
          {second}
        </Button>
      )}
      {draft !== null && note !== null ? (
        <NoteForm
          label={t('edit')}
          text={draft}
          focused
          onText={setDraft}
          onCancel={() => setDraft(null)}
          onSave={() => {
            setDraft(null);
            if (draft.trim() !== note.text) void notes.update(note, draft.trim());
          }}
        />
      ) : (
        is !== 'conflict' && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        )
      )}
      {is === 'conflict' && current ? (
        <ConflictNotice
          places={[{ key, mine: text, theirs: current.text }]}
          onSettle={({ [key]: choice }) => notes.settle(key, choice === 'theirs' ? choice : 'mine')}
        />
      ) : (
        is !== 'saved' && (
          <SaveState
            saving={is === 'saving' ? { is } : { is: 'failed', retry: () => notes.retry(key) }}
          />
        )
      )}
      {draft === null && is !== 'saving' && is !== 'conflict' && (
        <Flex gap="1" ms="-2" mt="1">
          {note !== null && (
            <Button
              size="sm"
              variant="quiet"
              px="2"
              minH="8"
              color="fg.muted"
              onClick={() => setDraft(text)}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            px="2"
            minH="8"
            color="fg.muted"
            onClick={() => (note === null ? notes.discard(key) : notes.remove(key))}
          >
            {t('delete')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
