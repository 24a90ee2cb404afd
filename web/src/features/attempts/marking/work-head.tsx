import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useScoreWords } from '../list/use-score-words.ts';
import '../texts.ts';
import type { Work, WorkIds } from '../types.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';

/** What an attempt came to, when it was, and what can be done to the whole of it. */
export function WorkHead({ ids, work }: { ids: WorkIds; work: Work }) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const scoreWords = useScoreWords();
  const [asking, setAsking] = useState<'reset' | 'reopen' | null>(null);
  const { number, state, startedAt, endedAt, isReset, score, waiting, mark } = work;
  const close = () => setAsking(null);
  return (
    <Flex
      gap="6"
      wrap="wrap"
      justify="space-between"
      align="flex-start"
      borderBottomWidth="1px"
      pb="6"
      mb="6"
    >
      <div>
        <Flex gap="3" align="baseline" wrap="wrap">
          <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {scoreWords(score)}
          </Text>
          {waiting > 0 && <Badge colorPalette="orange">{t('toMark', { count: waiting })}</Badge>}
          {isReset && <Badge>{t('reset')}</Badge>}
          {mark?.counted.includes(work.attemptId) && (
            <Badge colorPalette="green">{t('work.counts')}</Badge>
          )}
        </Flex>
        <Text color="fg.muted" mt="1">
          {t('work.facts', {
            number,
            state: t(`state.${state}`),
            started: formatMinute(startedAt, language),
          })}
          {endedAt !== null && ` · ${t('work.ended', { when: formatMinute(endedAt, language) })}`}
        </Text>
      </div>
      {state !== 'open' && !isReset && (
        <Flex gap="3" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setAsking('reopen')}>
            {t('reopen.action')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsking('reset')}>
            {t('resetting.action')}
          </Button>
        </Flex>
      )}
      {asking === 'reset' && <ResetDialog ids={ids} onClose={close} />}
      {asking === 'reopen' && <ReopenDialog ids={ids} onClose={close} />}
    </Flex>
  );
}
