import type { ComponentProps } from 'react';
import type { Work } from '#shared/schemas/work-files.ts';
import { same } from '#web/lib/same.ts';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import { FileChooser } from './file-chooser.tsx';
import { LostRecordings } from './lost-recordings.tsx';
import { UnfinishedFiles } from './unfinished-files.tsx';

type Props = Pick<
  ComponentProps<typeof FileChooser>,
  'taken' | 'files' | 'isRoom' | 'onRemove' | 'onLinkEnded'
> & {
  work: Work;
  underWay: FilesUnderWay;
};

/** Chooses files for a piece of work and sends them; whoever shows it names them once they are ready. */
export function WorkFileChooser({ work, underWay, ...rest }: Props) {
  const isOurs = (place: Work) => same(place, work);
  const unfinished = underWay.unfinished.filter((one) => isOurs(one.work));
  return (
    <div>
      <FileChooser
        {...rest}
        uploads={underWay.uploads.filter(({ place }) => isOurs(place))}
        acts={workUploads}
        onChoose={(chosen) => {
          for (const { file, failure } of chosen) workUploads.add(work, file, failure);
        }}
      />
      <UnfinishedFiles
        files={unfinished.filter(({ isRecording }) => !isRecording)}
        accepts={rest.taken.accepts}
        onGoOn={underWay.goOn}
        onGiveUp={underWay.giveUp}
      />
      <LostRecordings
        files={unfinished.filter(({ isRecording }) => isRecording)}
        onGiveUp={underWay.giveUp}
      />
    </div>
  );
}
