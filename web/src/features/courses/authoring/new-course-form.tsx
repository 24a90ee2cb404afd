import { Flex } from '@chakra-ui/react/flex';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { categories, editableCourse } from '#shared/schemas/courses.ts';
import { Form } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '#web/course/texts.ts';
import type { Course } from './course-fields.ts';
import '../texts.ts';

type Values = { title: string; category: Course['category'] | '' };

/** The fields with which a course begins, in the language of the page: the rest is said once it takes shape. */
export function NewCourseForm({ onCreated }: { onCreated: (course: Course) => void }) {
  const { t } = useTranslation(['courses', 'catalog']);
  const { language } = useLanguage();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { title: '', category: '' },
  });
  const { errors } = formState;
  const create = useWrite('courses.create', {
    meta: { invalidates: [['courses']], success: t('create.created') },
    onSuccess: onCreated,
  });
  const save = ({ title, category }: Values) =>
    category !== '' &&
    !create.isPending &&
    create.mutate({ body: { title: { [language]: title.trim() }, category } });
  return (
    <Form onSubmit={(event) => void handleSubmit(save)(event)}>
      <TextField
        label={t('fields.title')}
        hint={t('create.language')}
        lang={language}
        field={register('title', {
          validate: (text) => editableCourse.title.safeParse({ [language]: text }).success,
        })}
        error={errors.title && t('invalid.title')}
      />
      <SelectField
        label={t('fields.category')}
        prompt={t('choose')}
        choices={categories.map((value) => ({ value, label: t(`catalog:category.${value}`) }))}
        field={register('category', { required: true })}
        error={errors.category && t('invalid.category')}
      />
      <Flex>
        <Button type="submit" disabled={create.isPending}>
          {t(create.isPending ? 'saving' : 'create.save')}
        </Button>
      </Flex>
    </Form>
  );
}
