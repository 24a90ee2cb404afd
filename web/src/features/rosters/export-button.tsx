import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toCsv } from '#web/lib/csv.ts';
import { notifyPromise } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { collectRoster } from './collect-roster.ts';
import { localMinute, nameOfFile } from '#web/lib/export-words.ts';
import './texts.ts';
import type { RosterFilters } from './types.ts';

type Props = {
  courseId: string;
  /** The title in the name of the file. */
  courseTitle: string;
  filters: RosterFilters;
};

const head = [
  'name',
  'email',
  'state',
  'since',
  'enrolledAt',
  'done',
  'lessons',
  'activity',
  'payment',
  'reference',
] as const;

/** Columns that are left out where nobody of the list has anything in them. */
const occasional: readonly string[] = ['email', 'payment', 'reference'];

/** Hands over everybody of the list as it is filtered, also those of its other pages, for a spreadsheet. */
export function ExportButton({ courseId, courseTitle, filters }: Props) {
  const { t } = useTranslation('rosters');
  const [collected, setCollected] = useState<number | null>(null);
  const collect = async () => {
    const people = await collectRoster(courseId, filters, setCollected);
    const rows = people.map((person) => ({
      name: person.name,
      email: person.email,
      state: t(`state.${person.state}`),
      since: localMinute(person.since),
      enrolledAt: localMinute(person.enrolledAt),
      done: person.doneBlocks,
      lessons: person.lessons,
      activity: person.lastActivityAt && localMinute(person.lastActivityAt),
      payment: person.payment && t(`export.payment.${person.payment.kind}`),
      reference: person.payment?.reference ?? null,
    }));
    // Whoever may not see addresses gets no empty column for them, and a course without a price none for payments.
    const shown = head.filter(
      (name) => !occasional.includes(name) || rows.some((row) => row[name] !== null),
    );
    saveFile(
      nameOfFile(t('export.file'), courseTitle),
      toCsv([
        shown.map((name) => t(`export.head.${name}`)),
        ...rows.map((row) => shown.map((name) => row[name])),
      ]),
      'text/csv;charset=utf-8',
    );
  };
  const save = () => {
    setCollected(0);
    void notifyPromise(
      collect().finally(() => setCollected(null)),
      {
        loading: { title: t('export.loading') },
        success: { title: t('export.done') },
        error: { title: t('export.failed') },
      },
    );
  };
  return (
    <Button variant="outline" size="sm" disabled={collected !== null} onClick={save}>
      {collected === null ? t('export.action') : t('export.collecting', { count: collected })}
    </Button>
  );
}
