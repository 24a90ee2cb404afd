import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { peopleQuery } from './queries.ts';
import './texts.ts';
import type { GroupRow, SetIds } from './types.ts';
import { usePlace } from './use-place.ts';

type Props = { ids: SetIds; groups: readonly GroupRow[] };

/** The people of the course with their group: some are chosen, and put into a group together, by keys as by hand. */
export function PeoplePlacing({ ids, groups }: Props) {
  const { t } = useTranslation('groups');
  const { local } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<'without' | 'all'>('without');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [groupId, setGroupId] = useState('');
  const list = useInfiniteQuery(peopleQuery(ids, shown === 'without'));
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // Who is shown no more is chosen no more.
  const picked = people.filter(({ userId }) => chosen.has(userId)).map(({ userId }) => userId);
  const nameOf = (id: string | null) => {
    const group = groups.find((one) => one.groupId === id);
    return group ? local(group.name).text : t('people.none');
  };
  const { place, isPending } = usePlace(ids, () => {
    setChosen(new Set());
    // The row of actions goes: the focus does not go with it.
    heading.current?.focus();
  });
  const target = groups.find((one) => one.groupId === groupId) ?? groups[0];
  const toggle = (userId: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(userId)) next.add(userId);
      return next;
    });
  return (
    <Box as="section" mt="12" aria-labelledby="people">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
        <Heading as="h3" size="xl" id="people" ref={heading} tabIndex={-1} outline="none">
          {t('people.title')}
        </Heading>
        <Chooser
          label={t('people.shown')}
          value={shown}
          choices={(['without', 'all'] as const).map((value) => ({
            value,
            label: t(`people.${value}`),
          }))}
          onChoose={(value) => setShown(value === 'all' ? 'all' : 'without')}
        />
      </Flex>
      {list.isPending && <RowsSkeleton label={t('loading')} />}
      {list.isError && !list.data && (
        <ErrorNote error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && people.length === 0 && !list.hasNextPage && (
        <Text color="fg.muted">{t(shown === 'all' ? 'people.nobody' : 'people.everybodyIn')}</Text>
      )}
      <Box as="ul" listStyleType="none" aria-label={t('people.title')}>
        {people.map((person) => (
          <Box as="li" key={person.userId} borderTopWidth="1px">
            <CheckLine
              line={{ py: '3' }}
              checked={chosen.has(person.userId)}
              onChange={() => toggle(person.userId)}
            >
              <Text as="span" flex="1" fontWeight="medium" overflowWrap="anywhere">
                {person.name || t('nameless')}
              </Text>
              <Text as="span" color="fg.muted" textStyle="sm">
                {nameOf(person.groupId)}
              </Text>
            </CheckLine>
          </Box>
        ))}
      </Box>
      <LoadMore list={list} />
      {picked.length > 0 && (
        <BulkToolbar
          label={t('people.actions')}
          chosen={t('people.chosen', { count: picked.length })}
        >
          {target && (
            <>
              <Chooser
                label={t('people.target')}
                value={target.groupId}
                choices={groups.map((one) => ({
                  value: one.groupId,
                  label: local(one.name).text,
                }))}
                onChoose={setGroupId}
              />
              <Button size="sm" disabled={isPending} onClick={() => place(picked, target.groupId)}>
                {t('people.place')}
              </Button>
            </>
          )}
          {shown === 'all' && (
            <Button
              size="sm"
              variant="outline"
              disabled={isPending}
              onClick={() => place(picked, null)}
            >
              {t('people.takeOut')}
            </Button>
          )}
        </BulkToolbar>
      )}
    </Box>
  );
}
