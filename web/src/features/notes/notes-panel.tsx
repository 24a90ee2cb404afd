import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import './texts.ts';
import type { ShownNote } from './shown-notes.ts';
import type { Notes } from './use-notes.ts';

/** A note that is being written. */
export type Draft = {
  text: string;
  /** The second that it will be on, or null for the lesson as a whole. */
  second: number | null;
  /** Changes when the person asks to write, so that the field takes the focus. */
  asked: number;
};

type Props = {
  notes: Notes;
  place: { blockId: string; moduleId: string };
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** The second that the video shows; null where there is none. */
  second: () => number | null;
  onJump: (shown: ShownNote) => void;
  /** The title of another lesson, as the way to it. */
  lessonLink: (blockId: string) => ReactNode;
};

/** The own notes: those of this lesson first, to be written, changed and thrown away; then those of the others. */
export function NotesPanel(props: Props) {
  const { notes, place, draft, onDraft, second, onJump, lessonLink } = props;
  const { t } = useTranslation('notes');
  const { query, shown } = notes;
  const here = shown.filter(({ blockId }) => blockId === place.blockId);
  const elsewhere = Map.groupBy(
    shown.filter(({ blockId }) => blockId !== place.blockId),
    ({ blockId }) => blockId,
  );
  const now = second();
  const save = () => {
    void notes.add({ ...place, positionSeconds: draft.second }, draft.text.trim());
    onDraft({ ...draft, text: '', second: null });
  };
  return (
    <Flex direction="column" gap="4">
      <Box>
        <NoteForm
          key={draft.asked}
          label={t('write')}
          text={draft.text}
          focused={draft.asked > 0}
          onText={(text) => onDraft({ ...draft, text })}
          onSave={save}
        />
        {draft.second !== null ? (
          <Flex align="center" gap="2" mt="2">
            <Text textStyle="sm" color="fg.muted">
              {t('onSecond', { second: formatSecond(draft.second) })}
            </Text>
            <Button
              size="sm"
              variant="quiet"
              minH="8"
              px="2"
              onClick={() => onDraft({ ...draft, second: null })}
            >
              {t('onLesson')}
            </Button>
          </Flex>
        ) : (
          now !== null && (
            <Button
              size="sm"
              variant="quiet"
              minH="8"
              px="2"
              mt="2"
              ms="-2"
              onClick={() => onDraft({ ...draft, second: Math.floor(second() ?? 0) })}
            >
              {t('pin')}
            </Button>
          )
        )}
      </Box>
      {query.isPending && <Skeleton h="6rem" borderRadius="l2" />}
      {query.isError && query.data === undefined && (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
      {query.data !== undefined && here.length === 0 && <Text color="fg.muted">{t('empty')}</Text>}
      <List shown={here} notes={notes} onJump={onJump} />
      {[...elsewhere].map(([blockId, others]) => (
        <section key={blockId}>
          <Text textStyle="sm" color="fg.muted">
            {lessonLink(blockId)}
          </Text>
          <List shown={others} notes={notes} onJump={onJump} />
        </section>
      ))}
      <Text textStyle="sm" color="fg.muted">
        {t('private')}
      </Text>
    </Flex>
  );
}

function List({ shown, notes, onJump }: Pick<Props, 'notes' | 'onJump'> & { shown: ShownNote[] }) {
  if (shown.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none">
      {shown.map((one) => (
        <Box as="li" key={one.key} borderTopWidth="1px">
          <NoteItem shown={one} notes={notes} onJump={onJump} />
        </Box>
      ))}
    </Box>
  );
}
