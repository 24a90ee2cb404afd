import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AudioBlock } from './audio/player.tsx';
import { EmbedBlock } from './embed/player.tsx';
import { FileBlock } from './play/file-card.tsx';
import { ImageBlock } from './image/player.tsx';
import { LinkBlock } from './link/player.tsx';
import { LiveBlock } from './live/player.tsx';
import { OtherLanguage } from './play/other-language.tsx';
import '#web/features/courses/player/texts.ts';
import type { Block } from '#web/features/courses/player/types.ts';
import { useRenewal } from './play/use-renewal.ts';
import { VideoBlock } from './video/player.tsx';
import { createVideoControl, type VideoControl } from './video/video-control.ts';

type Props = {
  block: Block;
  title: string;
  /** The day on which the course starts; null where everybody starts when they like. */
  startsOn: string | null;
  /** Fetches the block anew, with links that hold again. */
  freshBlock: () => Promise<Block>;
  onPosition: ((seconds: number) => void) | null;
  /** The hand on the video, where something beside the lesson follows it. */
  control?: VideoControl;
  startAt?: number;
  onNote?: (() => void) | null;
  report?: ReactNode;
};

/** What a block holds, drawn by its kind. */
export function BlockContent({ block, title, startsOn, freshBlock, onPosition, ...video }: Props) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  const [own] = useState(createVideoControl);
  const renew = useRenewal(freshBlock);
  const { content } = block;
  switch (content.kind) {
    case 'text': {
      const lang = content.body[language] ? language : language === 'en' ? 'es' : 'en';
      const document = content.body[lang];
      return (
        document && (
          <>
            <OtherLanguage lang={lang === language ? undefined : lang} />
            <RichText document={document} lang={lang} links={block.links} onLinkEnded={renew} />
          </>
        )
      );
    }
    case 'video': {
      const { control = own, startAt = 0, onNote = null, report = null } = video;
      return (
        <VideoBlock
          block={block}
          content={content}
          title={title}
          control={control}
          startAt={startAt}
          onPosition={onPosition}
          onLinksEnded={freshBlock}
          onNote={onNote}
          report={report}
        />
      );
    }
    case 'file':
      return (
        <FileBlock
          block={block}
          mediaId={content.mediaId}
          freshLinks={async () => (await freshBlock()).links}
        />
      );
    case 'image':
      return <ImageBlock block={block} content={content} freshBlock={freshBlock} />;
    case 'audio':
      return (
        <AudioBlock
          block={block}
          content={content}
          title={title}
          startAt={video.startAt ?? 0}
          freshBlock={freshBlock}
          onPosition={onPosition}
        />
      );
    case 'link':
      return <LinkBlock content={content} />;
    case 'embed':
      return <EmbedBlock content={content} title={title} />;
    case 'live':
      return (
        <LiveBlock block={block} content={content} startsOn={startsOn} freshBlock={freshBlock} />
      );
    case 'quiz':
    case 'assignment':
      return <Notice kind="info">{t(`notYet.${content.kind}`)}</Notice>;
    default:
      return null;
  }
}
