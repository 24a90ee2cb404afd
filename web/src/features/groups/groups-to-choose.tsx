import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import './texts.ts';
import type { GroupSet, SetIds } from './types.ts';

/** Leaving a group, or moving to another one: the place in it may be somebody else's a moment later. */
type Asked = { to: 'leave' | 'move'; groupId: string; name: string };

/** The groups of a set that students choose from, with the places that are left; one comes in, moves or leaves. */
export function GroupsToChoose({ ids, set }: { ids: SetIds; set: GroupSet }) {
  const { t } = useTranslation('groups');
  const { local } = useLanguage();
  const list = useInfiniteQuery(groupQueries.list(ids.courseId, ids.setId));
  const [asked, setAsked] = useState<Asked | null>(null);
  // The button that was pressed goes: the focus goes to what has changed.
  const onSuccess = () => {
    // Nothing under a dialog takes the focus.
    flushSync(() => setAsked(null));
    document.getElementById(set.setId)?.focus();
  };
  const invalidates = [groupQueries.all];
  const join = useWrite('groups.join', {
    meta: { invalidates, success: t('own.joined') },
    onSuccess,
    // Somebody took the last place: the list says where there is one.
    onError: () => {
      setAsked(null);
      void list.refetch();
    },
  });
  const leave = useWrite('groups.leave', {
    meta: { invalidates, success: t('own.left') },
    onSuccess,
    onError: () => setAsked(null),
  });
  const isBusy = join.isPending || leave.isPending;
  const carryOut = ({ to, groupId }: Asked) => {
    const params = { ...ids, groupId };
    if (to === 'leave') leave.mutate({ params });
    else join.mutate({ params, body: {} });
  };
  return (
    <>
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
                        onClick={() => setAsked({ to: 'leave', groupId, name: words })}
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
                        onClick={() => {
                          const move: Asked = { to: 'move', groupId, name: words };
                          if (set.own) setAsked(move);
                          else carryOut(move);
                        }}
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
      {asked && (
        <ConfirmDialog
          title={t(`own.ask.${asked.to}`, { name: asked.name })}
          text={t('own.ask.text', { name: set.own ? local(set.own.name).text : asked.name })}
          yes={t(`own.ask.yes.${asked.to}`)}
          no={t('cancel')}
          pending={isBusy}
          onYes={() => carryOut(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
