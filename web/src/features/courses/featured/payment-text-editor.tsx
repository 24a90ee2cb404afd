import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { courseQueries } from '../queries.ts';
import type { PaymentText } from '../types.ts';
import './texts.ts';

const languages = ['en', 'es'] as const;
type Values = Record<(typeof languages)[number], string>;

const valuesOf = ({ text }: PaymentText): Values => ({ en: text?.en ?? '', es: text?.es ?? '' });

/** The way to pay for a course with a price, in the organization's words in both languages. */
export function PaymentTextEditor() {
  const { t } = useTranslation('featured');
  const saved = useQuery(courseQueries.paymentText());
  if (saved.isPending)
    return <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('payment.loading')} />;
  if (!saved.data) return <ErrorNote error={saved.error} retry={() => void saved.refetch()} />;
  return <PaymentTextForm saved={saved.data} />;
}

function PaymentTextForm({ saved }: { saved: PaymentText }) {
  const { t } = useTranslation(['featured', 'errors', 'conflict']);
  const client = useQueryClient();
  const { queryKey } = courseQueries.paymentText();
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    defaultValues: valuesOf(saved),
  });
  const { errors } = formState;
  const set = useWrite('courses.setPaymentText', {
    meta: { invalidates: [['courses']], success: t('payment.saved'), handles: 'all' },
  });
  const { conflict, error, save, settle } = useSaveOver<Pick<PaymentText, 'text'>, PaymentText>({
    saved,
    send: ({ text }, version) => set.mutateAsync({ body: { text: text ?? null, version } }),
    onSaved: (next) => {
      client.setQueryData(queryKey, next);
      reset(valuesOf(next));
    },
  });
  const typed = ({ en, es }: Values) => ({
    text: en.trim() === '' ? null : { en: en.trim(), es: es.trim() },
  });
  const wordsOf = (text: PaymentText['text'] | undefined) =>
    text ? languages.map((language) => text[language]).join('\n\n') : t('conflict:nothing');
  /** Readers of both languages are told the same, or the usual words hold for both. */
  const isWhole = (_: string, { en, es }: Values) =>
    (en.trim() === '') === (es.trim() === '') || t('payment.both');
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => save(typed(values)))(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {error !== null && <Notice kind="error">{t(`errors:${errorKey(error)}`)}</Notice>}
      {conflict && (
        <ConflictNotice
          places={[
            {
              key: 'text',
              mine: wordsOf(conflict.mine.text),
              theirs: wordsOf(conflict.theirs.text),
            },
          ]}
          onSettle={(choices) => void handleSubmit((values) => settle(choices, typed(values)))()}
        />
      )}
      {languages.map((language) => (
        <TextAreaField
          key={language}
          label={t(`payment.${language}`)}
          hint={t('payment.hint')}
          rows={5}
          field={register(language, { validate: isWhole })}
          error={errors[language]?.message}
        />
      ))}
      <Button type="submit" alignSelf="start" disabled={set.isPending}>
        {t(set.isPending ? 'saving' : 'payment.save')}
      </Button>
    </Form>
  );
}
