import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { SubmissionSums } from '../types.ts';

/** How many people, or groups, handed in, and how far their work is. */
export function SumsLine({
  sums,
  ofGroups,
}: {
  sums: NonNullable<SubmissionSums>;
  ofGroups: boolean;
}) {
  const { t } = useTranslation('submissions');
  const { people, submitted, returned, marked, released } = sums;
  const parts = [
    t(ofGroups ? 'sums.groups' : 'sums.people', { count: people }),
    ...(submitted > 0 ? [t('sums.submitted', { count: submitted })] : []),
    ...(returned > 0 ? [t('sums.returned', { count: returned })] : []),
    ...(marked > 0 ? [t('sums.marked', { count: marked })] : []),
    ...(released > 0 ? [t('sums.released', { count: released })] : []),
  ];
  return (
    <Text color="fg.muted" mb="4" fontVariantNumeric="tabular-nums" data-sums="">
      {parts.join(' · ')}
    </Text>
  );
}
