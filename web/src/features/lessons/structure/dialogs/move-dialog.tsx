import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { treeOf } from '../model/tree.ts';
import { useOutlineContext } from '../outline-context.ts';
import { Choice } from '../rules/choice.tsx';
import '../texts.ts';

type Props = { ids: readonly string[]; onClose: () => void };

/** Moves rows to a place that is chosen from lists: the way for those who cannot drag, and for far away. */
export function MoveDialog({ ids, onClose }: Props) {
  const { t } = useTranslation('structure');
  const { local } = useLanguage();
  const { course, commands } = useOutlineContext();
  const tree = treeOf(course);
  const moving = new Set(ids);
  const areModules = course.modules.some(({ moduleId }) => moving.has(moduleId));
  const home = course.blocks.find(({ blockId }) => moving.has(blockId))?.moduleId;
  const [moduleId, setModuleId] = useState(home ?? tree[0]?.module.moduleId ?? '');
  const [after, setAfter] = useState('');
  const branch = tree.find(({ module }) => module.moduleId === moduleId);
  const others = areModules
    ? tree.map(({ module }) => ({ id: module.moduleId, title: module.title }))
    : (branch?.blocks ?? []).map(({ blockId, title }) => ({ id: blockId, title }));
  const places = [
    { value: '', label: t('move.first') },
    ...others
      .filter(({ id }) => !moving.has(id))
      .map(({ id, title }) => ({
        value: id,
        label: t('move.behind', { title: local(title).text }),
      })),
  ];
  const go = () => {
    onClose();
    const place = after === '' ? null : after;
    if (areModules) void commands.moveModules(ids, place);
    else void commands.moveBlocks(ids, { moduleId, after: place });
  };
  return (
    <FormDialog
      title={t('move.title', { count: ids.length })}
      yes={t('move.go')}
      no={t('cancel')}
      onSubmit={go}
      onClose={onClose}
    >
      {!areModules && (
        <Choice
          label={t('move.module')}
          value={moduleId}
          choices={tree.map(({ module }) => ({
            value: module.moduleId,
            label: local(module.title).text,
          }))}
          onChange={(next) => {
            setModuleId(next);
            setAfter('');
          }}
        />
      )}
      <Choice label={t('move.place')} value={after} choices={places} onChange={setAfter} />
    </FormDialog>
  );
}
