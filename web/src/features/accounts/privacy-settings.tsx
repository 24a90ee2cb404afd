import { useQueryClient } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { erasureWaitDays } from '#shared/policies/erasure.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notifyPromise } from '#web/lib/notify.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Section } from './section.tsx';
import './texts.ts';
import type { OwnProfile } from './types.ts';
import { withBytes } from './with-bytes.ts';

/** The own data to take along, and the wish to be deleted, which can be taken back. */
export function PrivacySettings({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'errors']);
  const [exporting, setExporting] = useState(false);
  const collect = async () => {
    const data = await api('accounts.exportMe');
    const photos = await Promise.all(data.photos.map(withBytes));
    saveFile(
      `aula-virtual-${data.exportedAt.slice(0, 10)}.json`,
      JSON.stringify({ ...data, photos }, null, 2),
    );
  };
  const download = () => {
    setExporting(true);
    void notifyPromise(
      collect().finally(() => setExporting(false)),
      {
        loading: { title: t('export.working') },
        success: { title: t('export.done') },
        error: (cause) => ({ title: t(`errors:${errorKey(cause)}`) }),
      },
    );
  };
  return (
    <>
      <Section title={t('export.title')} lead={t('export.lead')}>
        <Button variant="outline" disabled={exporting} onClick={download}>
          {t('export.action')}
        </Button>
      </Section>
      <Section title={t('deletion.title')} lead={t('deletion.lead', { days: erasureWaitDays })}>
        <Deletion profile={profile} />
      </Section>
    </>
  );
}

function Deletion({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const take = (next: OwnProfile) => {
    client.setQueryData(accountQueries.me().queryKey, next);
    setAsking(false);
  };
  const ask = useWrite('accounts.requestDeletion', {
    meta: { invalidates: [['accounts', 'me']], success: t('deletion.asked') },
    onSuccess: take,
  });
  const cancel = useWrite('accounts.cancelDeletion', {
    meta: { success: t('deletion.cancelled') },
    onSuccess: take,
  });
  const { deletionRequestedAt, erasureDueAt } = profile;
  const due = erasureDueAt !== null;
  if (deletionRequestedAt !== null || due) {
    return (
      <Notice kind="warning">
        <Text mb="3">
          {due
            ? t('deletion.ordered', { date: formatMinute(erasureDueAt, language) })
            : t('deletion.waiting', {
                date: formatDate(deletionRequestedAt ?? '', language),
                days: erasureWaitDays,
              })}
        </Text>
        <Button variant="outline" disabled={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t(due ? 'deletion.keep' : 'deletion.cancel')}
        </Button>
      </Notice>
    );
  }
  if (!asking) {
    return (
      <Button variant="outline" color="fg.error" onClick={() => setAsking(true)}>
        {t('deletion.action')}
      </Button>
    );
  }
  return (
    <Flex role="group" aria-label={t('deletion.title')} direction="column" gap="3" maxW="60ch">
      <Text>{t('deletion.question')}</Text>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="error"
          autoFocus
          disabled={ask.isPending}
          onClick={() => ask.mutate({ body: { version: profile.version } })}
        >
          {t('deletion.yes')}
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          {t('deletion.no')}
        </Button>
      </Flex>
    </Flex>
  );
}
