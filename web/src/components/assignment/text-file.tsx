import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { decode } from '#web/lib/decode-text.ts';
import './texts.ts';

/** The longest text that is drawn in a page, in bytes. */
const mostBytes = 500_000;

type Shown = { is: 'closed' | 'loading' | 'failed' | 'unreadable' } | { is: 'open'; text: string };

const load = async (url: string): Promise<Shown> => {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) return { is: 'failed' };
  const decoded = decode(new Uint8Array(await response.arrayBuffer()));
  return decoded === null ? { is: 'unreadable' } : { is: 'open', text: decoded.text };
};

type Props = { name: string; bytes: number; url: string };

/** A plain text, as it is written; it is fetched when somebody asks for it. */
export function TextFile({ name, bytes, url }: Props) {
  const { t } = useTranslation('assignmentWords');
  const [shown, setShown] = useState<Shown>({ is: 'closed' });
  if (bytes > mostBytes) return <Text textStyle="sm">{t('files.tooLong')}</Text>;
  if (shown.is === 'open')
    return (
      <chakra.pre
        // It can be scrolled by keys.
        tabIndex={0}
        role="region"
        aria-label={t('files.textOf', { name })}
        fontFamily="mono"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="70dvh"
        overflowY="auto"
        bg="bg.subtle"
        borderRadius="l2"
        p="4"
      >
        {shown.text}
      </chakra.pre>
    );
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('files.textOf', { name })}
        disabled={shown.is === 'loading'}
        onClick={() => {
          setShown({ is: 'loading' });
          load(url).then(setShown, () => setShown({ is: 'failed' }));
        }}
      >
        {t(shown.is === 'loading' ? 'files.showing' : 'files.show')}
      </Button>
      {(shown.is === 'failed' || shown.is === 'unreadable') && (
        <Text role="alert" textStyle="sm" mt="2">
          {t(`files.${shown.is}`)}
        </Text>
      )}
    </>
  );
}
