import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsIn } from '#shared/blocks/text/reading-time.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { says } from '#web/blocks/text/says.ts';
import type { Lost } from '#web/blocks/text/rich/paste/clean-paste.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import type { DraftFields } from '../draft/types.ts';
import { useWordCount } from '../use-word-count.ts';

const RichEditor = lazy(() => import('#web/blocks/text/rich/rich-editor.tsx'));

type Props = {
  text: DraftFields['text'];
  mostWords: number | null;
  onChange: (text: DraftFields['text']) => void;
  /** Files that were dropped into the text or pasted; undefined: none are taken. */
  onFiles: ((files: File[]) => void) | undefined;
};

/** The text that is handed in, with how many words it has. */
export function DraftText({ text, mostWords, onChange, onFiles }: Props) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const [files] = useState(() => createFiles([]));
  const [lost, setLost] = useState<Lost>({ pictures: 0, links: 0 });
  const wordCount = useWordCount();
  const words = text ? wordsIn(text) : 0;
  const isTooLong = mostWords !== null && words > mostWords;
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" size="lg">
          {t('work.text')}
        </Heading>
        <Text
          textStyle="sm"
          color={isTooLong ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {mostWords === null ? wordCount.count(words) : wordCount.of(words, mostWords)}
        </Text>
      </Flex>
      {lost.pictures + lost.links > 0 && (
        <Box mb="2">
          <Notice kind="warning">{t('work.lost')}</Notice>
        </Box>
      )}
      {isTooLong && (
        <Box mb="2">
          <Notice kind="warning">{wordCount.tooMany(words - mostWords)}</Notice>
        </Box>
      )}
      <Suspense
        fallback={<Skeleton h="18rem" borderRadius="l2" role="status" aria-label={t('loading')} />}
      >
        <RichEditor
          label={t('work.text')}
          lang={language}
          value={text ?? undefined}
          onChange={(next) => onChange(says(next) ? next : null)}
          files={files}
          onLost={setLost}
          {...(onFiles && { onFiles })}
        />
      </Suspense>
    </Box>
  );
}
