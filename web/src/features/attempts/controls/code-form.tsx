import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

/** The code that opens the quiz, to be read out or changed; who has begun goes on without it. */
export function CodeForm({ ids, code }: { ids: QuizIds; code: string | null }) {
  const { t } = useTranslation(['attempts', 'errors']);
  const client = useQueryClient();
  const form = useForm({ values: { code: code ?? '' } });
  const { register, handleSubmit, formState, setFocus } = form;
  const set = useWrite('attempts.setCode', {
    meta: {
      success: t('code.saved'),
      handles: 'all',
      // Publishing waits for a code.
      invalidates: [['structure', ids.courseId]],
    },
    onSuccess: (controls) => {
      client.setQueryData(attemptQueries.controls(ids).queryKey, controls);
      // The button that removed it is gone.
      if (controls.code === null) setFocus('code');
    },
  });
  const save = (next: string | null) => set.mutate({ params: ids, body: { code: next } });
  const send = handleSubmit((values) => save(values.code.trim()));
  return (
    <Form onSubmit={(event) => void send(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {set.error !== null && <Notice kind="error">{t(`errors:${errorKey(set.error)}`)}</Notice>}
      <TextField
        label={t('code.label')}
        hint={t(code === null ? 'code.none' : 'code.hint')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.code && t('code.missing')}
        field={register('code', { validate: (text) => text.trim() !== '' })}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="outline" disabled={set.isPending}>
          {t('code.save')}
        </Button>
        {code !== null && (
          <Button variant="quiet" disabled={set.isPending} onClick={() => save(null)}>
            {t('code.remove')}
          </Button>
        )}
      </Flex>
    </Form>
  );
}
