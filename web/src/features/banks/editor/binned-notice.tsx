import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { Question } from '../types.ts';
import { useChange } from '../use-change.ts';

/** Says that a question lies in the trash, and takes it out again. */
export function BinnedNotice({ question }: { question: Question }) {
  const { t } = useTranslation('banks');
  const { language } = useLanguage();
  const { change, pending, problem } = useChange(question.bankId, () => undefined);
  if (question.binnedAt === null) return null;
  return (
    <Notice kind="warning">
      <p>{t('binnedOn', { date: formatDate(question.binnedAt, language) })}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <Flex mt="3">
        <Button
          size="sm"
          disabled={pending}
          onClick={() => change([question.questionId], { do: 'restore' })}
        >
          {t('bulk.restore')}
        </Button>
      </Flex>
    </Notice>
  );
}
