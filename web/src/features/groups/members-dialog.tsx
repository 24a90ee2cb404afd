import { useTranslation } from 'react-i18next';
import { Modal } from '#web/components/ui/modal.tsx';
import { MemberNames } from './member-names.tsx';
import './texts.ts';
import type { SetIds } from './types.ts';

type Props = { ids: SetIds; groupId: string; name: string; onClose: () => void };

/** All who are in a group. */
export function MembersDialog({ ids, groupId, name, onClose }: Props) {
  const { t } = useTranslation('groups');
  return (
    <Modal title={t('group.membersOf', { name })} onClose={onClose}>
      <MemberNames ids={ids} groupId={groupId} label={t('head.members')} />
    </Modal>
  );
}
