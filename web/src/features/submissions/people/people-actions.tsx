import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ExcuseDialog } from '../extensions/excuse-dialog.tsx';
import { ExtensionDialog } from '../extensions/extension-dialog.tsx';
import '../texts.ts';
import type { AssignmentIds, Someone } from '../types.ts';

type Props = {
  ids: AssignmentIds;
  people: readonly Someone[];
  /** Whom each of them stands for, who are excused one by one; left out: nobody else. */
  everybody?: readonly Someone[];
  onDone?: () => void;
};

/** What is decided of people: other dates, or that they are excused. Nothing where nobody's name is known. */
export function PeopleActions({ ids, people, everybody = people, onDone }: Props) {
  const { t } = useTranslation('submissions');
  const [asking, setAsking] = useState<'extend' | 'excuse' | null>(null);
  if (people.length === 0) return null;
  const close = () => setAsking(null);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking('extend')}>
        {t('extend.action')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking('excuse')}>
        {t('excuse.action')}
      </Button>
      {asking === 'extend' && (
        <ExtensionDialog ids={ids} people={people} before={null} onClose={close} onDone={onDone} />
      )}
      {asking === 'excuse' && (
        <ExcuseDialog ids={ids} people={everybody} onClose={close} onDone={onDone} />
      )}
    </>
  );
}
