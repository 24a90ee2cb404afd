import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { useFailureWords } from '#web/components/uploads/failure-words.ts';
import { ImportPanel } from '#web/features/transfer/import-panel.tsx';
import { useImport } from '#web/features/transfer/use-import.ts';
import '#web/features/transfer/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

/** Brings files, or a template, into a new course or one that is there. */
export default function ImportPage() {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const into = search.get('into');
  const template = search.get('template');
  const course = useQuery({ ...catalogQueries.get(into ?? ''), enabled: into !== null });
  const { words } = useFailureWords();
  const it = useImport({
    into,
    moduleId: search.get('module'),
    // In its place: coming back shall go on with that course, not make a second one.
    onMade: (courseId) => setSearch({ into: courseId }, { replace: true }),
    send: async (courseId, file) => {
      const { sendFile } = await import('#web/features/media/send-file.ts');
      const failure = await sendFile(courseId, file);
      return failure === null ? null : failure === 'cancelled' ? t('cancelled') : words(failure);
    },
  });
  const { takeTexts } = it;
  useEffect(() => {
    if (template !== null)
      void takeTexts(async () => {
        const { loadTemplate } = await import('#web/features/transfer/load-template.ts');
        return loadTemplate(template);
      });
    // Once for each template: what was read stays until other files are chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [template]);
  const title = course.data && local(course.data.course.title);
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('crumb'), to: paths.manageCourses }]} />
      <PageHeading
        title={t(into === null ? 'title' : 'titleInto')}
        lead={title ? t('into', { title: title.text }) : t('lead')}
      />
      {course.isError ? (
        <ErrorState error={course.error} retry={() => void course.refetch()} />
      ) : (
        <ImportPanel it={it} into={into} />
      )}
    </PageBody>
  );
}
