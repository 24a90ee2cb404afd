import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markingOf } from '#shared/questions/registry.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState, type Saving, savedNow } from '#web/components/ui/save-state.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, pointsOf } from '#web/lib/points.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { Work, WorkIds, WorkQuestion } from '../types.ts';

type Props = {
  ids: WorkIds;
  /** Of the score of the attempt. */
  version: number;
  question: WorkQuestion;
  onMarked: () => void;
};

type Fields = { points: number | null; comment: string };
type Saved = Fields & { version: number };
type Step = NonNullable<WorkQuestion['step']>;

const savedOf = (step: Step, comment: string, version: number): Saved => ({
  points: step.mark?.points ?? null,
  comment,
  version,
});

/** An attempt with one of its answers marked, as the server said it. */
const withMarked = (
  work: Work,
  slotId: string,
  { step, comment, version }: { step: Step; comment: string; version: number },
): Work => ({
  ...work,
  version,
  questions: work.questions.map((one) => (one.slotId === slotId ? { ...one, step, comment } : one)),
});

/** Points and a comment for one answer: saved together, over nothing that somebody else wrote meanwhile. */
export function MarkForm({ ids, version, question, onMarked }: Props) {
  const { t } = useTranslation(['attempts', 'errors', 'conflict']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const { slotId, asked, comment, points: most } = question;
  const step = question.step as Step;
  const written = (points: number | null) =>
    points === null ? '' : formatPoints(points, language, false);
  const [text, setText] = useState(written(step.mark?.points ?? null));
  const [said, setSaid] = useState(comment);
  const [isWrong, setWrong] = useState(false);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const saved = savedOf(step, comment, version);
  const mark = useWrite('attempts.mark', { meta: { handles: 'all' } });
  const key = attemptQueries.work(ids).queryKey;
  const { conflict, save, settle } = useSaveOver<Fields, Saved>({
    saved,
    send: async (changes, over, latest) => {
      const { points, comment: words } = { ...latest, ...changes };
      const marked = await mark.mutateAsync({
        params: { ...ids, slotId },
        body: { points, comment: words, version: over },
      });
      client.setQueryData(
        key,
        (work) =>
          work && {
            ...withMarked(work, slotId, marked),
            score: marked.score,
            waiting: marked.waiting,
          },
      );
      return savedOf(marked.step, marked.comment, marked.version);
    },
    onSaved: ({ points, comment: words }) => {
      setText(written(points));
      setSaid(words);
      // The history follows; what is on the page is right already.
      void client.invalidateQueries({ queryKey: key });
    },
    onTaken: ({ points, comment: words }) => {
      if (points !== undefined) setText(written(points));
      if (words !== undefined) setSaid(words);
    },
  });
  const given = text.trim() === '' ? null : pointsOf(text, language, most);
  const fields: Fields = { points: given, comment: said.trim() };
  const fits = text.trim() === '' || (given !== null && given <= most);
  const unsaved = !fits || given !== saved.points || said.trim() !== saved.comment;
  const send = async (goOn: boolean) => {
    setWrong(!fits);
    if (!fits) return;
    if (unsaved) {
      setSaving({ is: 'saving' });
      const outcome = await save(fields);
      if (outcome.is === 'failed')
        return setSaving({ is: 'failed', why: t(`errors:${errorKey(outcome.error)}`) });
      if (outcome.is === 'conflict') return setSaving({ is: 'idle' });
      setSaving(savedNow());
    }
    if (goOn) onMarked();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(true);
  };
  const wordsOf = (name: keyof Fields, values: Partial<Fields>) =>
    name === 'comment'
      ? values.comment || t('conflict:nothing')
      : written(values.points ?? null) || t('conflict:nothing');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <LeaveGuard unsaved={unsaved && saving.is !== 'saving'} />
      {conflict && (
        <ConflictNotice
          places={conflict.names.map((name) => ({
            key: name,
            name: t(`work.${name}`),
            mine: wordsOf(name, conflict.mine),
            theirs: wordsOf(name, conflict.theirs),
          }))}
          onSettle={(choices) =>
            void settle(choices, fields).then(
              (outcome) => outcome?.is === 'saved' && setSaving(savedNow()),
            )
          }
        />
      )}
      <Labelled
        label={t('work.points')}
        hint={t(
          // Where nothing is scored by itself, an empty field says that it waits.
          markingOf(asked.type) === 'automatic' ? 'work.pointsHint' : 'work.pointsHintByHand',
          { most: formatPoints(most, language) },
        )}
        error={
          isWrong && !fits
            ? t('work.pointsWrong', { most: formatPoints(most, language) })
            : undefined
        }
      >
        <Input
          data-points=""
          inputMode="decimal"
          autoComplete="off"
          maxW="8rem"
          size="lg"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKey}
        />
      </Labelled>
      <Labelled label={t('work.comment')} hint={t('work.commentHint')}>
        <Textarea
          rows={3}
          maxLength={4000}
          css={{ fieldSizing: 'content', minH: 'calc(3lh + 1.25rem)', maxH: '70dvh' }}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
          onKeyDown={onKey}
        />
      </Labelled>
      <Flex gap="4" wrap="wrap" align="center">
        <Button
          type="submit"
          variant={step.isWaiting ? 'primary' : 'outline'}
          disabled={saving.is === 'saving'}
        >
          {t('work.save')}
        </Button>
        <SaveState saving={saving} />
      </Flex>
      {step.mark && (
        <Text textStyle="sm" color="fg.muted">
          {t('work.markedBy', {
            name: step.mark.by.name || t('nameless'),
            when: formatMinute(step.mark.at, language),
          })}
        </Text>
      )}
    </Form>
  );
}
