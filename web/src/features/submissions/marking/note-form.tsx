import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState, type Saving, savedNow } from '#web/components/ui/save-state.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

type Fields = { note: string };
type Saved = Fields & { version: number };

/** A note for those who mark alone, saved by its own button. */
export function NoteForm({ work }: { work: SubmissionWork }) {
  const { t } = useTranslation(['submissions', 'errors', 'conflict']);
  const client = useQueryClient();
  const { submissionId } = work;
  const saved: Saved = { note: work.note, version: work.noteVersion };
  const [note, setNote] = useState(work.note);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const send = useWrite('submissions.saveNote', { meta: { handles: 'all' } });
  const { conflict, save, settle } = useSaveOver<Fields, Saved>({
    saved,
    send: (changes, version, latest) =>
      send.mutateAsync({
        params: { submissionId },
        body: { note: changes.note ?? latest.note, version },
      }),
    onSaved: (next) => {
      setNote(next.note);
      client.setQueryData(
        submissionQueries.work(submissionId).queryKey,
        (before) => before && { ...before, note: next.note, noteVersion: next.version },
      );
    },
  });
  const unsaved = note.trim() !== saved.note;
  const sendNow = async () => {
    if (!unsaved) return;
    setSaving({ is: 'saving' });
    const outcome = await save({ note: note.trim() });
    if (outcome.is === 'failed')
      setSaving({ is: 'failed', why: t(`errors:${errorKey(outcome.error)}`) });
    else setSaving(outcome.is === 'saved' ? savedNow() : { is: 'idle' });
  };
  return (
    <chakra.details borderTopWidth="1px" py="4" data-note="" open={work.note !== ''}>
      <chakra.summary cursor="pointer" fontWeight="semibold">
        {t('note.title')}
      </chakra.summary>
      <LeaveGuard unsaved={unsaved && saving.is !== 'saving'} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void sendNow();
        }}
      >
        {conflict && (
          <ConflictNotice
            places={[{ key: 'note', mine: conflict.mine.note, theirs: conflict.theirs.note }]}
            onSettle={(choices) =>
              void settle(choices, { note: note.trim() }).then(
                (outcome) => outcome?.is === 'saved' && setSaving(savedNow()),
              )
            }
          />
        )}
        <Labelled label={t('note.label')} hint={t('note.hint')}>
          <Textarea
            rows={3}
            maxLength={4000}
            css={{ fieldSizing: 'content', minH: 'calc(3lh + 1.25rem)', maxH: '50dvh' }}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Labelled>
        <Flex gap="4" align="center" wrap="wrap">
          {/* Not switched off once it is saved: it would take the focus away from whoever goes on by keys. */}
          <Button type="submit" size="sm" variant="outline" disabled={saving.is === 'saving'}>
            {t('note.save')}
          </Button>
          <SaveState saving={saving} />
        </Flex>
      </Form>
    </chakra.details>
  );
}
