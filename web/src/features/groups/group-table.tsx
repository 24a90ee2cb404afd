import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { GroupDialog } from './group-dialog.tsx';
import { MembersDialog } from './members-dialog.tsx';
import './texts.ts';
import type { GroupRow, SetIds } from './types.ts';

type Props = { ids: SetIds; groups: readonly GroupRow[]; most: number };

/** The groups of a set with their places, the first of their members, and what can be done with each. */
export function GroupTable({ ids, groups, most }: Props) {
  const { t } = useTranslation('groups');
  return (
    <DataTable aria-label={t('listed')}>
      <thead>
        <tr>
          <th scope="col">{t('head.group')}</th>
          <th scope="col">{t('head.places')}</th>
          <th scope="col">{t('head.members')}</th>
          <th scope="col">{t('head.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Row key={group.groupId} ids={ids} group={group} most={most} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ ids, group, most }: { ids: SetIds; group: GroupRow; most: number }) {
  const { t } = useTranslation('groups');
  const { language, local } = useLanguage();
  const [open, setOpen] = useState<'rename' | 'remove' | 'members' | null>(null);
  const close = () => setOpen(null);
  const remove = useWrite('groups.remove', {
    meta: { invalidates: [groupQueries.all], success: t('group.removed') },
    onSuccess: close,
  });
  const name = local(group.name).text;
  const names = group.members.map((one) => one.name || t('nameless'));
  const more = group.size - names.length;
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    more > 0 ? [...names, t('more', { count: more })] : names,
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('head.places')}>{t('places', { size: group.size, count: most })}</td>
      <td data-label={t('head.members')}>{group.size === 0 ? t('nobody') : listed}</td>
      <td>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {more > 0 && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('group.allOf', { name })}
              onClick={() => setOpen('members')}
            >
              {t('group.all')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={t('group.renameOf', { name })}
            onClick={() => setOpen('rename')}
          >
            {t('group.rename')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('group.removeOf', { name })}
            onClick={() => setOpen('remove')}
          >
            {t('group.remove')}
          </Button>
        </Flex>
        {open === 'members' && (
          <MembersDialog ids={ids} groupId={group.groupId} name={name} onClose={close} />
        )}
        {open === 'rename' && <GroupDialog ids={ids} group={group} onClose={close} />}
        {open === 'remove' && (
          <ConfirmDialog
            title={t('group.removeOf', { name })}
            text={t('group.removeText', { count: group.size })}
            yes={t('group.remove')}
            no={t('cancel')}
            pending={remove.isPending}
            onYes={() => remove.mutate({ params: { ...ids, groupId: group.groupId } })}
            onClose={close}
          />
        )}
      </td>
    </tr>
  );
}
