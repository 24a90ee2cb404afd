import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Docked } from '#web/components/ui/docked.tsx';
import './texts.ts';

/** The time in which something that was removed can be put back, in milliseconds. */
const offeredFor = 10_000;

type Props = { words: string; onUndo: () => void; onOver: () => void };

/** Says what was removed and offers to put it back, for as long as nobody leaves it: who is on it has all the time. */
export function RemovedBar({ words, onUndo, onOver }: Props) {
  const { t } = useTranslation('build');
  const bar = useRef<HTMLDivElement>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      if (bar.current?.contains(document.activeElement) || bar.current?.matches(':hover')) return;
      over();
    }, offeredFor);
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => clearInterval(timer);
  }, []);
  return (
    <Docked
      ref={bar}
      align="center"
      justify="space-between"
      gap="4"
      wrap="wrap"
      borderWidth="1px"
      px="4"
      py="2.5"
    >
      <span role="status">{words}</span>
      <Button size="sm" variant="outline" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Docked>
  );
}
