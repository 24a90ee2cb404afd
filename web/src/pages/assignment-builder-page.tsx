import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { AssignmentBuilder } from '#web/features/assignments/builder/assignment-builder.tsx';
import '#web/features/assignments/builder/texts.ts';
import { BlockEditing } from '#web/features/lessons/editor/block-editing.tsx';
import { useLookedAtAgain } from '#web/features/lessons/structure/use-looked-at-again.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { submissionQueries } from '#web/features/submissions/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { BuilderPage, BuilderSkeleton, type Found } from './builder/builder-page.tsx';
import { OtherKind } from './builder/other-kind.tsx';

const SubmittedNotice = lazy(
  () => import('#web/features/submissions/builder/submitted-notice.tsx'),
);

/** The workshop of an assignment, for those who teach its course. */
export default function AssignmentBuilderPage() {
  const { t } = useTranslation('assignmentBuilder');
  return (
    <BuilderPage title={t('title')} loading={t('loading')}>
      {(found) => <Workshop {...found} />}
    </BuilderPage>
  );
}

function Workshop(found: Found) {
  const { block, course } = found;
  const { t } = useTranslation('assignmentBuilder');
  const { local } = useLanguage();
  const media = useMediaPicker({ courseId: course.courseId });
  const ids = { courseId: course.courseId, assignmentId: block.blockId };
  // Whether somebody has handed in is known before there is anything to read: what said so later would move all of it.
  const handedIn = useQuery(submissionQueries.sums(ids));
  const people = handedIn.data?.sums?.people ?? 0;
  const onSaved = useLookedAtAgain(course.courseId);
  const stored = contentOfKind('assignment', block.content);
  if (!stored) return <OtherKind title={t('noAssignment')} found={found} />;
  if (handedIn.isPending) return <BuilderSkeleton label={t('loading')} />;
  return (
    <Suspense fallback={<BuilderSkeleton label={t('loading')} />}>
      {people > 0 && <SubmittedNotice ids={ids} count={people} ofGroups={stored.groups !== null} />}
      <BlockEditing
        block={block}
        pickMedia={media.pick}
        onSaved={onSaved}
        renderForm={({ content, ...form }) => {
          const assignment = contentOfKind('assignment', content);
          return (
            assignment && (
              <AssignmentBuilder
                {...form}
                content={assignment}
                place={{
                  ...ids,
                  title: local(block.title).text,
                  startsOn: course.startsOn,
                  endsOn: course.endsOn,
                  isSubmitted: people > 0,
                  completion: block.completion,
                }}
              />
            )
          );
        }}
      />
      {media.dialog}
    </Suspense>
  );
}
