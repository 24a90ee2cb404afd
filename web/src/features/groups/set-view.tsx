import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { DivideDialog } from './divide-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupTable } from './group-table.tsx';
import { PeoplePlacing } from './people-placing.tsx';
import { SetDialog } from './set-dialog.tsx';
import './texts.ts';
import type { GroupSet } from './types.ts';
import { useSetWords } from './use-set-words.ts';

type Open = 'change' | 'divide' | 'group' | 'remove';

type Props = {
  courseId: string;
  set: GroupSet;
  /** Whether it was just made to be divided by chance. */
  divides: boolean;
  onGone: () => void;
};

/** One set: its rules, its groups, who is in which of them, and how far a division by chance has come. */
export function SetView({ courseId, set, divides, onGone }: Props) {
  const { t } = useTranslation('groups');
  const { local } = useLanguage();
  const wordsOf = useSetWords();
  const ids = { courseId, setId: set.setId };
  const [open, setOpen] = useState<Open | null>(divides ? 'divide' : null);
  const close = () => setOpen(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Whoever comes from the list or has just made the set had the focus on what is gone.
  const isLed = key !== 'default';
  useEffect(() => {
    if (isLed) heading.current?.focus();
  }, [isLed]);
  const list = useInfiniteQuery(groupQueries.list(courseId, set.setId));
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    // People are put into any of them: all are there to choose from.
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const groups = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const remove = useWrite('groups.removeSet', {
    meta: { invalidates: [groupQueries.all], success: t('set.removed') },
    onSuccess: onGone,
  });
  const name = local(set.name).text;
  const { allotment } = set;
  return (
    <section aria-labelledby="set">
      <TextLink to="?">{t('back')}</TextLink>
      <Flex gap="3" wrap="wrap" align="center" mt="4">
        <Heading as="h2" size="2xl" id="set" ref={heading} tabIndex={-1} outline="none">
          {name}
        </Heading>
        {set.isSections && <Badge>{t('sections')}</Badge>}
      </Flex>
      <Text color="fg.muted" mt="1" mb="4">
        {wordsOf(set)}
      </Text>
      <Flex gap="3" wrap="wrap" mb="6">
        <Button onClick={() => setOpen('group')}>{t('group.new')}</Button>
        <Button variant="outline" onClick={() => setOpen('divide')}>
          {t('divide.title')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('change')}>
          {t('set.change')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('remove')}>
          {t('set.remove')}
        </Button>
      </Flex>
      {allotment?.state === 'running' && (
        <Flex align="center" gap="3" mb="6" role="status">
          <Meter
            percent={Math.round((100 * allotment.placed) / Math.max(1, allotment.of))}
            label={t('divide.title')}
            words={t('divide.sofar', { count: allotment.of, placed: allotment.placed })}
          />
          <Text textStyle="sm">
            {t('divide.sofar', { count: allotment.of, placed: allotment.placed })}
          </Text>
        </Flex>
      )}
      {list.isPending && <RowsSkeleton label={t('loading')} />}
      {list.isError && !list.data && (
        <ErrorNote error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && set.groups === 0 && <Text>{t('noGroups')}</Text>}
      {groups.length > 0 && <GroupTable ids={ids} groups={groups} most={set.mostMembers} />}
      <PeoplePlacing ids={ids} groups={groups} />
      {open === 'group' && <GroupDialog ids={ids} group={null} onClose={close} />}
      {open === 'divide' && <DivideDialog ids={ids} most={set.mostMembers} onClose={close} />}
      {open === 'change' && (
        <SetDialog courseId={courseId} set={set} onSaved={close} onClose={close} />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('set.removeOf', { name })}
          text={t('set.removeText', { count: set.groups })}
          yes={t('set.remove')}
          no={t('cancel')}
          pending={remove.isPending}
          onYes={() => remove.mutate({ params: ids })}
          onClose={close}
        />
      )}
    </section>
  );
}
