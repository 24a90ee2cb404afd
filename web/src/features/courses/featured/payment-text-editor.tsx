import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { courseQueries } from '../queries.ts';
import type { PaymentText } from '../types.ts';
import './texts.ts';

const languages = ['en', 'es'] as const;
type Values = Record<(typeof languages)[number], string>;

const valuesOf = ({ text }: PaymentText): Values => ({ en: text?.en ?? '', es: text?.es ?? '' });

/** How a course with a price is paid, in the organization's words in both languages. */
export function PaymentTextEditor() {
  const { t } = useTranslation('featured');
  const saved = useQuery(courseQueries.paymentText());
  if (saved.isPending)
    return <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('payment.loading')} />;
  if (!saved.data) return <ErrorNote error={saved.error} retry={() => void saved.refetch()} />;
  return <PaymentTextForm saved={saved.data} />;
}

function PaymentTextForm({ saved }: { saved: PaymentText }) {
  const { t } = useTranslation(['featured', 'errors']);
  const client = useQueryClient();
  const { queryKey } = courseQueries.paymentText();
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    defaultValues: valuesOf(saved),
  });
  const { errors } = formState;
  const set = useWrite('courses.setPaymentText', {
    meta: { invalidates: [['courses']], success: t('payment.saved'), handles: 'all' },
    onSuccess: (next) => {
      client.setQueryData(queryKey, next);
      reset(valuesOf(next));
    },
    onError: (error) => {
      // The newer version is read, what was typed stays: saving again is then meant.
      if (errorKey(error) === 'stale_version') void client.invalidateQueries({ queryKey });
    },
  });
  const save = handleSubmit(({ en, es }) => {
    const text = en.trim() === '' ? null : { en: en.trim(), es: es.trim() };
    set.mutate({ body: { text, version: saved.version } });
  });
  const refused = set.error === null ? null : errorKey(set.error);
  /** Readers of both languages are told the same, or the usual words hold for both. */
  const isWhole = (_: string, { en, es }: Values) =>
    (en.trim() === '') === (es.trim() === '') || t('payment.both');
  return (
    <Form onSubmit={(event) => void save(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {refused && (
        <Notice kind="error">
          {refused === 'stale_version' ? t('payment.stale') : t(`errors:${refused}`)}
        </Notice>
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
