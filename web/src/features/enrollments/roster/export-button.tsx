import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toCsv } from '#web/lib/csv.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { collectRoster } from './collect-roster.ts';
import './texts.ts';
import type { RosterFilters } from './types.ts';

type Props = { courseId: string; filters: RosterFilters };

/** Hands over everybody of the list as it is filtered, also those of its other pages, for a spreadsheet. */
export function ExportButton({ courseId, filters }: Props) {
  const { t } = useTranslation(['roster', 'errors']);
  const [collected, setCollected] = useState<number | null>(null);
  const save = async () => {
    setCollected(0);
    try {
      const people = await collectRoster(courseId, filters, setCollected);
      const head = ['name', 'state', 'since', 'enrolledAt', 'done', 'lessons', 'activity'] as const;
      const rows = people.map((person) => [
        person.name,
        t(`state.${person.state}`),
        person.since,
        person.enrolledAt,
        person.doneBlocks,
        person.lessons,
        person.lastActivityAt,
      ]);
      saveFile(
        `${t('export.file')}-${courseId}.csv`,
        toCsv([head.map((name) => t(`export.head.${name}`)), ...rows]),
        'text/csv;charset=utf-8',
      );
    } catch (error) {
      void notify('error', { title: t(`errors:${errorKey(error)}`) });
    } finally {
      setCollected(null);
    }
  };
  return (
    <Button variant="outline" size="sm" disabled={collected !== null} onClick={() => void save()}>
      {collected === null ? t('export.action') : t('export.collecting', { count: collected })}
    </Button>
  );
}
