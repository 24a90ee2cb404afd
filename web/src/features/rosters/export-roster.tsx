import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/components/ui/export-button.tsx';
import { localMinute } from '#web/lib/export-words.ts';
import { collectRoster } from './collect-roster.ts';
import './texts.ts';
import type { RosterFilters } from './types.ts';

type Props = {
  courseId: string;
  /** The title in the name of the file. */
  courseTitle: string;
  filters: RosterFilters;
};

const columns = [
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

/** Whoever may not see addresses gets no empty column for them, and a course without a price none for payments. */
const occasional = ['email', 'payment', 'reference'] as const;

/** Hands over everybody of the list as it is filtered, also those of its other pages, for a spreadsheet. */
export function ExportRoster({ courseId, courseTitle, filters }: Props) {
  const { t } = useTranslation('rosters');
  const collect = async (onCollected: (count: number) => void) => {
    const people = await collectRoster(courseId, filters, onCollected);
    return people.map((person) => ({
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
  };
  return (
    <ExportButton
      words={{
        action: t('export.action'),
        collecting: (count) => t('export.collecting', { count }),
        loading: t('export.loading'),
        done: t('export.done'),
        failed: t('export.failed'),
        file: t('export.file'),
        head: (name) => t(`export.head.${name}`),
      }}
      title={courseTitle}
      columns={columns}
      occasional={occasional}
      collect={collect}
    />
  );
}
