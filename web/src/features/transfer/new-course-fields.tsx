import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage, languages } from '#shared/policies/languages.ts';
import { categories, courseCodeSchema } from '#shared/schemas/courses.ts';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import '#web/course/texts.ts';
import type { CourseSheet } from './format/sheets.ts';
import type { Said } from './make-plan.ts';
import './texts.ts';

type Props = {
  course: CourseSheet;
  /** A file states all of it; nobody is asked but for the short name. */
  isStated: boolean;
  /** Another course has this short name. */
  taken: boolean;
  working: boolean;
  onMake: (said: Said) => void;
};

/** The title of a new course, and the one button that makes it. */
export function NewCourseFields({ course, isStated, taken, working, onMake }: Props) {
  const { t } = useTranslation(['transfer', 'catalog']);
  const language = languages.find((one) => course.title[one] !== undefined) ?? 'en';
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      title: inLanguage(course.title, language).text,
      category: isStated ? course.category : '',
      code: course.code,
    },
  });
  const { errors } = formState;
  const make = handleSubmit(({ title, category, code }) => {
    const known = categories.find((one) => one === category);
    if (known)
      onMake({ title: { ...course.title, [language]: title.trim() }, category: known, code });
  });
  return (
    <form noValidate onSubmit={(event) => void (working ? event.preventDefault() : make(event))}>
      <Heading as="h2" size="lg" mb="3">
        {t('newCourse')}
      </Heading>
      <Stack gap="5" maxW="28rem">
        {!isStated && (
          <>
            <TextField
              label={t('courseTitle')}
              required
              maxLength={120}
              error={errors.title && t('titleNeeded')}
              field={register('title', { validate: (title) => title.trim() !== '' })}
            />
            <SelectField
              label={t('category')}
              prompt={t('categoryPrompt')}
              choices={categories.map((one) => ({
                value: one,
                label: t(`catalog:category.${one}`),
              }))}
              error={errors.category && t('categoryNeeded')}
              field={register('category', { required: true })}
            />
          </>
        )}
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          error={taken ? t('codeTaken') : errors.code && t('codeHint')}
          maxLength={20}
          field={register('code', { validate: (code) => courseCodeSchema.safeParse(code).success })}
        />
        <Flex>
          <Button type="submit" aria-disabled={working}>
            {t('begin')}
          </Button>
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {t('draftHint')}
        </Text>
      </Stack>
    </form>
  );
}
