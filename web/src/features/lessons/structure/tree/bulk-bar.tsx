import { useTranslation } from 'react-i18next';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useOutlineContext } from '../outline-context.ts';
import '../texts.ts';

type Props = {
  ids: readonly string[];
  onClear: () => void;
  onMove: (ids: readonly string[]) => void;
  onRule: (rule: 'release' | 'completion', ids: readonly string[]) => void;
  onBin: (ids: readonly string[]) => void;
};

/** The actions on all that is chosen, at the foot of the window while something is. */
export function BulkBar({ ids, onClear, onMove, onRule, onBin }: Props) {
  const { t } = useTranslation('structure');
  const { course, commands } = useOutlineContext();
  if (ids.length === 0) return null;
  const modules = course.modules.filter(({ moduleId }) => ids.includes(moduleId)).length;
  const alike = modules === 0 || modules === ids.length;
  return (
    <BulkToolbar label={t('bulk.label')} chosen={t('bulk.chosen', { count: ids.length })}>
      {(['publish', 'unpublish'] as const).map((what) => (
        <Button key={what} size="sm" variant="outline" onClick={() => void commands.all(what, ids)}>
          {t(`do.${what}`)}
        </Button>
      ))}
      {alike && (
        <Button size="sm" variant="outline" onClick={() => onMove(ids)}>
          {t('do.move')}
        </Button>
      )}
      {modules < ids.length &&
        (['release', 'completion'] as const).map((rule) => (
          <Button key={rule} size="sm" variant="outline" onClick={() => onRule(rule, ids)}>
            {t(`bulk.${rule}`)}
          </Button>
        ))}
      {alike && (
        <Button size="sm" variant="outline" onClick={() => void commands.copy(ids)}>
          {t('do.copy')}
        </Button>
      )}
      <Button size="sm" variant="outline" color="fg.error" onClick={() => onBin(ids)}>
        {t('do.bin')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </BulkToolbar>
  );
}
