import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaTypes } from '#shared/policies/media-types.ts';
import { typesFor } from '#shared/policies/media-use.ts';
import { DropZone } from '#web/components/ui/drop-zone.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { mediaQueries } from './queries.ts';
import './texts.ts';
import type { Wanted } from './types.ts';

/** Subtitles of other programs are made captions on their way. */
const endingsOf = (wanted: Wanted) =>
  typesFor(wanted).flatMap((type) => [
    ...mediaTypes[type].extensions.map((ending) => `.${ending}`),
    ...(type === 'text/vtt' ? ['.srt'] : []),
  ]);

const mostOf = (wanted: Wanted) =>
  Math.max(...typesFor(wanted).map((type) => mediaTypes[type].maxBytes));

type ChooserProps = {
  label: string;
  wanted: Wanted;
  /** Several at once. */
  many?: boolean;
  name?: string;
  onFiles: (files: File[]) => void;
};

/** A button that opens the device's own choice of files. */
export const FileChooser = ({ wanted, ...rest }: ChooserProps) => (
  <FileButton accept={endingsOf(wanted).join(',')} {...rest} />
);

/** The free space, said before anybody chooses. */
function Limits({ courseId, wanted }: { courseId: string; wanted: Wanted }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const { data } = useQuery(mediaQueries.storage(courseId));
  const bytes = (amount: number) => formatBytes(Math.max(0, amount), language);
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('drop.types', { types: endingsOf(wanted).join(' ') })}{' '}
      {t(`most.${wanted}`, {
        bytes: bytes(mostOf(wanted)),
        document: bytes(mediaTypes['application/pdf'].maxBytes),
      })}{' '}
      {data &&
        t('limits', {
          free: bytes(data.course.maxBytes - data.course.bytes),
          max: bytes(data.course.maxBytes),
          ownFree: bytes(data.person.maxBytes - data.person.bytes),
          ownMax: bytes(data.person.maxBytes),
        })}{' '}
      {t('limitsUnused')}
    </Text>
  );
}

type Props = {
  courseId: string;
  wanted: Wanted;
  many?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** A place to drag files to, or to choose them from. */
export function FileDrop({ courseId, wanted, many = false, onFiles, children }: Props) {
  const { t } = useTranslation('media');
  return (
    <DropZone size="md" onDrop={({ files }) => onFiles(many ? [...files] : [...files].slice(0, 1))}>
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="medium">{t(many ? 'drop.title' : 'drop.titleOne')}</Text>
        <Text color="fg.muted">{t('drop.or')}</Text>
        <FileChooser
          label={t(many ? 'drop.choose' : 'drop.chooseOne')}
          wanted={wanted}
          many={many}
          onFiles={onFiles}
        />
      </Flex>
      <Limits courseId={courseId} wanted={wanted} />
      {children}
    </DropZone>
  );
}
