import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { useSubmitterName } from '../use-submitter-name.ts';
import type { Fault } from './open-files.ts';
import type { FilesPlan } from './plan-files.ts';
import './texts.ts';

/** What would be given to whom, and why the rest is for nobody. */
export function FilesReport({ plan: { given, faults, idle } }: { plan: FilesPlan }) {
  const { t } = useTranslation('broughtBack');
  const nameOf = useSubmitterName();
  const notGiven = {
    heads: [t('file'), t('because')],
    more: (count: number) => t('more', { count }),
    children: ({ path, because }: Fault) => (
      <tr key={`${because} ${path}`}>
        <th scope="row">{path.slice(0, 200)}</th>
        <td data-label={t('because')}>{t(`reasons.${because}`)}</td>
      </tr>
    ),
  };
  const rows = given.flatMap(({ work, files }) => files.map((file) => ({ work, ...file })));
  return (
    <>
      <ReportLead>{t('sums', { count: given.length })}</ReportLead>
      <SomeRows
        title={t('given')}
        heads={[t('who'), t('file')]}
        rows={rows}
        more={(count) => t('more', { count })}
      >
        {({ work, entry, name, replaces }) => (
          <tr key={entry.path}>
            <th scope="row">{nameOf(work)}</th>
            <td data-label={t('file')}>{replaces ? t('replaces', { name }) : name}</td>
          </tr>
        )}
      </SomeRows>
      <SomeRows title={t('faults', { count: faults.length })} rows={faults} {...notGiven} />
      <SomeRows title={t('idle', { count: idle.length })} rows={idle} isFolded {...notGiven} />
      {given.length > 0 && <Text mt="5">{t('then')}</Text>}
    </>
  );
}
