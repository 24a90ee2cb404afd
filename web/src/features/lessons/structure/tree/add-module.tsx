import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import '../texts.ts';

type Props = { first?: boolean; onClick: () => void };

/** Begins another module; the first of a course is what its page asks for. */
export function AddModule({ first = false, onClick }: Props) {
  const { t } = useTranslation('structure');
  return (
    <Button variant={first ? 'primary' : 'outline'} onClick={onClick}>
      <Icon name="plus" />
      {t('add.module')}
    </Button>
  );
}
