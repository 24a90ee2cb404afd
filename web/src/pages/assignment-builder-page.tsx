import { useTranslation } from 'react-i18next';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { AssignmentBuilder } from '#web/features/assignments/builder/assignment-builder.tsx';
import '#web/features/assignments/builder/texts.ts';
import { BlockEditing } from '#web/features/lessons/editor/block-editing.tsx';
import { useLookedAtAgain } from '#web/features/lessons/structure/use-looked-at-again.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { BuilderPage, type Found } from './builder/builder-page.tsx';
import { OtherKind } from './builder/other-kind.tsx';

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
  const onSaved = useLookedAtAgain(course.courseId);
  if (!contentOfKind('assignment', block.content))
    return <OtherKind title={t('noAssignment')} found={found} />;
  return (
    <>
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
                  courseId: course.courseId,
                  assignmentId: block.blockId,
                  title: local(block.title).text,
                  startsOn: course.startsOn,
                  endsOn: course.endsOn,
                  completion: block.completion,
                }}
              />
            )
          );
        }}
      />
      {media.dialog}
    </>
  );
}
