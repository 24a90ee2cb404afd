import { type ReactNode, useState } from 'react';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { RichText } from '../rich-text.tsx';
import { FileBlock } from './file-block.tsx';
import type { Block } from './types.ts';
import { VideoBlock } from './video-block.tsx';
import { createVideoControl, type VideoControl } from './video-control.ts';

type Props = {
  block: Block;
  title: string;
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
export function BlockContent({ block, title, freshBlock, onPosition, ...video }: Props) {
  const { language } = useLanguage();
  const [own] = useState(createVideoControl);
  const { content } = block;
  if (content.kind === 'text') {
    const lang = content.body[language] ? language : language === 'en' ? 'es' : 'en';
    const document = content.body[lang];
    return document && <RichText document={document} lang={lang} />;
  }
  if (content.kind === 'video') {
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
  return (
    <FileBlock
      block={block}
      mediaId={content.mediaId}
      freshLinks={async () => (await freshBlock()).links}
    />
  );
}
