import { useState } from 'react';
import { FileChooser, type Taken } from '#web/components/uploads/file-chooser.tsx';
import { useListedFiles } from '#web/components/uploads/use-listed-files.ts';
import type { Upload } from '#web/lib/uploads/upload-manager.ts';
import { useStore } from '#web/lib/use-store.ts';
import { keepTried, triedFiles } from './tried-files.ts';

type Props = {
  taken: Taken;
  mediaIds: readonly string[];
  onChange: (mediaIds: string[]) => void;
};

const nothing = () => undefined;

/** The same where nothing is sent: what is chosen is there at once. */
export default function TriedFiles({ taken, mediaIds, onChange }: Props) {
  const files = useListedFiles(mediaIds, useStore(triedFiles), []);
  const [refused, setRefused] = useState<Upload[]>([]);
  return (
    <FileChooser
      taken={taken}
      files={files}
      uploads={refused}
      acts={{
        pause: nothing,
        goOn: nothing,
        cancel: nothing,
        dismiss: (gone) => setRefused(refused.filter(({ key }) => key !== gone)),
      }}
      onChoose={(chosen) => {
        const taken = chosen.filter(({ failure }) => failure === null);
        const left = chosen.filter(({ failure }) => failure !== null);
        setRefused([
          ...refused,
          ...left.map(({ file, failure }) => ({
            key: crypto.randomUUID(),
            place: null,
            fileName: file.name,
            bytes: file.size,
            sent: 0,
            state: 'failed' as const,
            mediaId: null,
            media: null,
            failure,
          })),
        ]);
        if (taken.length > 0) onChange([...mediaIds, ...taken.map(({ file }) => keepTried(file))]);
      }}
      onRemove={(gone) => onChange(mediaIds.filter((one) => one !== gone))}
    />
  );
}
