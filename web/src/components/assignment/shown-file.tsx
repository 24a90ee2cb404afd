import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '#web/components/ui/loading.tsx';
import type { SubmittedFile } from './submitted-file.ts';
import { TextFile } from './text-file.tsx';
import './texts.ts';

const PdfView = lazy(() => import('#web/components/pdf/pdf-view.tsx'));

type Props = {
  file: Pick<SubmittedFile, 'fileName' | 'contentType' | 'bytes'>;
  url: string;
  /** It could not be loaded: its link may have ended. */
  onFailed: () => void;
  /** What lies over a picture, or over a page by its number. */
  drawOver?: ((page: number | null) => ReactNode) | undefined;
};

/**
 * A file where it is, as far as it can be shown without running anything of it: pictures, sound, film, PDF and plain text.
 * Anything else opens in a program of its own.
 */
export function ShownFile(props: Props) {
  const { file, url, onFailed, drawOver } = props;
  const { fileName, contentType, bytes } = file;
  const { t } = useTranslation('assignmentWords');
  const asked = useRef(false);
  const onError = () => {
    if (asked.current) return;
    asked.current = true;
    onFailed();
  };
  const [family] = contentType.split('/');
  if (family === 'image')
    return (
      <chakra.div position="relative" w="fit" maxW="full" data-picture="">
        <chakra.img src={url} alt={fileName} onError={onError} maxW="full" borderRadius="l2" />
        {drawOver?.(null)}
      </chakra.div>
    );
  if (family === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever handed it in gave none
      <chakra.video
        src={url}
        aria-label={fileName}
        onError={onError}
        preload="metadata"
        controls
        w="full"
        maxH="70dvh"
        borderRadius="l2"
        bg="black"
      />
    );
  if (family === 'audio')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever handed it in gave none
      <chakra.audio
        src={url}
        aria-label={fileName}
        onError={onError}
        preload="metadata"
        controls
        w="full"
      />
    );
  if (contentType === 'application/pdf')
    return (
      <Suspense fallback={<Loading />}>
        <PdfView url={url} name={fileName} drawOver={drawOver} />
      </Suspense>
    );
  if (family === 'text') return <TextFile name={fileName} bytes={bytes} url={url} />;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('files.apart')}
    </Text>
  );
}
