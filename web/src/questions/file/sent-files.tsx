import type { Work } from '#shared/schemas/work-files.ts';
import type { Taken } from '#web/components/uploads/file-chooser.tsx';
import { useListedFiles } from '#web/components/uploads/use-listed-files.ts';
import { WorkFileChooser } from '#web/components/uploads/work-file-chooser.tsx';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import type { NamedFile } from '../pictures.ts';

type Props = {
  taken: Taken;
  mediaIds: readonly string[];
  work: Work;
  underWay: FilesUnderWay;
  links: readonly NamedFile[];
  onLinkEnded: (() => void) | undefined;
  onChange: (mediaIds: string[]) => void;
};

/** The files of an answer; whoever watches over the attempt names those that become ready. */
export default function SentFiles({ mediaIds, links, onChange, ...rest }: Props) {
  const files = useListedFiles(mediaIds, links, rest.underWay.ready);
  return (
    <WorkFileChooser
      {...rest}
      files={files}
      onRemove={(gone) => onChange(mediaIds.filter((one) => one !== gone))}
    />
  );
}
