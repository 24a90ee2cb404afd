import { Text } from '@chakra-ui/react/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measureLength, unmeasured } from '#web/lib/measure-length.ts';
import { useStore } from '#web/lib/use-store.ts';
import './texts.ts';
import type { FormProps } from './form-props.ts';
import { ValueField } from './value-field.tsx';

type Props = Pick<FormProps<'video' | 'audio'>, 'content' | 'files'> & {
  onLength: (seconds: number) => void;
};

/** The minutes that a lesson may take. */
const most = 600;

/** The length of a playing file: read from the file; written by hand if nothing can be read from it. */
export function PlayLength({ content, files, onLength }: Props) {
  const { t } = useTranslation('lessons');
  const { kind, mediaId, durationSeconds } = content;
  const url = useStore(files).get(mediaId)?.url ?? '';
  /** The file whose length cannot be read. */
  const [silent, setSilent] = useState('');
  const tell = useEffectEvent((seconds: number | null) => {
    if (seconds === null) setSilent(mediaId);
    else if (durationSeconds === unmeasured && seconds !== unmeasured) onLength(seconds);
  });
  useEffect(() => {
    if (url === '') return undefined;
    let gone = false;
    void measureLength(kind, url).then((seconds) => {
      if (!gone) tell(seconds);
    });
    return () => {
      gone = true;
    };
  }, [kind, url]);
  if (silent === mediaId) return <TypedLength seconds={durationSeconds} onLength={onLength} />;
  const length = `${Math.floor(durationSeconds / 60)}:${String(durationSeconds % 60).padStart(2, '0')}`;
  return (
    <Text textStyle="sm" color="fg.muted" aria-live="polite">
      {durationSeconds === unmeasured ? t('file.measuring') : t('file.length', { length })}
    </Text>
  );
}

/** The typed text may be no number yet. */
function TypedLength({ seconds, onLength }: { seconds: number } & Pick<Props, 'onLength'>) {
  const { t } = useTranslation('lessons');
  const [typed, setTyped] = useState(seconds === unmeasured ? '' : String(Math.ceil(seconds / 60)));
  const good = (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  return (
    <ValueField
      label={t('file.minutes')}
      hint={t('file.minutesHint')}
      value={typed}
      error={good(typed) ? undefined : t('file.minutesWrong')}
      input={{ inputMode: 'numeric' }}
      onChange={(text) => {
        setTyped(text);
        if (good(text)) onLength(Number(text) * 60);
      }}
    />
  );
}
