import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/features/lessons/player/texts.ts';
import { Transcript } from '#web/blocks/video/transcript.tsx';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { NotesPanel } from '#web/features/notes/notes-panel.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { SidePanel } from './side-panel.tsx';
import type { Place } from './use-lesson-place.ts';
import type { Panel } from './use-panel.ts';

type Props = { place: Place; block: Lesson['block']; shown: Panel };

/** The panels beside the lesson: the reader's notes, or the transcript of the video. */
export default function LessonPanel({ place, block, shown }: Props) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const lessonLink = (blockId: string) => {
    const other = place.blocks.find((one) => one.blockId === blockId);
    if (!other) return t('gone');
    const title = local(other.title);
    return (
      <TextLink to={paths.content(block.courseId, other.moduleId, blockId)} lang={title.lang}>
        {title.text}
      </TextLink>
    );
  };
  return (
    <SidePanel panel={shown} tabs={place.tabs} onOpen={place.open} sheet={!place.wide}>
      {shown === 'transcript' ? (
        <Transcript control={place.video} />
      ) : (
        <NotesPanel
          notes={place.notes}
          place={block}
          draft={place.draft}
          onDraft={place.setDraft}
          second={place.video.second}
          onJump={place.jump}
          lessonLink={lessonLink}
        />
      )}
    </SidePanel>
  );
}
