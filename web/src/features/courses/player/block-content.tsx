import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { RichText } from '../rich-text.tsx';
import { FileBlock } from './file-block.tsx';
import type { Block } from './types.ts';
import { VideoBlock } from './video-block.tsx';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof VideoBlock>, 'content' | 'onLinksEnded'> & {
  /** Fetches the block anew, with links that hold again. */
  freshBlock: () => Promise<Block>;
};

/** What a block holds, drawn by its kind. */
export function BlockContent({ freshBlock, ...video }: Props) {
  const { language } = useLanguage();
  const { block } = video;
  const { content } = block;
  if (content.kind === 'text') {
    const lang = content.body[language] ? language : language === 'en' ? 'es' : 'en';
    const document = content.body[lang];
    return document && <RichText document={document} lang={lang} />;
  }
  if (content.kind === 'video')
    return <VideoBlock {...video} content={content} onLinksEnded={freshBlock} />;
  return (
    <FileBlock
      block={block}
      mediaId={content.mediaId}
      freshLinks={async () => (await freshBlock()).links}
    />
  );
}
