import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { lessonEditQueries } from './queries.ts';
import '#web/blocks/form/texts.ts';
import type { BlockIds } from './types.ts';
import { VersionDialog } from './versions/version-dialog.tsx';

/** The kept states of a block, newest first: who saved each and when, what has changed since, and the way back. */
export function BlockVersions(ids: BlockIds) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const list = useInfiniteQuery(lessonEditQueries.versions(ids));
  const [shown, setShown] = useState<{ version: number; title: string } | null>(null);
  return (
    <>
      <PagedList
        list={list}
        loading={<Skeleton h="8rem" borderRadius="l2" role="status" aria-label={t('loading')} />}
        empty={<Text color="fg.muted">{t('versions.none')}</Text>}
      >
        {(versions) => (
          <Flex as="ol" direction="column" listStyleType="none">
            {versions.map(({ version, savedAt, savedBy }) => {
              const when = formatMinute(savedAt, language);
              const title = t('versions.title', { when });
              return (
                <Flex
                  as="li"
                  key={version}
                  gap="3"
                  py="3"
                  align="center"
                  justify="space-between"
                  borderBottomWidth="1px"
                >
                  <div>
                    <Text fontWeight="medium">{when}</Text>
                    <Text textStyle="sm" color="fg.muted">
                      {savedBy.name === '' ? t('versions.somebody') : savedBy.name}
                    </Text>
                  </div>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('versions.compareOf', { when })}
                    onClick={() => setShown({ version, title })}
                  >
                    {t('versions.compare')}
                  </Button>
                </Flex>
              );
            })}
          </Flex>
        )}
      </PagedList>
      {shown && <VersionDialog {...ids} {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
