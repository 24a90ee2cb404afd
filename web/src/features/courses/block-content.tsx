import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FileBlock } from './file-block.tsx';
import { RichText } from './rich-text.tsx';
import type { Block } from './types.ts';
import { VideoBlock } from './video-block.tsx';

type Props = {
  block: Block;
  title: string;
  /** Fetches the block anew, with links that hold again. */
  freshBlock: () => Promise<Block>;
  onPosition: ((seconds: number) => void) | null;
};

/** What a block holds, drawn by its kind. */
export function BlockContent({ block, title, freshBlock, onPosition }: Props) {
  const { language } = useLanguage();
  const { content } = block;
  if (content.kind === 'text') {
    const lang = content.body[language] ? language : language === 'en' ? 'es' : 'en';
    const document = content.body[lang];
    return document && <RichText document={document} lang={lang} />;
  }
  if (content.kind === 'video') {
    return (
      <VideoBlock
        block={block}
        content={content}
        title={title}
        onPosition={onPosition}
        onLinksEnded={freshBlock}
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
