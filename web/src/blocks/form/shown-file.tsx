import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unmeasured } from '#web/lib/measure-length.ts';
import './texts.ts';
import type { Files } from './files.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { PickMedia } from '../types.ts';
import { FileRow } from './file-row.tsx';

type Showing = ContentOf<'video' | 'file' | 'image' | 'audio'>;

type Props<C extends Showing> = {
  content: C;
  onChange: (content: C) => void;
  files: Files;
  pickMedia: PickMedia;
  children?: ReactNode;
};

/** The file that a lesson shows, and the way to another, which plays as long as it says. */
export function ShownFile<C extends Showing>(props: Props<C>) {
  const { content, onChange, files, pickMedia, children } = props;
  const { t } = useTranslation('lessons');
  return (
    <FileRow
      label={t(`kind.${content.kind}`)}
      mediaId={content.mediaId}
      wanted={content.kind}
      files={files}
      pickMedia={pickMedia}
      onPick={({ mediaId, durationSeconds }) => {
        const length = 'durationSeconds' in content && {
          durationSeconds: durationSeconds ?? unmeasured,
        };
        onChange({ ...content, mediaId, ...length });
      }}
    >
      {children}
    </FileRow>
  );
}
