import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { paths } from '#shared/screens.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { ChooseAll, ChooseOne } from '#web/components/ui/choose-rows.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { PeopleRows } from '#web/course/people-rows.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds } from '../types.ts';
import { PeopleActions } from './people-actions.tsx';

// Whoever sets a status for several asks for it.
const MissingDialog = lazy(() => import('../missing/missing-dialog.tsx'));

function GroupOf({ group }: { group: LocalizedText | null }) {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  return (
    <Text textStyle="sm" color="fg.muted">
      {group ? t('notSubmitted.group', { name: local(group).text }) : t('notSubmitted.noGroup')}
    </Text>
  );
}

function ExtendedTo({ at }: { at: string | null }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  if (at === null) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('notSubmitted.extended', { when: formatMinute(at, language) })}
    </Text>
  );
}

/** The students of the course who have handed in nothing, each with the way to them. */
export function NotSubmittedList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const [chosen, setChosen] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const list = useInfiniteQuery(submissionQueries.notSubmitted(ids));
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const isAnonymous = list.data.pages.some((page) => page.isAnonymous);
  const people = list.data.pages.flatMap(({ items }) => items);
  const isForGroups = list.data.pages.some((page) => page.isForGroups);
  const groups = new Map(people.map(({ userId, group }) => [userId, group]));
  const extended = new Map(people.map(({ userId, extendedTo }) => [userId, extendedTo]));
  const statuses = new Map(people.map(({ userId, mark }) => [userId, mark?.status]));
  const some = people.filter(({ userId }) => chosen.includes(userId));
  if (people.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        title={t(isAnonymous ? 'notSubmitted.hidden' : 'notSubmitted.empty')}
        text={t(isAnonymous ? 'notSubmitted.hiddenText' : 'notSubmitted.emptyText')}
        action={
          <ButtonLink variant="outline" to={paths.courseEnrollments(ids.courseId)}>
            {t('notSubmitted.toPeople')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Text color="fg.muted" mb="4">
        {t('notSubmitted.text')} {isForGroups && t('notSubmitted.groups')}{' '}
        {isAnonymous && t('notSubmitted.hiddenText')}
      </Text>
      <PeopleRows
        courseId={ids.courseId}
        label={t('views.notSubmitted')}
        people={people}
        nameless={t('nameless')}
        renderBelow={(userId) => (
          <>
            {isForGroups && <GroupOf group={groups.get(userId) ?? null} />}
            <ExtendedTo at={extended.get(userId) ?? null} />
            {statuses.get(userId) === 'missing' && <Badge>{t('missing.is')}</Badge>}
            {statuses.get(userId) === 'excused' && <Badge>{t('excused')}</Badge>}
          </>
        )}
        renderBefore={(userId, name) => (
          <ChooseOne
            id={userId}
            label={t('bulk.choose', { name })}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      />
      {people.length > 1 && (
        <ChooseAll all={people.map(({ userId }) => userId)} chosen={chosen} onChoose={setChosen}>
          {t('bulk.all')}
        </ChooseAll>
      )}
      <LoadMore list={list} />
      {some.length > 0 && (
        <BulkToolbar
          label={t('bulk.labelPeople')}
          chosen={t('bulk.chosen', { count: some.length })}
        >
          <PeopleActions ids={ids} people={some} onDone={() => setChosen([])} />
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            {t('missing.action')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setChosen([])}>
            {t('bulk.clear')}
          </Button>
        </BulkToolbar>
      )}
      {asking && (
        <Suspense>
          <MissingDialog ids={ids} people={some} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
