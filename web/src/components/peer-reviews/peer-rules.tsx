import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { peerRulesSchema } from '#shared/schemas/peer-reviews.ts';
import './texts.ts';

/** How people review each other's work, for who hands in. */
export default function PeerRules({
  rules: { reviews, days, percentOfMark: percent },
  ofGroups,
  isDealt,
}: {
  rules: z.infer<typeof peerRulesSchema>;
  /** Whether groups hand in what is reviewed. */
  ofGroups: boolean;
  /** Whether the reader has works to review by now. */
  isDealt: boolean;
}) {
  const { t } = useTranslation('peerReviews');
  const text =
    reviews === null
      ? t(ofGroups ? 'rules.textGroupsByHand' : 'rules.textByHand')
      : isDealt
        ? t(ofGroups ? 'rules.textGroupsDealt' : 'rules.textDealt')
        : t(ofGroups ? 'rules.textGroups' : 'rules.text', { count: reviews });
  return (
    <>
      <Text>
        {text} {t('rules.days', { count: days })}{' '}
        {percent === 0 ? t('rules.advice') : t('rules.counts', { percent })}
      </Text>
      <Text mt="1">{t(ofGroups ? 'rules.namelessGroups' : 'rules.nameless')}</Text>
    </>
  );
}
