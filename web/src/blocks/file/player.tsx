import { FileCard } from '../play/file-card.tsx';
import type { PlayerProps } from '../play/player-props.ts';

/** A file to take along. */
export const FilePlayer = ({ block, content, freshBlock }: PlayerProps<'file'>) => (
  <FileCard
    block={block}
    mediaId={content.mediaId}
    freshLinks={async () => (await freshBlock()).links}
  />
);
