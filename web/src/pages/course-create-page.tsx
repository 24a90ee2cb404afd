import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CourseForm } from '#web/features/courses/authoring/course-form.tsx';
import '#web/features/courses/authoring/texts.ts';
import { TemplateList } from '#web/features/transfer/template-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { useNewCover } from './course-edit/use-new-cover.tsx';

export default function CourseCreatePage() {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const cover = useNewCover();
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('crumb'), to: paths.manageCourses }]} />
      <PageHeading title={t('create.title')} lead={t('create.lead')} />
      <CourseForm
        course={null}
        isReady={cover.isComplete}
        onCreated={async (course) => {
          const sent = await cover.send(course);
          // In place of the form: going back shall not offer to make the course again.
          await navigate(sent ? paths.manageCourses : paths.editCourse(course.courseId), {
            replace: true,
          });
        }}
      >
        {cover.part}
      </CourseForm>
      <Box mt="16">
        <TemplateList />
      </Box>
    </PageBody>
  );
}
