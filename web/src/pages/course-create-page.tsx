import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { NewCourseForm } from '#web/features/courses/authoring/new-course-form.tsx';
import '#web/features/courses/texts.ts';
import { TemplateList } from '#web/features/transfer/template-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { Doors } from './course-create/doors.tsx';

export default function CourseCreatePage() {
  const { t } = useTranslation('courses');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const door = search.get('from') === 'template' ? 'template' : 'blank';
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('crumb'), to: paths.manageCourses }]} />
      <PageHeading title={t('create.title')} lead={t('create.lead')} />
      <Doors open={door} />
      {door === 'template' ? (
        <TemplateList />
      ) : (
        <NewCourseForm
          // In place of the form: going back shall not offer to make the course again.
          onCreated={({ courseId }) => void navigate(paths.structure(courseId), { replace: true })}
        />
      )}
    </PageBody>
  );
}
