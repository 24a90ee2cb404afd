import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import './texts.ts';
import type { GroupSet, SetIds } from './types.ts';

/** The groups of a set that students choose from, with the places that are left; one comes in, moves or leaves. */
export function GroupsToChoose({ ids, set }: { ids: SetIds; set: GroupSet }) {
  const { t } = useTranslation('groups');
  const { local } = useLanguage();
  const list = useInfiniteQuery(groupQueries.list(ids.courseId, ids.setId));
  // The button that was pressed goes: the focus goes to what has changed.
  const onSuccess = () => document.getElementById(set.setId)?.focus();
  const invalidates = [groupQueries.all];
  const join = useWrite('groups.join', {
    meta: { invalidates, success: t('own.joined') },
    onSuccess,
    // Somebody took the last place: the list says where there is one.
    onError: () => void list.refetch(),
  });
  const leave = useWrite('groups.leave', {
    meta: { invalidates, success: t('own.left') },
    onSuccess,
  });
  const isBusy = join.isPending || leave.isPending;
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('loading')} />}
      empty={<Text mt="3">{t('own.noGroups')}</Text>}
      failed={ErrorNote}
    >
      {(groups) => (
        <Box as="ul" listStyleType="none" mt="4" aria-label={t('listed')}>
          {groups.map(({ groupId, name, size, isOwn }) => {
            const words = local(name).text;
            const isFull = size >= set.mostMembers;
            const params = { ...ids, groupId };
            return (
              <Box as="li" key={groupId} borderTopWidth="1px" py="3">
                <Flex gap="3" wrap="wrap" align="center" justify="space-between">
                  <div>
                    <Text fontWeight="semibold">{words}</Text>
                    <Text textStyle="sm" color="fg.muted">
                      {t('places', { size, count: set.mostMembers })}
                    </Text>
                  </div>
                  {isOwn ? (
                    <Button
                      size="sm"
                      variant="outline"
                      disabled={isBusy}
                      aria-label={t('own.leaveOf', { name: words })}
                      onClick={() => leave.mutate({ params })}
                    >
                      {t('own.leave')}
                    </Button>
                  ) : isFull ? (
                    <Text color="fg.muted">{t('own.full')}</Text>
                  ) : (
                    <Button
                      size="sm"
                      disabled={isBusy}
                      aria-label={t('own.joinOf', { name: words })}
                      onClick={() => join.mutate({ params, body: {} })}
                    >
                      {t('own.join')}
                    </Button>
                  )}
                </Flex>
              </Box>
            );
          })}
        </Box>
      )}
    </PagedList>
  );
}
