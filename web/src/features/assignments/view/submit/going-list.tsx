import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import { useWordCount } from '../use-word-count.ts';
import type { Going } from './going.ts';

const Row = chakra('li', { base: { borderTopWidth: '1px', py: '2', overflowWrap: 'anywhere' } });

/** Each thing that would be handed in, and each of what is asked for that would not. */
export function GoingList({ going }: { going: Going }) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const { words, link, files, judged, missing } = going;
  const wordCount = useWordCount();
  return (
    <chakra.ul listStyleType="none" borderBottomWidth="1px" aria-label={t('submit.list')}>
      {words !== null && <Row>{t('submit.text', { words: wordCount.count(words) })}</Row>}
      {link !== null && <Row>{t('submit.link', { link })}</Row>}
      {files.map(({ mediaId, fileName, bytes }) => (
        <Row key={mediaId}>
          <Flex justify="space-between" gap="3" wrap="wrap">
            {/* Each element wraps as the reset says: it does not pass on. */}
            <Text as="span" overflowWrap="anywhere">
              {fileName}
            </Text>
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatBytes(bytes, language)}
            </Text>
          </Flex>
        </Row>
      ))}
      {judged !== null && judged.count > 0 && (
        <Row>{t('submit.judged', { done: judged.count, count: judged.of })}</Row>
      )}
      {missing.map((what) => (
        <Row key={what} color="fg.warning">
          {t(`submit.missing.${what}`)}
        </Row>
      ))}
    </chakra.ul>
  );
}
