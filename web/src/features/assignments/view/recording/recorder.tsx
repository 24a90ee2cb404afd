import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from './format-clock.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useStore } from '#web/lib/use-store.ts';
import '../../texts.ts';
import { createRecorder, formOf, type RecordingKind } from './record-media.ts';

type Props = {
  as: RecordingKind | 'either';
  mostMinutes: number;
  /** Takes what was recorded. */
  onRecorded: (file: File) => void;
};

/** The picture of the camera while it records, without the sound, which would come back through the microphone. */
function Live({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('assignments');
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  return (
    <chakra.video
      ref={ref}
      autoPlay
      muted
      playsInline
      aria-label={t('recording.live')}
      w="full"
      maxW="md"
      borderRadius="l2"
    />
  );
}

const kindsOf = (as: Props['as']): RecordingKind[] => (as === 'either' ? ['audio', 'video'] : [as]);

/** Records sound or film in the browser, to be listened to before it is taken. */
export function Recorder({ as, mostMinutes, onRecorded }: Props) {
  const { t } = useTranslation('assignments');
  const [recorder] = useState(() => createRecorder(mostMinutes * 60));
  const state = useStore(recorder);
  useEffect(() => () => recorder.clear(), [recorder]);
  const kinds = kindsOf(as).filter((medium) => formOf(medium) !== undefined);
  const isRunning = state.is === 'running' || state.is === 'paused';
  return (
    <Box>
      <Heading as="h3" size="lg" mb="1">
        {t('recording.title')}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t('recording.most', { count: mostMinutes })}
      </Text>
      {kinds.length === 0 && <Notice kind="warning">{t('recording.unable')}</Notice>}
      {state.is === 'failed' && (
        <Box mb="3">
          <Notice kind="error">{t(`recording.failed.${state.because}`)}</Notice>
        </Box>
      )}
      {isRunning && state.medium === 'video' && <Live stream={state.stream} />}
      {state.is === 'done' && (
        <Box mb="3">
          {/* What somebody has just said has no captions yet. */}
          {state.medium === 'audio' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <chakra.audio controls src={state.url} w="full" aria-label={t('recording.listen')} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <chakra.video
              controls
              src={state.url}
              w="full"
              maxW="md"
              borderRadius="l2"
              aria-label={t('recording.listen')}
            />
          )}
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        {(state.is === 'idle' || state.is === 'failed') &&
          kinds.map((medium) => (
            <Button key={medium} variant="outline" onClick={() => void recorder.begin(medium)}>
              {t(`recording.begin.${medium}`)}
            </Button>
          ))}
        {state.is === 'asking' && <Text role="status">{t('recording.asking')}</Text>}
        {isRunning && (
          <>
            <Button onClick={recorder.stop}>{t('recording.stop')}</Button>
            <Button
              variant="outline"
              onClick={state.is === 'running' ? recorder.pause : recorder.goOn}
            >
              {t(state.is === 'running' ? 'recording.pause' : 'recording.goOn')}
            </Button>
            <Text fontVariantNumeric="tabular-nums">
              {t('recording.time', {
                time: formatClock(state.seconds),
                most: formatClock(mostMinutes * 60),
              })}
            </Text>
          </>
        )}
        {state.is === 'done' && (
          <>
            <Button
              onClick={() => {
                onRecorded(state.file);
                recorder.clear();
              }}
            >
              {t('recording.use')}
            </Button>
            <Button variant="outline" onClick={recorder.clear}>
              {t('recording.discard')}
            </Button>
          </>
        )}
      </Flex>
      <Box role="status" srOnly>
        {state.is === 'running' && t('recording.said.running')}
        {state.is === 'paused' && t('recording.said.paused')}
        {state.is === 'done' && t('recording.said.done')}
      </Box>
    </Box>
  );
}
