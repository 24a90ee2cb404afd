import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { PeopleActions } from '../people/people-actions.tsx';
import { ReleaseDialog } from '../releases/release-dialog.tsx';
import '../texts.ts';
import type { AssignmentIds, SubmissionRow } from '../types.ts';

type Props = { ids: AssignmentIds; rows: readonly SubmissionRow[]; onClear: () => void };

/** The actions on all chosen submissions. */
export function SelectionBar({ ids, rows, onClear }: Props) {
  const { t } = useTranslation('submissions');
  const [releasing, setReleasing] = useState(false);
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
        <PeopleActions ids={ids} people={people} everybody={everybody} onDone={onClear} />
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </BulkToolbar>
      {releasing && (
        <ReleaseDialog
          ids={ids}
          submissionIds={ready.map(({ submissionId }) => submissionId)}
          count={ready.length}
          onClose={() => setReleasing(false)}
          onDone={onClear}
        />
      )}
    </>
  );
}
