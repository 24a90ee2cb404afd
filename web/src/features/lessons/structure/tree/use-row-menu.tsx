import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type OfferedKind, offeredKinds } from '#shared/blocks/registry.ts';
import { builderOf } from '#web/blocks/builders.ts';
import '#web/blocks/texts.ts';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import { useOutlineContext } from '../outline-context.ts';
import { OutlineIcon } from '../outline-icon.tsx';
import '../texts.ts';

type Ways = {
  rename: (id: string, selectAll: boolean) => void;
  add: (moduleId: string, kind: OfferedKind) => void;
  move: (ids: readonly string[]) => void;
  bin: (ids: readonly string[]) => void;
};

/** The actions on a row, and the kinds of blocks that can be added. */
export function useRowMenu({ rename, add, move, bin }: Ways) {
  const { t } = useTranslation(['structure', 'blocks']);
  const { course, commands, open } = useOutlineContext();
  const navigate = useNavigate();
  const ofRow = (id: string): MenuItem[] => {
    const block = course.blocks.find(({ blockId }) => blockId === id);
    const row = block ?? course.modules.find(({ moduleId }) => moduleId === id);
    if (!row) return [];
    const ids = [id];
    const to = row.published ? 'unpublish' : 'publish';
    const builder = block ? builderOf(block.kind, block.blockId) : null;
    return [
      ...(builder === null
        ? []
        : [
            {
              label: t('menu.build'),
              icon: <Icon name="pen" />,
              onChoose: () => void navigate(builder),
            },
          ]),
      {
        label: t('menu.rules'),
        icon: <Icon name="gear" />,
        keys: 'Alt+Enter',
        onChoose: () => open(id, 'rules'),
      },
      {
        label: t('menu.rename'),
        icon: <Icon name="pen" />,
        keys: 'F2',
        onChoose: () => rename(id, true),
      },
      {
        label: t(`do.${to}`),
        icon: <Icon name="globe" />,
        onChoose: () => void commands.all(to, ids),
      },
      {
        label: t('menu.up'),
        icon: <Icon name="chevronUp" />,
        keys: 'Alt+ArrowUp',
        onChoose: () => void commands.nudge(ids, -1),
      },
      {
        label: t('menu.down'),
        icon: <Icon name="chevronDown" />,
        keys: 'Alt+ArrowDown',
        onChoose: () => void commands.nudge(ids, 1),
      },
      { label: t('do.move'), icon: <Icon name="arrowRight" />, onChoose: () => move(ids) },
      {
        label: t('do.copy'),
        icon: <Icon name="grid" />,
        onChoose: () => void commands.copy(ids),
      },
      ...(block
        ? []
        : [{ label: t('add.block'), icon: <Icon name="plus" />, onChoose: () => add(id, 'text') }]),
      {
        label: t('do.bin'),
        icon: <OutlineIcon name="trash" />,
        keys: 'Delete',
        onChoose: () => bin(ids),
      },
    ];
  };
  const ofKinds = (moduleId: string): MenuItem[] =>
    offeredKinds.map((kind) => ({
      label: t(`blocks:kind.${kind}`),
      icon: <Icon name={lookOf(kind).icon} />,
      onChoose: () => add(moduleId, kind),
    }));
  return { ofRow, ofKinds };
}
