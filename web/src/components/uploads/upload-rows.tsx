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

/** The actions on an upload in its state. */
function actsOf({ state, failure }: Upload): Act[] {
  if (state === 'done') return ['dismiss'];
  if (state === 'failed') return failure?.because === 'error' ? ['again', 'cancel'] : ['dismiss'];
  if (state === 'paused') return ['goOn', 'cancel'];
  return state === 'checking' ? [] : ['pause', 'cancel'];
}

function Row({ upload, acts }: { upload: Upload; acts: UploadActs }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { words } = useFailureWords();
  const { key, fileName: name, bytes, sent, state, failure } = upload;
  const amounts = { sent: formatBytes(sent, language), size: formatBytes(bytes, language) };
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
          color={state === 'failed' ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
          flex="1 1 10rem"
        >
          {state === 'failed' ? failure && words(failure) : t(`upload.${state}`, amounts)}
        </Text>
        <Flex gap="1">
          {actsOf(upload).map((act) => (
            <Button
              key={act}
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
  const changed = rows.find(({ key, state }) => said.states.get(key) !== state);
  if (changed) {
    const { key, state, fileName: name, failure } = changed;
    const text =
      state === 'waiting'
        ? said.text
        : t(`said.${state}`, { name, why: failure ? words(failure) : '' });
    setSaid({ states: new Map([...said.states, [key, state]]), text });
  }
  return said.text;
}

type Props = { rows: readonly Upload[]; acts: UploadActs };

/** Uploads, and how far each is. */
export function UploadRows({ rows, acts }: Props) {
  const announcement = useAnnouncement(rows);
  return (
    <>
      <Box role="status" srOnly>
        {announcement}
      </Box>
      {rows.length > 0 && (
        <chakra.ul listStyleType="none">
          {rows.map((upload) => (
            <Row key={upload.key} upload={upload} acts={acts} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}
