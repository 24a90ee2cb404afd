import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import '../texts.ts';

type Props = { id: string; module: string; active: boolean };

/** The end of a module, where something is added to it. */
export const AddRow = memo(function AddRow({ id, module, active }: Props) {
  const { t } = useTranslation('structure');
  const name = t('add.to', { module });
  return (
    <div
      role="row"
      data-row={id}
      data-kind="add"
      aria-label={name}
      aria-level={2}
      tabIndex={active ? 0 : -1}
    >
      <div role="gridcell">
        <button
          type="button"
          className="add"
          data-do="kinds"
          aria-haspopup="menu"
          aria-label={name}
          tabIndex={active ? 0 : -1}
        >
          <Icon name="plus" />
          {t('add.here')}
        </button>
      </div>
    </div>
  );
});
