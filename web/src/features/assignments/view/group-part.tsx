import { Text } from '@chakra-ui/react/text';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { mostHandingIn } from '#shared/policies/submit-refusal.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';

type Props = { page: Pick<AssignmentPage, 'courseId' | 'group' | 'leftOutOf'> };

/** Who hands in together with somebody, and what that means; or that nobody does, and what to do about it. */
export default function GroupPart({ page: { courseId, group, leftOutOf } }: Props) {
  const { t } = useTranslation('assignments');
  const { language, local } = useLanguage();
  if (!group)
    return (
      <Notice kind="warning">
        {leftOutOf ? t('group.leftOut', { name: local(leftOutOf).text }) : t('group.none')}{' '}
        <TextLink to={paths.courseGroups(courseId)}>{t('group.toGroups')}</TextLink>
      </Notice>
    );
  const name = local(group.name);
  const names = group.members.map((one) => one.name || t('group.nameless'));
  return (
    <Card as="section" aria-labelledby="group">
      <Heading as="h2" size="lg" id="group" lang={name.lang}>
        {name.text}
      </Heading>
      <Text overflowWrap="anywhere">{new Intl.ListFormat(language).format(names)}</Text>
      <Text color="fg.muted">{t('group.together')}</Text>
      {group.members.length > mostHandingIn && (
        <Notice kind="warning">{t('group.tooLarge', { count: mostHandingIn })}</Notice>
      )}
    </Card>
  );
}
