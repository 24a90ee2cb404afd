import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Upload, UploadState } from '#web/lib/uploads/upload-manager.ts';
import { useFailureWords } from './failure-words.ts';
import './texts.ts';

/** What one can do with uploads, each by its key. */
export type UploadActs = Record<'pause' | 'goOn' | 'cancel' | 'dismiss', (key: string) => void>;

type Act = keyof UploadActs | 'again';

/** Those that lead on: they stand in one place, so that the focus stays where one gives way to another. */
const leadsOn = (act: Act) => ['pause', 'goOn', 'again'].includes(act);

/** The actions on an upload in its state. What found no room is worth another try once there is some. */
function actsOf({ state, failure }: Upload, isRoom: boolean): Act[] {
  if (state === 'done') return ['dismiss'];
  if (state === 'failed') {
    if (failure?.because === 'many' && isRoom) return ['again', 'dismiss'];
    return failure?.because === 'error' ? ['again', 'cancel'] : ['dismiss'];
  }
  if (state === 'paused') return ['goOn', 'cancel'];
  return state === 'checking' ? [] : ['pause', 'cancel'];
}

type RowProps = { upload: Upload; acts: UploadActs; isRoom: boolean };

function Row({ upload, acts, isRoom }: RowProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { words } = useFailureWords();
  const { key, fileName: name, bytes, sent, state, failure } = upload;
  const amounts = { sent: formatBytes(sent, language), size: formatBytes(bytes, language) };
  const isRoomAgain = failure?.because === 'many' && isRoom;
  const percent = bytes === 0 ? 0 : Math.round((100 * sent) / bytes);
  return (
    <chakra.li py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      {state !== 'failed' && state !== 'done' && (
        <Box my="2">
          <Meter percent={percent} label={t('progressOf', { name })} />
        </Box>
      )}
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text
          textStyle="sm"
          color={state === 'failed' && !isRoomAgain ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
          flex="1 1 10rem"
        >
          {state === 'failed'
            ? failure && (isRoomAgain ? t('failure.roomAgain') : words(failure))
            : t(`upload.${state}`, amounts)}
        </Text>
        <Flex gap="1">
          {actsOf(upload, isRoom).map((act) => (
            <Button
              key={leadsOn(act) ? 'on' : 'away'}
              size="sm"
              variant="quiet"
              aria-label={t(`actionOf.${act}`, { name })}
              onClick={() => acts[act === 'again' ? 'goOn' : act](key)}
            >
              {t(`action.${act}`)}
            </Button>
          ))}
        </Flex>
      </Flex>
    </chakra.li>
  );
}

/** Says politely what has become of an upload; the many steps between are shown and not said. */
function useAnnouncement(rows: readonly Upload[]): string {
  const { t } = useTranslation('uploads');
  const { words } = useFailureWords();
  const [said, setSaid] = useState<{ states: Map<string, UploadState>; text: string }>({
    states: new Map(),
    text: '',
  });
  const there = [...said.states].filter(([key]) => rows.some((row) => row.key === key));
  const changed = rows.find(({ key, state }) => said.states.get(key) !== state);
  if (changed) {
    const { key, state, fileName: name, failure } = changed;
    const text =
      state === 'waiting'
        ? said.text
        : t(`said.${state}`, { name, why: failure ? words(failure) : '' });
    setSaid({ states: new Map([...there, [key, state]]), text });
  } else if (there.length < said.states.size) {
    // What has left the list is on its way no more.
    setSaid({ states: new Map(there), text: '' });
  }
  return said.text;
}

type Props = {
  rows: readonly Upload[];
  acts: UploadActs;
  /** Whether one more is taken where they go. */
  isRoom?: boolean;
};

/** Uploads, and how far each is. */
export function UploadRows({ rows, acts, isRoom = false }: Props) {
  const announcement = useAnnouncement(rows);
  return (
    <>
      <Box role="status" srOnly>
        {announcement}
      </Box>
      {rows.length > 0 && (
        <chakra.ul listStyleType="none">
          {rows.map((upload) => (
            <Row key={upload.key} upload={upload} acts={acts} isRoom={isRoom} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}
