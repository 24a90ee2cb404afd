import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AssignDialog } from '../markers/assign-dialog.tsx';
import { markerQueries } from '../markers/queries.ts';
import '../markers/texts.ts';
import { PeopleActions } from '../people/people-actions.tsx';
import { ReleaseDialog } from '../releases/release-dialog.tsx';
import '../texts.ts';
import type { AssignmentIds, MarksRelease, SubmissionRow } from '../types.ts';

type Props = {
  ids: AssignmentIds;
  rows: readonly SubmissionRow[];
  onClear: () => void;
  onReleased: (release: MarksRelease) => void;
};

/** The actions on all chosen submissions. */
export function SelectionBar({ ids, rows, onClear, onReleased }: Props) {
  const { t } = useTranslation(['submissions', 'markers']);
  const [releasing, setReleasing] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const markers = useQuery(markerQueries.list(ids.courseId)).data?.items ?? [];
  const ready = rows.filter(({ state }) => state === 'marked');
  const { local } = useLanguage();
  // What is decided of one of a group in its name holds for all of it.
  const people = rows.flatMap(({ person, group }) =>
    person === null ? [] : [{ ...person, ...(group && { name: local(group.name).text }) }],
  );
  const everybody = rows.flatMap(({ person, group }) => group?.members ?? person ?? []);
  return (
    <>
      <BulkToolbar label={t('bulk.label')} chosen={t('bulk.chosen', { count: rows.length })}>
        {ready.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => setReleasing(true)}>
            {t('release.some', { count: ready.length })}
          </Button>
        )}
        {markers.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => setAssigning(true)}>
            {t('markers:assign.action')}
          </Button>
        )}
        <PeopleActions ids={ids} people={people} everybody={everybody} onDone={onClear} />
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </BulkToolbar>
      {assigning && (
        <AssignDialog
          ids={ids}
          submissionIds={rows.map(({ submissionId }) => submissionId)}
          markers={markers}
          onClose={() => setAssigning(false)}
          onDone={onClear}
        />
      )}
      {releasing && (
        <ReleaseDialog
          ids={ids}
          submissionIds={ready.map(({ submissionId }) => submissionId)}
          count={ready.length}
          isPlanned={ready.some(({ releasedAt }) => releasedAt !== null)}
          onClose={() => setReleasing(false)}
          onDone={(release) => {
            onClear();
            onReleased(release);
          }}
        />
      )}
    </>
  );
}
