import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { formatClock } from './format-clock.ts';
import './texts.ts';
import { createRecorder, formOf, type RecordingKind } from './record-media.ts';

type Props = {
  as: RecordingKind | 'either';
  mostMinutes: number;
  /** Of one recording, which ends before; left out: no other bound. */
  mostBytes?: number;
  heading?: 'h3' | 'h4';
  /** Why none is taken now; null: one is. */
  refusal?: string | null;
  /** Takes what was recorded. */
  onRecorded: (file: File) => void;
};

/** The picture of the camera while it records, without the sound, which would come back through the microphone. */
function Live({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('recording');
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
      aria-label={t('live')}
      w="full"
      maxW="md"
      borderRadius="l2"
    />
  );
}

const kindsOf = (as: Props['as']): RecordingKind[] => (as === 'either' ? ['audio', 'video'] : [as]);

/** Records sound or film in the browser, to be listened to before it is taken. */
export function Recorder(props: Props) {
  const { as, mostMinutes, mostBytes, heading = 'h3', refusal = null, onRecorded } = props;
  const { t } = useTranslation('recording');
  const [recorder] = useState(() => createRecorder(mostMinutes * 60, mostBytes));
  const state = useStore(recorder);
  useEffect(() => () => recorder.clear(), [recorder]);
  const kinds = kindsOf(as).filter((medium) => formOf(medium) !== undefined);
  const isRunning = state.is === 'running' || state.is === 'paused';
  return (
    <Box>
      <LeaveGuard unsaved={isRunning || state.is === 'done'} />
      <Heading as={heading} size={heading === 'h3' ? 'lg' : 'sm'} mb="1">
        {t('title')}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t('most', { count: mostMinutes })}
      </Text>
      {refusal !== null && <Text mb="3">{refusal}</Text>}
      {kinds.length === 0 && <Notice kind="warning">{t('unable')}</Notice>}
      {state.is === 'failed' && (
        <Box mb="3">
          <Notice kind="error">{t(`failed.${state.because}`)}</Notice>
        </Box>
      )}
      {isRunning && state.medium === 'video' && <Live stream={state.stream} />}
      {state.is === 'done' && (
        <Box mb="3">
          {/* What somebody has just said has no captions yet. */}
          {state.medium === 'audio' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <chakra.audio controls src={state.url} w="full" aria-label={t('listen')} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <chakra.video
              controls
              src={state.url}
              w="full"
              maxW="md"
              borderRadius="l2"
              aria-label={t('listen')}
            />
          )}
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        {(state.is === 'idle' || state.is === 'asking' || state.is === 'failed') &&
          kinds.map((medium) => (
            <Button
              key={medium}
              variant="outline"
              disabled={refusal !== null || state.is === 'asking'}
              onClick={() => void recorder.begin(medium)}
            >
              {t(`begin.${medium}`)}
            </Button>
          ))}
        {state.is === 'asking' && <Text role="status">{t('asking')}</Text>}
        {isRunning && (
          <>
            <Button onClick={recorder.stop}>{t('stop')}</Button>
            <Button
              variant="outline"
              onClick={state.is === 'running' ? recorder.pause : recorder.goOn}
            >
              {t(state.is === 'running' ? 'pause' : 'goOn')}
            </Button>
            <Text fontVariantNumeric="tabular-nums">
              {t('time', {
                time: formatClock(state.seconds),
                most: formatClock(mostMinutes * 60),
              })}
            </Text>
          </>
        )}
        {state.is === 'done' && (
          <>
            <Button
              disabled={refusal !== null}
              onClick={() => {
                onRecorded(state.file);
                recorder.clear();
              }}
            >
              {t('use')}
            </Button>
            <Button variant="outline" onClick={recorder.clear}>
              {t('discard')}
            </Button>
          </>
        )}
      </Flex>
      <Box role="status" srOnly>
        {state.is === 'running' && t('said.running')}
        {state.is === 'paused' && t('said.paused')}
        {state.is === 'done' && t('said.done')}
      </Box>
    </Box>
  );
}
