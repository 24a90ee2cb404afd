import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, Extension } from '../types.ts';
import { ExtensionDialog } from './extension-dialog.tsx';

type Props = { ids: AssignmentIds; extension: Extension };

/** What is different for one person, with the ways to change and to remove it. */
export function ExtensionRow({ ids, extension }: Props) {
  const { t } = useTranslation('submissions');
  const { language, local } = useLanguage();
  const [asking, setAsking] = useState<'change' | 'remove' | null>(null);
  const { person, group, dueAt, closesAt, moreAttempts, reason, by, at, version } = extension;
  const name = group ? local(group).text : person.name || t('nameless');
  const close = () => setAsking(null);
  const remove = useWrite('submissions.extend', {
    meta: { invalidates: [submissionQueries.all], success: t('extensions.removed') },
    onSuccess: close,
  });
  const said = [
    ...(dueAt === null ? [] : [t('extensions.due', { when: formatMinute(dueAt, language) })]),
    ...(closesAt === null
      ? []
      : [t('extensions.closes', { when: formatMinute(closesAt, language) })]),
    ...(moreAttempts === 0 ? [] : [t('extensions.attempts', { count: moreAttempts })]),
  ];
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Box minW="0">
          {group ? (
            <Text fontWeight="semibold">{name}</Text>
          ) : (
            <TitleLink to={paths.courseLearner(ids.courseId, person.userId)}>{name}</TitleLink>
          )}
          <Text>{said.join(' · ')}</Text>
          <Text overflowWrap="anywhere">{reason}</Text>
          <Text textStyle="sm" color="fg.muted">
            {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
          </Text>
        </Box>
        <Flex gap="2" align="flex-start">
          <Button
            size="sm"
            variant="outline"
            aria-label={t('extensions.changeOf', { name })}
            onClick={() => setAsking('change')}
          >
            {t('extensions.change')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('extensions.removeOf', { name })}
            onClick={() => setAsking('remove')}
          >
            {t('extensions.remove')}
          </Button>
        </Flex>
      </Flex>
      {asking === 'change' && (
        <ExtensionDialog ids={ids} people={[person]} before={extension} onClose={close} />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('extensions.removeOf', { name })}
          text={t('extensions.removeText')}
          yes={t('extensions.remove')}
          no={t('cancel')}
          pending={remove.isPending}
          onYes={() =>
            remove.mutate({
              params: { ...ids, userId: person.userId },
              body: { version, extension: null },
            })
          }
          onClose={close}
        />
      )}
    </Box>
  );
}
