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

type Refused = Upload & { file: File };

/** The same where nothing is sent: what is chosen is there at once. */
export default function TriedFiles({ taken, mediaIds, onChange }: Props) {
  const files = useListedFiles(mediaIds, useStore(triedFiles), []);
  const [refused, setRefused] = useState<Refused[]>([]);
  const forget = (gone: string) => setRefused(refused.filter(({ key }) => key !== gone));
  const add = (more: readonly File[]) => onChange([...mediaIds, ...more.map(keepTried)]);
  return (
    <FileChooser
      taken={taken}
      files={files}
      uploads={refused}
      acts={{
        pause: nothing,
        goOn: (again) => {
          add(refused.filter(({ key }) => key === again).map(({ file }) => file));
          forget(again);
        },
        cancel: nothing,
        dismiss: forget,
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
            file,
          })),
        ]);
        if (taken.length > 0) add(taken.map(({ file }) => file));
      }}
      onRemove={(gone) => onChange(mediaIds.filter((one) => one !== gone))}
    />
  );
}
