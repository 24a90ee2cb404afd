import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { type Following, submissionPath } from '../review-path.ts';
import { isNameless } from '../is-nameless.ts';
import { SubmissionBadges } from '../submission-badges.tsx';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { LookPanel } from './look-panel.tsx';

type Props = { work: SubmissionWork; following: Following };

/** When it was handed in, and what whoever marks it has to know before. */
export function SubmissionNotices({ work, following }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const { receipt, isOutdated, others, state, feedback, releasedAt, look } = work;
  const [newest] = others;
  return (
    <Flex direction="column" gap="3" mb="5">
      <div>
        <Text color="fg.muted">
          {t('work.facts', {
            number: receipt.number,
            when: formatMinute(receipt.submittedAt, language),
          })}
          {receipt.words !== null && ` · ${t('work.words', { count: receipt.words })}`}
        </Text>
        <SubmissionBadges row={work} />
      </div>
      {work.isLate && isNameless(work) && <Notice>{t('work.lateNameless')}</Notice>}
      {receipt.isWithdrawn && <Notice kind="warning">{t('work.withdrawn')}</Notice>}
      {isOutdated && !receipt.isWithdrawn && (
        <Notice kind="warning">
          {t('work.outdated')}{' '}
          {newest && (
            <TextLink to={submissionPath(newest.submissionId, following)}>
              {t('work.toNewest')}
            </TextLink>
          )}
        </Notice>
      )}
      {state === 'returned' && !isOutdated && <Notice>{t('work.returned')}</Notice>}
      {state === 'marked' && releasedAt !== null && (
        <Notice>{t('work.comesOn', { when: formatMinute(releasedAt, language) })}</Notice>
      )}
      {state === 'released' && feedback !== null && (
        <Notice kind="success">
          {feedback.readAt === null
            ? t('work.unread')
            : t(feedback.readAt < feedback.at ? 'work.readBefore' : 'work.read', {
                when: formatMinute(feedback.readAt, language),
                changed: formatMinute(feedback.at, language),
              })}
        </Notice>
      )}
      {look && <LookPanel work={work} look={look} />}
    </Flex>
  );
}
