import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Choice } from '#web/lib/choice.ts';
import { CompletionPart } from './completion-part.tsx';
import { CourseConflict } from './course-conflict.tsx';
import { type CourseDraft, draftOf, emptyDraft, fieldsOf, languagesOf } from './course-draft.ts';
import type { Course, CourseFields } from './course-fields.ts';
import { courseResolver } from './course-resolver.ts';
import { DaysPart } from './days-part.tsx';
import { EntryPart } from './entry-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { ShownLanguages } from './shown-languages.ts';
import { useSaveCourse } from './use-save-course.ts';
import { WordsPart } from './words-part.tsx';
import '../texts.ts';

type Props = {
  course: Course | null;
  /** Hears of a new course; until it is done the form is saving. */
  onCreated?: (course: Course) => void | Promise<void>;
  /** Asked before anything is sent: whether what stands beside the fields is complete. */
  isReady?: () => boolean;
  /** The parts of a course beside its fields. */
  children?: ReactNode;
};

const always = () => true;

/** All that a teacher says of a course: a new one begins as a draft, changes to one are saved over the version they were made from. */
export function CourseForm({ course, onCreated, isReady = always, children }: Props) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const [shown, setShown] = useState(course ? languagesOf(course) : [language]);
  const [first = language] = shown;
  const form = useForm<CourseDraft, unknown, CourseFields>({
    defaultValues: course ? draftOf(course, language) : emptyDraft,
    resolver: courseResolver(first),
  });
  const { handleSubmit, getValues, formState } = form;
  const { saving, conflict, save, settle } = useSaveCourse(course, form, {
    language: first,
    onCreated: onCreated ?? (() => undefined),
    isReady,
  });
  const typed = () => fieldsOf(getValues()) as CourseFields;
  const choose = (choices: Record<string, Choice>) => {
    if (settle(typed(), choices)) void handleSubmit(save)();
  };
  const busy = saving.is === 'saving';
  return (
    <FormProvider {...form}>
      <ShownLanguages value={shown}>
        <Form gap="10" onSubmit={(event) => void handleSubmit(save)(event)}>
          <LeaveGuard unsaved={formState.isDirty} />
          <WordsPart
            onShow={(more) =>
              setShown(languages.filter((one) => one === more || shown.includes(one)))
            }
          />
          <FactsPart />
          <DaysPart />
          <EntryPart />
          <CompletionPart />
          {children}
          {conflict && <CourseConflict conflict={conflict} mine={typed()} onSettle={choose} />}
          <Flex gap="4" align="center" wrap="wrap" pt="6" borderTopWidth="1px">
            <Button type="submit" disabled={busy}>
              {t(busy ? 'saving' : course ? 'edit.save' : 'create.save')}
            </Button>
            <SaveState saving={saving} />
          </Flex>
        </Form>
      </ShownLanguages>
    </FormProvider>
  );
}
