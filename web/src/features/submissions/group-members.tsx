import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { SubmissionRow } from './types.ts';

/** Who of a group handed in; nothing of what one person did. */
export function GroupMembers({ of: { group } }: { of: Pick<SubmissionRow, 'group'> }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  if (!group) return null;
  const names = group.members.map(({ name }) => name || t('nameless'));
  return (
    <Text textStyle="sm" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
      {new Intl.ListFormat(language).format(names)}
    </Text>
  );
}
