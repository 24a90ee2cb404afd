import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import type { ActedCourse } from './use-course-state.ts';

type Values = { code: string; en: string; es: string; startsOn: string };

const isCode = (code: string) =>
  /^[A-Z0-9]+(-[A-Z0-9]+)*$/i.test(code.trim()) && code.trim().length >= 2;

/** Asks for what a copy of a course needs: a code and title of its own, and its first day. */
export function DuplicateForm({ course, onDone }: { course: ActedCourse; onDone: () => void }) {
  const { t } = useTranslation(['courses', 'errors', 'common']);
  const { courseId, version, title } = course;
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { code: '', en: title.en ?? '', es: title.es ?? '', startsOn: '' },
  });
  const { errors } = formState;
  const copy = useWrite('courses.duplicate', {
    meta: { invalidates: [['courses']], success: t('manage.duplicate.done'), handles: 'all' },
    onSuccess: onDone,
  });
  const refused = copy.error === null ? null : errorKey(copy.error);
  const taken = refused === 'course_code_taken';
  const written = languages.filter((language) => title[language] !== undefined);
  const save = handleSubmit((values) =>
    copy.mutate({
      params: { courseId },
      body: {
        code: values.code,
        title: Object.fromEntries(written.map((language) => [language, values[language]])),
        startsOn: values.startsOn || null,
        version,
      },
    }),
  );
  return (
    <Form onSubmit={(event) => void save(event)}>
      <Text color="fg.muted">{t('manage.duplicate.lead')}</Text>
      {refused && !taken && (
        <Notice kind="error">
          {refused === 'stale_version' ? t('manage.duplicate.stale') : t(`errors:${refused}`)}
        </Notice>
      )}
      {written.map((language) => (
        <TextField
          key={language}
          label={
            written.length === 1
              ? t('fields.title')
              : t('inLanguage', {
                  label: t('fields.title'),
                  language: t(`common:languages.${language}`),
                })
          }
          lang={language}
          maxLength={120}
          field={register(language, { validate: (text) => text.trim() !== '' })}
          error={errors[language] && t('manage.duplicate.invalidTitle')}
        />
      ))}
      <TextField
        label={t('fields.code')}
        hint={t('hints.code')}
        autoComplete="off"
        maxLength={20}
        field={register('code', { validate: isCode })}
        error={
          errors.code ? t('invalid.code') : taken ? t('manage.duplicate.codeTaken') : undefined
        }
      />
      <TextField
        label={t('fields.startsOn')}
        hint={t('manage.duplicate.startsOnHint')}
        type="date"
        field={register('startsOn')}
      />
      <Button type="submit" alignSelf="start" disabled={copy.isPending}>
        {t('manage.duplicate.save')}
      </Button>
    </Form>
  );
}
