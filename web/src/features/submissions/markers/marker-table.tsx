import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import { SectionsDialog } from './sections-dialog.tsx';
import './texts.ts';
import type { CourseMarker, Section } from './types.ts';

type Props = {
  courseId: string;
  markers: readonly CourseMarker[];
  /** null: they are not known yet. */
  sections: readonly Section[] | null;
};

/** Who marks in a course, the sections of each, and what can be done with them. */
export function MarkerTable({ markers, ...props }: Props) {
  const { t } = useTranslation('markers');
  return (
    <DataTable aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.sections')}</th>
          <th scope="col">{t('head.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {markers.map((marker) => (
          <Row key={marker.userId} marker={marker} {...props} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ courseId, marker, sections }: Omit<Props, 'markers'> & { marker: CourseMarker }) {
  const { t } = useTranslation('markers');
  const { language, local } = useLanguage();
  const [open, setOpen] = useState<'sections' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = useWrite('submissions.removeMarker', {
    meta: { invalidates: [submissionQueries.all], success: t('remove.done') },
    onSuccess: close,
  });
  const { userId, groupIds } = marker;
  const name = marker.name || t('nameless');
  const names = groupIds.map((groupId) => {
    const section = sections?.find((one) => one.groupId === groupId);
    return section ? local(section.name).text : t('goneSection');
  });
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('head.sections')}>
        {names.length === 0 ? t('noSections') : sections === null ? '…' : listed}
      </td>
      <td>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('sections.actionOf', { name })}
            disabled={sections === null}
            onClick={() => setOpen('sections')}
          >
            {t('sections.action')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('remove.actionOf', { name })}
            onClick={() => setOpen('remove')}
          >
            {t('remove.action')}
          </Button>
        </Flex>
        {open === 'sections' && sections && (
          <SectionsDialog
            courseId={courseId}
            marker={marker}
            name={name}
            sections={sections}
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            title={t('remove.title', { name })}
            text={t('remove.text')}
            yes={t('remove.yes')}
            no={t('cancel')}
            pending={remove.isPending}
            onYes={() => remove.mutate({ params: { courseId, userId } })}
            onClose={close}
          />
        )}
      </td>
    </tr>
  );
}
