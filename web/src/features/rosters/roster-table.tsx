import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { RosterRow } from './roster-row.tsx';
import './texts.ts';
import type { RosterEntry } from './types.ts';

type Props = {
  courseId: string;
  people: RosterEntry[];
  state: RosterEntry['state'];
  /** Whether the course has a price: who is let in has paid. */
  priced: boolean;
  /** The list that they are of, as the query of an address. */
  listed: string;
};

/** A page of a course's people. */
export function RosterTable({ courseId, people, state, priced, listed }: Props) {
  const { t } = useTranslation('rosters');
  return (
    <DataTable aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.progress')}</th>
          <th scope="col">{t('head.activity')}</th>
          <th scope="col">{t(`sinceState.${state}`)}</th>
          <th scope="col">{t('head.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <RosterRow
            key={person.userId}
            courseId={courseId}
            person={person}
            priced={priced}
            listed={listed}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
